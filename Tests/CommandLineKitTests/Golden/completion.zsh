#compdef ship
# Completion of ship for zsh, written by the tool itself.

_ship() {
  local context state state_descr line result=1
  local -A opt_args
  local -a commands=(
    'send:Send one parcel.'
    'track:Tell where parcels are.'
    'carrier:Manage carriers.'
    'completions:Print a completion script.'
    'help:Show the help of a subcommand.'
  )
  _arguments -s -S -C : \
    '(--color)--color=[When to use colours.]:when:(auto always never)' \
    '*-v[Say more.]' \
    '*--verbose[Say more.]' \
    '(--config)--config=[Read the settings from a file.]:file:_files -g "*.(#i)(json)"' \
    '(--version)--version[Show the version.]' \
    '(- : *)-h[Show help information.]' \
    '(- : *)--help[Show help information.]' \
    '(-): :->command' \
    '(-)*:: :->arguments' && result=0
  case $state in
    command) _describe -V command commands && result=0 ;;
    arguments)
      case ${words[1]} in
        'send') _ship_send && result=0 ;;
        'track') _ship_track && result=0 ;;
        'carrier' | 'carriers') _ship_carrier && result=0 ;;
        'completions') _ship_completions && result=0 ;;
        'help') _ship_help && result=0 ;;
      esac
      ;;
  esac
  return result
}

_ship_send() {
  _arguments -s -S : \
    '(-w --weight)-w+[How heavy the parcel is.]:kg: ' \
    '(-w --weight)--weight=[How heavy the parcel is.]:kg: ' \
    '(--size)--size=[How large the parcel is.]:size:_ship_send__size' \
    '*--tag=[Note something about the parcel; may be repeated.]:key=value: ' \
    '(-i --insured --no-insured)-i[Whether losses are paid for.]' \
    '(-i --insured --no-insured)--insured[Whether losses are paid for.]' \
    '(-i --insured --no-insured)--no-insured[Whether losses are paid for.]' \
    '(-x --express)-x[Deliver tomorrow rather than \[maybe\] next week.]' \
    '(-x --express)--express[Deliver tomorrow rather than \[maybe\] next week.]' \
    '(--color)--color=[When to use colours.]:when:(auto always never)' \
    '*-v[Say more.]' \
    '*--verbose[Say more.]' \
    '(-o --output --label-file)-o+[Write the label to a file.]:file:_files -g "*.(#i)(svg|png)"' \
    '(-o --output --label-file)--output=[Write the label to a file.]:file:_files -g "*.(#i)(svg|png)"' \
    '(-o --output --label-file)--label-file=[Write the label to a file.]:file:_files -g "*.(#i)(svg|png)"' \
    '(--folder)--folder=[Keep copies here.]:folder:_files -/' \
    '(--carrier)--carrier=[Who carries the parcel.]:name:_ship_send__carrier' \
    '(-b --batch)-b+[Send what a file lists.]:file:_files' \
    '(-b --batch)--batch=[Send what a file lists.]:file:_files' \
    '(- : *)-h[Show help information.]' \
    '(- : *)--help[Show help information.]' \
    '::note: _ship__message '\''note'\''' \
    '::address: _ship__message '\''address'\'''
}

_ship_track() {
  _arguments -s -S : \
    '(--color)--color=[When to use colours.]:when:(auto always never)' \
    '*-v[Say more.]' \
    '*--verbose[Say more.]' \
    '(--format)--format=[What to write.]:format:(text json csv html xml yaml)' \
    '(-j --jobs)-j+[How many to ask for at once.]:n: ' \
    '(-j --jobs)--jobs=[How many to ask for at once.]:n: ' \
    '(--patience)--patience=[How long to wait for an answer.]:seconds: ' \
    '(-1 --once)-1[Ask only once.]' \
    '(-1 --once)--once[Ask only once.]' \
    '(- : *)-h[Show help information.]' \
    '(- : *)--help[Show help information.]' \
    '*:number: _ship__message '\''number'\'''
}

