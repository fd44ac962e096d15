# Completion of ship for fish, written by the tool itself.

# Prints the command that the word $argv[2] leads to from the command $argv[1].
function __ship_subcommand
    switch "$argv[1] $argv[2]"
        case 'ship send'
            echo 'ship send'
        case 'ship track'
            echo 'ship track'
        case 'ship carrier' 'ship carriers'
            echo 'ship carrier'
        case 'ship completions'
            echo 'ship completions'
        case 'ship help'
            echo 'ship help'
        case 'ship carrier list' 'ship carrier ls'
            echo 'ship carrier list'
        case 'ship carrier add'
            echo 'ship carrier add'
        case 'ship help send'
            echo 'ship help send'
        case 'ship help track'
            echo 'ship help track'
        case 'ship help carrier' 'ship help carriers'
            echo 'ship help carrier'
        case 'ship help completions'
            echo 'ship help completions'
        case 'ship help carrier list' 'ship help carrier ls'
            echo 'ship help carrier list'
        case 'ship help carrier add'
            echo 'ship help carrier add'
        case '*'
            return 1
    end
end

# Whether the option $argv[2] of the command $argv[1] takes a value.
function __ship_takes_value
    contains -- "$argv[1] $argv[2]" \
            'ship --color' \
            'ship --config' \
            'ship send -w' \
            'ship send --weight' \
            'ship send --size' \
            'ship send --tag' \
            'ship send --color' \
            'ship send -o' \
            'ship send --output' \
            'ship send --label-file' \
            'ship send --folder' \
            'ship send --carrier' \
            'ship send -b' \
            'ship send --batch' \
            'ship track --color' \
            'ship track --format' \
            'ship track -j' \
            'ship track --jobs' \
            'ship track --patience' \
            'ship carrier --color' \
            'ship carrier list --color' \
            'ship carrier add --color' \
            'ship carrier add --key' \
            'ship carrier add --port' \
            'ship completions --color'
end

# Whether the words before the cursor lead to the command $argv[1], and, if $argv[2] is given, to
# its argument of that number, counted from 0; "more" accepts later ones too.
function __ship_is_at
    set -l words (commandline -opc)
    set -l path (string split -m 1 ' ' -- $argv[1])[1]
    set -l position 0
    set -l takes_value 0
    set -l values_only 0
    for word in $words[2..-1]
        if test $takes_value = 1
            set takes_value 0
            continue
        end
        if test $values_only = 0
            if test "$word" = --
                set values_only 1
                continue
            end
            if string match -qr -- '^-[^.0-9]' $word
                if __ship_takes_value $path $word
                    set takes_value 1
                end
                continue
            end
        end
        if set -l below (__ship_subcommand $path $word)
            set path $below
        else
            set position (math $position + 1)
        end
    end
    test "$path" = "$argv[1]"; or return 1
    set -q argv[2]; or return 0
    test $position -eq $argv[2]; and return 0
    test "$argv[3]" = more -a $position -ge $argv[2]
end

# Prints folders, and files with one of the endings.
function __ship_files
    set -l token (string replace -r -- '^-[^=]*=' '' (commandline -ct))
    set -l folder (string replace -r -- '[^/]*$' '' (string unescape -- $token))
    set -l place (string replace -r -- '^~/' $HOME/ $folder)
    for path in $place*
        set -l name (string replace -r -- '^.*/' '' $path)
        if test -d $path
            echo $folder$name/
            continue
        end
        for ending in $argv
            if string match -qi -- "*.$ending" $name
                echo $folder$name
                break
            end
        end
    end
end

