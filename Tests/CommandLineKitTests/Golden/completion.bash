# Completion of ship for bash, written by the tool itself.

# Goes from the command $1 to its subcommand $2.
_ship_subcommand() {
  case "$1 $2" in
    'ship send')
      path='ship send' ;;
    'ship track')
      path='ship track' ;;
    'ship carrier' | 'ship carriers')
      path='ship carrier' ;;
    'ship completions')
      path='ship completions' ;;
    'ship help')
      path='ship help' ;;
    'ship carrier list' | 'ship carrier ls')
      path='ship carrier list' ;;
    'ship carrier add')
      path='ship carrier add' ;;
    'ship help send')
      path='ship help send' ;;
    'ship help track')
      path='ship help track' ;;
    'ship help carrier' | 'ship help carriers')
      path='ship help carrier' ;;
    'ship help completions')
      path='ship help completions' ;;
    'ship help carrier list' | 'ship help carrier ls')
      path='ship help carrier list' ;;
    'ship help carrier add')
      path='ship help carrier add' ;;
    *) return 1 ;;
  esac
}

# Says what can follow the command $1.
_ship_names() {
  case "$1" in
    'ship')
      once=('--color' '--config' '--version' '-h --help')
      repeatable=('-v --verbose')
      subcommands=('send' 'track' 'carrier' 'completions' 'help') ;;
    'ship send')
      once=('-w --weight' '--size' '-i --insured --no-insured' '-x --express' '--color' '-o --output --label-file' '--folder' '--carrier' '-b --batch' '-h --help')
      repeatable=('--tag' '-v --verbose')
      subcommands=() ;;
    'ship track')
      once=('--color' '--format' '-j --jobs' '--patience' '-1 --once' '-h --help')
      repeatable=('-v --verbose')
      subcommands=() ;;
    'ship carrier')
      once=('--color' '-h --help')
      repeatable=('-v --verbose')
      subcommands=('list' 'add') ;;
    'ship carrier list')
      once=('--color' '--names' '-h --help')
      repeatable=('-v --verbose')
      subcommands=() ;;
    'ship carrier add')
      once=('--color' '--key' '--port' '-h --help')
      repeatable=('-v --verbose')
      subcommands=() ;;
    'ship completions')
      once=('--color' '-h --help')
      repeatable=('-v --verbose')
      subcommands=() ;;
    'ship help')
      once=()
      repeatable=()
      subcommands=('send' 'track' 'carrier' 'completions') ;;
    'ship help carrier')
      once=()
      repeatable=()
      subcommands=('list' 'add') ;;
    *) return 1 ;;
  esac
}

# Says what is offered for the option $2 of the command $1.
_ship_value() {
  case "$1 $2" in
    'ship --color')
      action=(words 'auto' 'always' 'never') ;;
    'ship --config')
      action=(files 'json') ;;
    'ship send -w' | 'ship send --weight')
      action=(words) ;;
    'ship send --size')
      action=(words 'small' 'medium' 'large') ;;
    'ship send --tag')
      action=(words) ;;
    'ship send --color')
      action=(words 'auto' 'always' 'never') ;;
    'ship send -o' | 'ship send --output' | 'ship send --label-file')
      action=(files 'svg' 'png') ;;
    'ship send --folder')
      action=(directories) ;;
    'ship send --carrier')
      action=(run 'ship carrier list --names') ;;
    'ship send -b' | 'ship send --batch')
      action=(files) ;;
    'ship track --color')
      action=(words 'auto' 'always' 'never') ;;
    'ship track --format')
      action=(words 'text' 'json' 'csv' 'html' 'xml' 'yaml') ;;
    'ship track -j' | 'ship track --jobs')
      action=(words) ;;
    'ship track --patience')
      action=(words) ;;
    'ship carrier --color')
      action=(words 'auto' 'always' 'never') ;;
    'ship carrier list --color')
      action=(words 'auto' 'always' 'never') ;;
    'ship carrier add --color')
      action=(words 'auto' 'always' 'never') ;;
    'ship carrier add --key')
      action=(words) ;;
    'ship carrier add --port')
      action=(words) ;;
    'ship completions --color')
      action=(words 'auto' 'always' 'never') ;;
    *) return 1 ;;
  esac
}

# Says what is offered for the argument $2 of the command $1.
_ship_argument() {
  case "$1 $2" in
    'ship send 0')
      action=(words) ;;
    'ship send 1')
      action=(words) ;;
    'ship track '*)
      action=(words) ;;
    'ship carrier add 0')
      action=(words) ;;
    'ship carrier add 1')
      action=(words 'road' 'rail' 'air') ;;
    'ship completions 0')
      action=(words 'bash' 'zsh' 'fish') ;;
    *) return 1 ;;
  esac
}

