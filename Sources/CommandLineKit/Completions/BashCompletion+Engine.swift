extension BashCompletion {
  /// The part of the script that is the same for every tool; "§" stands for the tool's prefix.
  static let engine = #"""
    # Sets `words` to the words before the cursor. Bash also cuts at "=" and ":", which is undone here:
    # pieces without a space between them are one word.
    §_read_words() {
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
    §_add() {
      COMPREPLY+=("${1#"$kept"}")
    }

    # Offers those of the words that begin like the current one.
    §_offer_words() {
      local candidate quoted
      for candidate; do
        [[ $candidate == "$current"* ]] || continue
        quoted=$candidate
        [[ -n $quote ]] || printf -v quoted %q "$candidate"
        §_add "$before$quoted"
      done
    }

    # Offers the lines of a command's output, up to a tab.
    §_offer_run() {
      local line candidates=()
      while IFS= read -r line; do
        [[ -z $line ]] || candidates+=("${line%%$'\t'*}")
      done < <(eval "$1" 2>/dev/null)
      §_offer_words "${candidates[@]}"
    }

    # Offers folders, and files with one of the endings; all files if there are none.
    §_offer_files() {
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
        §_add "$before$file"
      done < <(compgen -f -- "$typed")
    }

    # Offers folders.
    §_offer_directories() {
      local typed=${current//\\/} folder
      compopt -o filenames 2>/dev/null
      [[ $typed != '~/'* ]] || typed=$HOME/${typed#'~/'}
      while IFS= read -r folder; do
        [[ $current != '~/'* ]] || folder="~/${folder#"$HOME/"}"
        §_add "$before$folder"
      done < <(compgen -d -- "$typed")
    }

    # Offers the long names of options, without those that were used and may be used only once.
    §_offer_options() {
      local set name names
      for set in "${once[@]}" "${repeatable[@]}"; do
        read -ra names <<<"$set"
        if [[ " ${repeatable[*]} " != *" $set "* ]]; then
          for name in "${names[@]}"; do
            [[ $used != *" $name "* ]] || continue 2
          done
        fi
        for name in "${names[@]}"; do
          [[ $name != --* ]] || §_offer_words "$name"
        done
      done
    }

    # Fills COMPREPLY; $1 is the name of the tool.
    §_complete() {
      local IFS=$' \t\n'
      local words path=$1 word option='' used=' ' values_only='' position=0
      local once repeatable subcommands action
      local current before='' quote='' kept='' breaks=${COMP_WORDBREAKS//[^=:]/}
      COMPREPLY=()
      §_read_words
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
              if §_value "$path" "$word"; then option=$word; fi
              continue
              ;;
          esac
        fi
        §_subcommand "$path" "$word" || ((++position))
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
        §_value "$path" "$option" || return 0
      elif ! §_names "$path"; then
        return 0
      elif [[ -z $values_only && $current == -* ]]; then
        §_offer_options
        return 0
      elif [[ ${#subcommands[@]} -gt 0 ]]; then
        action=(words "${subcommands[@]}")
      else
        §_argument "$path" "$position" || return 0
      fi
      "§_offer_${action[0]}" "${action[@]:1}"
    }

    """#
}