complete -c 'ship' -f
complete -c 'ship' -n '__ship_is_at \'ship\'' -k -f -a '\'send\'\\t\'Send one parcel.\' \'track\'\\t\'Tell where parcels are.\' \'carrier\'\\t\'Manage carriers.\' \'completions\'\\t\'Print a completion script.\' \'help\'\\t\'Show the help of a subcommand.\''
complete -c 'ship' -n '__ship_is_at \'ship\'' -l 'color' -d 'When to use colours.' -r -k -f -a '\'auto\' \'always\' \'never\''
complete -c 'ship' -n '__ship_is_at \'ship\'' -s 'v' -l 'verbose' -d 'Say more.'
complete -c 'ship' -n '__ship_is_at \'ship\'' -l 'config' -d 'Read the settings from a file.' -r -k -f -a '(__ship_files \'json\')'
complete -c 'ship' -n '__ship_is_at \'ship\'' -l 'version' -d 'Show the version.'
complete -c 'ship' -n '__ship_is_at \'ship\'' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'ship' -n '__ship_is_at \'ship send\'' -s 'w' -l 'weight' -d 'How heavy the parcel is.' -r -f
complete -c 'ship' -n '__ship_is_at \'ship send\'' -l 'size' -d 'How large the parcel is.' -r -k -f -a '\'small\'\\t\'Fits through a letter box.\' \'medium\'\\t\'Fits under an arm; at most 60 cm long, 40 cm wide and 20 cm high.\' \'large\'\\t\'Everything else.\''
complete -c 'ship' -n '__ship_is_at \'ship send\'' -l 'tag' -d 'Note something about the parcel; may be repeated.' -r -f
complete -c 'ship' -n '__ship_is_at \'ship send\'' -s 'i' -l 'insured' -d 'Whether losses are paid for.'
complete -c 'ship' -n '__ship_is_at \'ship send\'' -l 'no-insured' -d 'Whether losses are paid for.'
complete -c 'ship' -n '__ship_is_at \'ship send\'' -s 'x' -l 'express' -d 'Deliver tomorrow rather than [maybe] next week.'
complete -c 'ship' -n '__ship_is_at \'ship send\'' -l 'color' -d 'When to use colours.' -r -k -f -a '\'auto\' \'always\' \'never\''
complete -c 'ship' -n '__ship_is_at \'ship send\'' -s 'v' -l 'verbose' -d 'Say more.'
complete -c 'ship' -n '__ship_is_at \'ship send\'' -s 'o' -l 'output' -l 'label-file' -d 'Write the label to a file.' -r -k -f -a '(__ship_files \'svg\' \'png\')'
complete -c 'ship' -n '__ship_is_at \'ship send\'' -l 'folder' -d 'Keep copies here.' -r -f -a '(__fish_complete_directories)'
complete -c 'ship' -n '__ship_is_at \'ship send\'' -l 'carrier' -d 'Who carries the parcel.' -r -k -f -a '(ship carrier list --names 2>/dev/null)'
complete -c 'ship' -n '__ship_is_at \'ship send\'' -s 'b' -l 'batch' -d 'Send what a file lists.' -r -F
complete -c 'ship' -n '__ship_is_at \'ship send\'' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'ship' -n '__ship_is_at \'ship track\'' -l 'color' -d 'When to use colours.' -r -k -f -a '\'auto\' \'always\' \'never\''
complete -c 'ship' -n '__ship_is_at \'ship track\'' -s 'v' -l 'verbose' -d 'Say more.'
complete -c 'ship' -n '__ship_is_at \'ship track\'' -l 'format' -d 'What to write.' -r -k -f -a '\'text\' \'json\' \'csv\' \'html\' \'xml\' \'yaml\''
complete -c 'ship' -n '__ship_is_at \'ship track\'' -s 'j' -l 'jobs' -d 'How many to ask for at once.' -r -f
complete -c 'ship' -n '__ship_is_at \'ship track\'' -l 'patience' -d 'How long to wait for an answer.' -r -f
complete -c 'ship' -n '__ship_is_at \'ship track\'' -s '1' -l 'once' -d 'Ask only once.'
complete -c 'ship' -n '__ship_is_at \'ship track\'' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'ship' -n '__ship_is_at \'ship carrier\'' -k -f -a '\'list\'\\t\'List the carriers.\' \'add\'\\t\'Add a carrier.\''
complete -c 'ship' -n '__ship_is_at \'ship carrier\'' -l 'color' -d 'When to use colours.' -r -k -f -a '\'auto\' \'always\' \'never\''
complete -c 'ship' -n '__ship_is_at \'ship carrier\'' -s 'v' -l 'verbose' -d 'Say more.'
complete -c 'ship' -n '__ship_is_at \'ship carrier\'' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'ship' -n '__ship_is_at \'ship carrier list\'' -l 'color' -d 'When to use colours.' -r -k -f -a '\'auto\' \'always\' \'never\''
complete -c 'ship' -n '__ship_is_at \'ship carrier list\'' -s 'v' -l 'verbose' -d 'Say more.'
complete -c 'ship' -n '__ship_is_at \'ship carrier list\'' -l 'names' -d 'Only the names.'
complete -c 'ship' -n '__ship_is_at \'ship carrier list\'' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'ship' -n '__ship_is_at \'ship carrier add\' 1' -k -f -a '\'road\' \'rail\' \'air\''
complete -c 'ship' -n '__ship_is_at \'ship carrier add\'' -l 'color' -d 'When to use colours.' -r -k -f -a '\'auto\' \'always\' \'never\''
complete -c 'ship' -n '__ship_is_at \'ship carrier add\'' -s 'v' -l 'verbose' -d 'Say more.'
complete -c 'ship' -n '__ship_is_at \'ship carrier add\'' -l 'key' -d 'The key of the account.' -r -f
complete -c 'ship' -n '__ship_is_at \'ship carrier add\'' -l 'port' -d 'The port of the service.' -r -f
complete -c 'ship' -n '__ship_is_at \'ship carrier add\'' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'ship' -n '__ship_is_at \'ship completions\' 0' -k -f -a '\'bash\' \'zsh\' \'fish\''
complete -c 'ship' -n '__ship_is_at \'ship completions\'' -l 'color' -d 'When to use colours.' -r -k -f -a '\'auto\' \'always\' \'never\''
complete -c 'ship' -n '__ship_is_at \'ship completions\'' -s 'v' -l 'verbose' -d 'Say more.'
complete -c 'ship' -n '__ship_is_at \'ship completions\'' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'ship' -n '__ship_is_at \'ship help\'' -k -f -a '\'send\'\\t\'Send one parcel.\' \'track\'\\t\'Tell where parcels are.\' \'carrier\'\\t\'Manage carriers.\' \'completions\'\\t\'Print a completion script.\''
complete -c 'ship' -n '__ship_is_at \'ship help carrier\'' -k -f -a '\'list\'\\t\'List the carriers.\' \'add\'\\t\'Add a carrier.\''
