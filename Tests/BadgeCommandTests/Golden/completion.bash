# Completion of badge for bash, written by the tool itself.

# Goes from the command $1 to its subcommand $2.
_badge_subcommand() {
  case "$1 $2" in
    'badge render')
      path='badge render' ;;
    'badge batch')
      path='badge batch' ;;
    'badge preview')
      path='badge preview' ;;
    'badge style')
      path='badge style' ;;
    'badge env')
      path='badge env' ;;
    'badge completions')
      path='badge completions' ;;
    'badge help')
      path='badge help' ;;
    'badge style list')
      path='badge style list' ;;
    'badge style inspect')
      path='badge style inspect' ;;
    'badge style new')
      path='badge style new' ;;
    'badge style build')
      path='badge style build' ;;
    'badge style validate')
      path='badge style validate' ;;
    'badge style install')
      path='badge style install' ;;
    'badge style remove')
      path='badge style remove' ;;
    'badge style trust')
      path='badge style trust' ;;
    'badge style why')
      path='badge style why' ;;
    'badge style retry')
      path='badge style retry' ;;
    'badge style doctor')
      path='badge style doctor' ;;
    'badge help render')
      path='badge help render' ;;
    'badge help batch')
      path='badge help batch' ;;
    'badge help preview')
      path='badge help preview' ;;
    'badge help style')
      path='badge help style' ;;
    'badge help env')
      path='badge help env' ;;
    'badge help completions')
      path='badge help completions' ;;
    'badge help style list')
      path='badge help style list' ;;
    'badge help style inspect')
      path='badge help style inspect' ;;
    'badge help style new')
      path='badge help style new' ;;
    'badge help style build')
      path='badge help style build' ;;
    'badge help style validate')
      path='badge help style validate' ;;
    'badge help style install')
      path='badge help style install' ;;
    'badge help style remove')
      path='badge help style remove' ;;
    'badge help style trust')
      path='badge help style trust' ;;
    'badge help style why')
      path='badge help style why' ;;
    'badge help style retry')
      path='badge help style retry' ;;
    'badge help style doctor')
      path='badge help style doctor' ;;
    *) return 1 ;;
  esac
}

# Says what can follow the command $1.
_badge_names() {
  case "$1" in
    'badge')
      once=('--version' '-h --help')
      repeatable=()
      subcommands=('render' 'batch' 'preview' 'style' 'env' 'completions' 'help') ;;
    'badge render')
      once=('--color' '--label-color' '--icon' '--link' '--title' '--style' '--color-scheme' '--fallback' '--sandbox' '--require-sandbox' '--verbose' '--no-plugins' '--format' '-o --output' '--ansi' '--glyphs' '--hyperlinks' '--background' '--scene' '--preview' '-h --help')
      repeatable=('--option' '--env' '--plugin' '--style-path')
      subcommands=() ;;
    'badge batch')
      once=('--color' '--label-color' '--style' '--color-scheme' '--fallback' '--sandbox' '--require-sandbox' '--verbose' '--no-plugins' '--ansi' '--glyphs' '--hyperlinks' '--background' '--format' '--output-dir' '-j --jobs' '-h --help')
      repeatable=('--option' '--env' '--plugin' '--style-path')
      subcommands=() ;;
    'badge preview')
      once=('--color' '--label-color' '--style' '--color-scheme' '--fallback' '--sandbox' '--require-sandbox' '--verbose' '--no-plugins' '--ansi' '--glyphs' '--hyperlinks' '--background' '--scene' '--watch' '-h --help')
      repeatable=('--option' '--env' '--plugin' '--style-path')
      subcommands=() ;;
    'badge style')
      once=('-h --help')
      repeatable=()
      subcommands=('list' 'inspect' 'new' 'build' 'validate' 'install' 'remove' 'trust' 'why' 'retry' 'doctor') ;;
    'badge style list')
      once=('--no-plugins' '--all' '--json' '--names' '-h --help')
      repeatable=('--plugin' '--style-path')
      subcommands=() ;;
    'badge style inspect')
      once=('--json' '-h --help')
      repeatable=('--plugin' '--style-path')
      subcommands=() ;;
    'badge style new')
      once=('--id' '-h --help')
      repeatable=()
      subcommands=() ;;
    'badge style build')
      once=('--debug' '-h --help')
      repeatable=()
      subcommands=() ;;
    'badge style validate')
      once=('--seed' '--json' '--junit' '--cases' '--record' '--all' '--timeout' '--in-process' '-h --help')
      repeatable=('--plugin' '--style-path' '--only')
      subcommands=() ;;
    'badge style install')
      once=('-h --help')
      repeatable=()
      subcommands=() ;;
    'badge style remove')
      once=('-h --help')
      repeatable=()
      subcommands=() ;;
    'badge style trust')
      once=('--hash' '--project' '--revoke' '-h --help')
      repeatable=()
      subcommands=() ;;
    'badge style why')
      once=('-h --help')
      repeatable=()
      subcommands=() ;;
    'badge style retry')
      once=('-h --help')
      repeatable=()
      subcommands=() ;;
    'badge style doctor')
      once=('-h --help')
      repeatable=('--plugin' '--style-path')
      subcommands=() ;;
    'badge env')
      once=('--color' '--label-color' '--style' '--color-scheme' '--ansi' '--glyphs' '--hyperlinks' '--background' '--all' '--json' '--names' '-h --help')
      repeatable=('--option' '--env')
      subcommands=() ;;
    'badge completions')
      once=('-h --help')
      repeatable=()
      subcommands=() ;;
    'badge help')
      once=()
      repeatable=()
      subcommands=('render' 'batch' 'preview' 'style' 'env' 'completions') ;;
    'badge help style')
      once=()
      repeatable=()
      subcommands=('list' 'inspect' 'new' 'build' 'validate' 'install' 'remove' 'trust' 'why' 'retry' 'doctor') ;;
    *) return 1 ;;
  esac
}