# Sets `words` to the words before the cursor. Bash also cuts at "=" and ":", which is undone here:
# pieces without a space between them are one word.
_ship_read_words() {
  local rest=${COMP_LINE:0:COMP_POINT} trimmed piece index
  words=()
  for ((index = 0; index <= COMP_CWORD; index++)); do
    trimmed=${rest#"${rest%%[![:space:]]*}"}
    piece=${COMP_WORDS[index]}
    ((index < COMP_CWORD)) || piece=$trimmed
    if ((index > 0)) && [[ $trimmed == "$rest" ]]; then
      words[${#words[*]} - 1]+=$piece
    else
      words+=("$piece")
    fi
    rest=${trimmed#"$piece"}
  done
}

# Offers a word, without the part up to the last "=" or ":" if bash keeps that.
_ship_add() {
  COMPREPLY+=("${1#"$kept"}")
}

# Offers those of the words that begin like the current one.
_ship_offer_words() {
  local candidate quoted
  for candidate; do
    [[ $candidate == "$current"* ]] || continue
    quoted=$candidate
    [[ -n $quote ]] || printf -v quoted %q "$candidate"
    _ship_add "$before$quoted"
  done
}

# Offers the lines of a command's output, up to a tab.
_ship_offer_run() {
  local line candidates=()
  while IFS= read -r line; do
    [[ -z $line ]] || candidates+=("${line%%$'\t'*}")
  done < <(eval "$1" 2>/dev/null)
  _ship_offer_words "${candidates[@]}"
}

# Offers folders, and files with one of the endings; all files if there are none.
_ship_offer_files() {
  local typed=${current//\\/} file ending
  compopt -o filenames 2>/dev/null
  [[ $typed != '~/'* ]] || typed=$HOME/${typed#'~/'}
  while IFS= read -r file; do
    if [[ ! -d $file && $# -gt 0 ]]; then
      for ending; do
        [[ ${file,,} != *".${ending,,}" ]] || break
      done
      [[ ${file,,} == *".${ending,,}" ]] || continue
    fi
    [[ $current != '~/'* ]] || file="~/${file#"$HOME/"}"
    _ship_add "$before$file"
  done < <(compgen -f -- "$typed")
}

# Offers folders.
_ship_offer_directories() {
  local typed=${current//\\/} folder
  compopt -o filenames 2>/dev/null
  [[ $typed != '~/'* ]] || typed=$HOME/${typed#'~/'}
  while IFS= read -r folder; do
    [[ $current != '~/'* ]] || folder="~/${folder#"$HOME/"}"
    _ship_add "$before$folder"
  done < <(compgen -d -- "$typed")
}

# Offers the long names of options, without those that were used and may be used only once.
_ship_offer_options() {
  local set name names
  for set in "${once[@]}" "${repeatable[@]}"; do
    read -ra names <<<"$set"
    if [[ " ${repeatable[*]} " != *" $set "* ]]; then
      for name in "${names[@]}"; do
        [[ $used != *" $name "* ]] || continue 2
      done
    fi
    for name in "${names[@]}"; do
      [[ $name != --* ]] || _ship_offer_words "$name"
    done
  done
}

# Fills COMPREPLY; $1 is the name of the tool.
_ship_complete() {
  local IFS=$' \t\n'
  local words path=$1 word option='' used=' ' values_only='' position=0
  local once repeatable subcommands action
  local current before='' quote='' kept='' breaks=${COMP_WORDBREAKS//[^=:]/}
  COMPREPLY=()
  _ship_read_words
  for word in "${words[@]:1:${#words[@]}-2}"; do
    if [[ -n $option ]]; then
      option=''
      continue
    fi
    if [[ -z $values_only ]]; then
      case $word in
        --) values_only=1 && continue ;;
        -[0-9]* | -.[0-9]*) ;;
        --*=*) used+="${word%%=*} " && continue ;;
        -?*)
          used+="$word "
          if _ship_value "$path" "$word"; then option=$word; fi
          continue
          ;;
      esac
    fi
    _ship_subcommand "$path" "$word" || ((++position))
  done

  current=${words[${#words[@]} - 1]}
  [[ -z $breaks || $current != *[$breaks]* ]] || kept=${current%"${current##*[$breaks]}"}
  if [[ -z $option && -z $values_only && $current == --*=* ]]; then
    option=${current%%=*}
    before=$option=
    current=${current#*=}
  fi
  if [[ $current == [\"\']* ]]; then
    quote=${current:0:1}
    current=${current:1}
  fi

  if [[ -n $option ]]; then
    _ship_value "$path" "$option" || return 0
  elif ! _ship_names "$path"; then
    return 0
  elif [[ -z $values_only && $current == -* ]]; then
    _ship_offer_options
    return 0
  elif [[ ${#subcommands[@]} -gt 0 ]]; then
    action=(words "${subcommands[@]}")
  else
    _ship_argument "$path" "$position" || return 0
  fi
  "_ship_offer_${action[0]}" "${action[@]:1}"
}

_ship() {
  _ship_complete 'ship'
}

complete -F _ship 'ship'