_ship_carrier() {
  local context state state_descr line result=1
  local -A opt_args
  local -a commands=(
    'list:List the carriers.'
    'add:Add a carrier.'
  )
  _arguments -s -S -C : \
    '(--color)--color=[When to use colours.]:when:(auto always never)' \
    '*-v[Say more.]' \
    '*--verbose[Say more.]' \
    '(- : *)-h[Show help information.]' \
    '(- : *)--help[Show help information.]' \
    '(-): :->command' \
    '(-)*:: :->arguments' && result=0
  case $state in
    command) _describe -V command commands && result=0 ;;
    arguments)
      case ${words[1]} in
        'list' | 'ls') _ship_carrier_list && result=0 ;;
        'add') _ship_carrier_add && result=0 ;;
      esac
      ;;
  esac
  return result
}

_ship_carrier_list() {
  _arguments -s -S : \
    '(--color)--color=[When to use colours.]:when:(auto always never)' \
    '*-v[Say more.]' \
    '*--verbose[Say more.]' \
    '(--names)--names[Only the names.]' \
    '(- : *)-h[Show help information.]' \
    '(- : *)--help[Show help information.]'
}

_ship_carrier_add() {
  _arguments -s -S : \
    '(--color)--color=[When to use colours.]:when:(auto always never)' \
    '*-v[Say more.]' \
    '*--verbose[Say more.]' \
    '(--key)--key=[The key of the account.]:key: ' \
    '(--port)--port=[The port of the service.]:number: ' \
    '(- : *)-h[Show help information.]' \
    '(- : *)--help[Show help information.]' \
    ':name: _ship__message '\''name'\''' \
    '::mode:(road rail air)'
}

_ship_completions() {
  _arguments -s -S : \
    '(--color)--color=[When to use colours.]:when:(auto always never)' \
    '*-v[Say more.]' \
    '*--verbose[Say more.]' \
    '(- : *)-h[Show help information.]' \
    '(- : *)--help[Show help information.]' \
    ':shell:(bash zsh fish)'
}

_ship_help() {
  local context state state_descr line result=1
  local -A opt_args
  local -a commands=(
    'send:Send one parcel.'
    'track:Tell where parcels are.'
    'carrier:Manage carriers.'
    'completions:Print a completion script.'
  )
  _arguments -s -S -C : \
    '(-): :->command' \
    '(-)*:: :->arguments' && result=0
  case $state in
    command) _describe -V command commands && result=0 ;;
    arguments)
      case ${words[1]} in
        'send') _ship_help_send && result=0 ;;
        'track') _ship_help_track && result=0 ;;
        'carrier' | 'carriers') _ship_help_carrier && result=0 ;;
        'completions') _ship_help_completions && result=0 ;;
      esac
      ;;
  esac
  return result
}

_ship_help_send() {
  _message 'no more arguments'
}

_ship_help_track() {
  _message 'no more arguments'
}

_ship_help_carrier() {
  local context state state_descr line result=1
  local -A opt_args
  local -a commands=(
    'list:List the carriers.'
    'add:Add a carrier.'
  )
  _arguments -s -S -C : \
    '(-): :->command' \
    '(-)*:: :->arguments' && result=0
  case $state in
    command) _describe -V command commands && result=0 ;;
    arguments)
      case ${words[1]} in
        'list' | 'ls') _ship_help_carrier_list && result=0 ;;
        'add') _ship_help_carrier_add && result=0 ;;
      esac
      ;;
  esac
  return result
}

_ship_help_carrier_list() {
  _message 'no more arguments'
}

_ship_help_carrier_add() {
  _message 'no more arguments'
}

_ship_help_completions() {
  _message 'no more arguments'
}

_ship_send__size() {
  local -a values=(
    'small:Fits through a letter box.'
    'medium:Fits under an arm; at most 60 cm long, 40 cm wide and 20 cm high.'
    'large:Everything else.'
  )
  _describe -V value values
}

_ship_send__carrier() {
  _ship__lines 'ship carrier list --names'
}

# Says what a positional argument is that the user has to think of, unless an option is typed: a
# message would keep zsh from inserting the option.
_ship__message() {
  [[ $PREFIX == -* ]] || _message "$1"
}

# Offers the lines of a command's output: values, or values, a tab and an explanation.
_ship__lines() {
  local line
  local -a lines
  for line in "${(@f)$(eval "$1" 2>/dev/null)}"; do
    [[ -z $line ]] && continue
    line=${line//\\/\\\\}
    line=${line//:/\\:}
    lines+=("${line/$'\t'/:}")
  done
  _describe -V value lines
}

# Read by compinit, the file is the function's body; read by a user, it declares the function.
if [[ ${funcstack[1]} == _ship ]]; then
  _ship "$@"
else
  compdef _ship 'ship'
fi