# Says what is offered for the option $2 of the command $1.
_badge_value() {
  case "$1 $2" in
    'badge render --color')
      action=(words 'brightgreen' 'green' 'yellowgreen' 'yellow' 'orange' 'red' 'blue' 'lightgrey' 'success' 'important' 'critical' 'informational' 'inactive') ;;
    'badge render --label-color')
      action=(words 'brightgreen' 'green' 'yellowgreen' 'yellow' 'orange' 'red' 'blue' 'lightgrey' 'success' 'important' 'critical' 'informational' 'inactive') ;;
    'badge render --icon')
      action=(files 'svg' 'png') ;;
    'badge render --link')
      action=(words) ;;
    'badge render --title')
      action=(words) ;;
    'badge render --style')
      action=(run 'badge style list --names') ;;
    'badge render --option')
      action=(words) ;;
    'badge render --color-scheme')
      action=(words 'light' 'dark' 'adaptive') ;;
    'badge render --env')
      action=(run 'badge env --names') ;;
    'badge render --plugin')
      action=(files 'so') ;;
    'badge render --style-path')
      action=(directories) ;;
    'badge render --fallback')
      action=(run 'badge style list --names') ;;
    'badge render --sandbox')
      action=(words 'auto' 'always' 'never') ;;
    'badge render --format')
      action=(words 'svg' 'ansi' 'text' 'json') ;;
    'badge render -o' | 'badge render --output')
      action=(files) ;;
    'badge render --ansi')
      action=(words 'auto' 'always' 'never' '16' '256' 'truecolor') ;;
    'badge render --glyphs')
      action=(words 'auto' 'ascii' 'unicode' 'powerline') ;;
    'badge render --hyperlinks')
      action=(words 'auto' 'always' 'never') ;;
    'badge render --background')
      action=(words 'auto' 'dark' 'light') ;;
    'badge render --scene')
      action=(files 'json') ;;
    'badge render --preview')
      action=(words) ;;
    'badge batch --color')
      action=(words 'brightgreen' 'green' 'yellowgreen' 'yellow' 'orange' 'red' 'blue' 'lightgrey' 'success' 'important' 'critical' 'informational' 'inactive') ;;
    'badge batch --label-color')
      action=(words 'brightgreen' 'green' 'yellowgreen' 'yellow' 'orange' 'red' 'blue' 'lightgrey' 'success' 'important' 'critical' 'informational' 'inactive') ;;
    'badge batch --style')
      action=(run 'badge style list --names') ;;
    'badge batch --option')
      action=(words) ;;
    'badge batch --color-scheme')
      action=(words 'light' 'dark' 'adaptive') ;;
    'badge batch --env')
      action=(run 'badge env --names') ;;
    'badge batch --plugin')
      action=(files 'so') ;;
    'badge batch --style-path')
      action=(directories) ;;
    'badge batch --fallback')
      action=(run 'badge style list --names') ;;
    'badge batch --sandbox')
      action=(words 'auto' 'always' 'never') ;;
    'badge batch --ansi')
      action=(words 'auto' 'always' 'never' '16' '256' 'truecolor') ;;
    'badge batch --glyphs')
      action=(words 'auto' 'ascii' 'unicode' 'powerline') ;;
    'badge batch --hyperlinks')
      action=(words 'auto' 'always' 'never') ;;
    'badge batch --background')
      action=(words 'auto' 'dark' 'light') ;;
    'badge batch --format')
      action=(words 'svg' 'ansi' 'text' 'json') ;;
    'badge batch --output-dir')
      action=(directories) ;;
    'badge batch -j' | 'badge batch --jobs')
      action=(words) ;;
    'badge preview --color')
      action=(words 'brightgreen' 'green' 'yellowgreen' 'yellow' 'orange' 'red' 'blue' 'lightgrey' 'success' 'important' 'critical' 'informational' 'inactive') ;;
    'badge preview --label-color')
      action=(words 'brightgreen' 'green' 'yellowgreen' 'yellow' 'orange' 'red' 'blue' 'lightgrey' 'success' 'important' 'critical' 'informational' 'inactive') ;;
    'badge preview --style')
      action=(run 'badge style list --names') ;;
    'badge preview --option')
      action=(words) ;;
    'badge preview --color-scheme')
      action=(words 'light' 'dark' 'adaptive') ;;
    'badge preview --env')
      action=(run 'badge env --names') ;;
    'badge preview --plugin')
      action=(files 'so') ;;
    'badge preview --style-path')
      action=(directories) ;;
    'badge preview --fallback')
      action=(run 'badge style list --names') ;;
    'badge preview --sandbox')
      action=(words 'auto' 'always' 'never') ;;
    'badge preview --ansi')
      action=(words 'auto' 'always' 'never' '16' '256' 'truecolor') ;;
    'badge preview --glyphs')
      action=(words 'auto' 'ascii' 'unicode' 'powerline') ;;
    'badge preview --hyperlinks')
      action=(words 'auto' 'always' 'never') ;;
    'badge preview --background')
      action=(words 'auto' 'dark' 'light') ;;
    'badge preview --scene')
      action=(files 'json') ;;
    'badge style list --plugin')
      action=(files 'so') ;;
    'badge style list --style-path')
      action=(directories) ;;
    'badge style inspect --plugin')
      action=(files 'so') ;;
    'badge style inspect --style-path')
      action=(directories) ;;
    'badge style new --id')
      action=(words) ;;
    'badge style validate --plugin')
      action=(files 'so') ;;
    'badge style validate --style-path')
      action=(directories) ;;
    'badge style validate --only')
      action=(words) ;;
    'badge style validate --seed')
      action=(words) ;;
    'badge style validate --junit')
      action=(files 'xml') ;;
    'badge style validate --cases')
      action=(directories) ;;
    'badge style validate --timeout')
      action=(words) ;;
    'badge style trust --hash')
      action=(words) ;;
    'badge style doctor --plugin')
      action=(files 'so') ;;
    'badge style doctor --style-path')
      action=(directories) ;;
    'badge env --color')
      action=(words 'brightgreen' 'green' 'yellowgreen' 'yellow' 'orange' 'red' 'blue' 'lightgrey' 'success' 'important' 'critical' 'informational' 'inactive') ;;
    'badge env --label-color')
      action=(words 'brightgreen' 'green' 'yellowgreen' 'yellow' 'orange' 'red' 'blue' 'lightgrey' 'success' 'important' 'critical' 'informational' 'inactive') ;;
    'badge env --style')
      action=(run 'badge style list --names') ;;
    'badge env --option')
      action=(words) ;;
    'badge env --color-scheme')
      action=(words 'light' 'dark' 'adaptive') ;;
    'badge env --env')
      action=(run 'badge env --names') ;;
    'badge env --ansi')
      action=(words 'auto' 'always' 'never' '16' '256' 'truecolor') ;;
    'badge env --glyphs')
      action=(words 'auto' 'ascii' 'unicode' 'powerline') ;;
    'badge env --hyperlinks')
      action=(words 'auto' 'always' 'never') ;;
    'badge env --background')
      action=(words 'auto' 'dark' 'light') ;;
    *) return 1 ;;
  esac
}

# Says what is offered for the argument $2 of the command $1.
_badge_argument() {
  case "$1 $2" in
    'badge render 0')
      action=(words) ;;
    'badge render 1')
      action=(words) ;;
    'badge batch 0')
      action=(files 'jsonl' 'ndjson' 'json') ;;
    'badge preview 0')
      action=(words) ;;
    'badge style inspect 0')
      action=(run 'badge style list --names') ;;
    'badge style new 0')
      action=(words) ;;
    'badge style new 1')
      action=(directories) ;;
    'badge style build 0')
      action=(directories) ;;
    'badge style validate 0')
      action=(run 'badge style list --names') ;;
    'badge style install 0')
      action=(files 'so') ;;
    'badge style remove 0')
      action=(run 'badge style list --names') ;;
    'badge style trust 0')
      action=(run 'badge style list --names') ;;
    'badge style why 0')
      action=(run 'badge style list --names') ;;
    'badge style retry 0')
      action=(run 'badge style list --names') ;;
    'badge completions 0')
      action=(words 'bash' 'zsh' 'fish') ;;
    *) return 1 ;;
  esac
}

# Sets `words` to the words before the cursor. Bash also cuts at "=" and ":", which is undone here:
# pieces without a space between them are one word.
_badge_read_words() {
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
_badge_add() {
  COMPREPLY+=("${1#"$kept"}")
}

# Offers those of the words that begin like the current one.
_badge_offer_words() {
  local candidate quoted
  for candidate; do
    [[ $candidate == "$current"* ]] || continue
    quoted=$candidate
    [[ -n $quote ]] || printf -v quoted %q "$candidate"
    _badge_add "$before$quoted"
  done
}

# Offers the lines of a command's output, up to a tab.
_badge_offer_run() {
  local line candidates=()
  while IFS= read -r line; do
    [[ -z $line ]] || candidates+=("${line%%$'\t'*}")
  done < <(eval "$1" 2>/dev/null)
  _badge_offer_words "${candidates[@]}"
}

# Offers folders, and files with one of the endings; all files if there are none.
_badge_offer_files() {
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
    _badge_add "$before$file"
  done < <(compgen -f -- "$typed")
}

# Offers folders.
_badge_offer_directories() {
  local typed=${current//\\/} folder
  compopt -o filenames 2>/dev/null
  [[ $typed != '~/'* ]] || typed=$HOME/${typed#'~/'}
  while IFS= read -r folder; do
    [[ $current != '~/'* ]] || folder="~/${folder#"$HOME/"}"
    _badge_add "$before$folder"
  done < <(compgen -d -- "$typed")
}

# Offers the long names of options, without those that were used and may be used only once.
_badge_offer_options() {
  local set name names
  for set in "${once[@]}" "${repeatable[@]}"; do
    read -ra names <<<"$set"
    if [[ " ${repeatable[*]} " != *" $set "* ]]; then
      for name in "${names[@]}"; do
        [[ $used != *" $name "* ]] || continue 2
      done
    fi
    for name in "${names[@]}"; do
      [[ $name != --* ]] || _badge_offer_words "$name"
    done
  done
}

# Fills COMPREPLY; $1 is the name of the tool.
_badge_complete() {
  local IFS=$' \t\n'
  local words path=$1 word option='' used=' ' values_only='' position=0
  local once repeatable subcommands action
  local current before='' quote='' kept='' breaks=${COMP_WORDBREAKS//[^=:]/}
  COMPREPLY=()
  _badge_read_words
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
          if _badge_value "$path" "$word"; then option=$word; fi
          continue
          ;;
      esac
    fi
    _badge_subcommand "$path" "$word" || ((++position))
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
    _badge_value "$path" "$option" || return 0
  elif ! _badge_names "$path"; then
    return 0
  elif [[ -z $values_only && $current == -* ]]; then
    _badge_offer_options
    return 0
  elif [[ ${#subcommands[@]} -gt 0 ]]; then
    action=(words "${subcommands[@]}")
  else
    _badge_argument "$path" "$position" || return 0
  fi
  "_badge_offer_${action[0]}" "${action[@]:1}"
}

_badge() {
  _badge_complete 'badge'
}

complete -F _badge 'badge'
