# Completion of badge for fish, written by the tool itself.

# Prints the command that the word $argv[2] leads to from the command $argv[1].
function __badge_subcommand
    switch "$argv[1] $argv[2]"
        case 'badge render'
            echo 'badge render'
        case 'badge batch'
            echo 'badge batch'
        case 'badge preview'
            echo 'badge preview'
        case 'badge style'
            echo 'badge style'
        case 'badge env'
            echo 'badge env'
        case 'badge completions'
            echo 'badge completions'
        case 'badge help'
            echo 'badge help'
        case 'badge style list'
            echo 'badge style list'
        case 'badge style inspect'
            echo 'badge style inspect'
        case 'badge style new'
            echo 'badge style new'
        case 'badge style build'
            echo 'badge style build'
        case 'badge style validate'
            echo 'badge style validate'
        case 'badge style install'
            echo 'badge style install'
        case 'badge style remove'
            echo 'badge style remove'
        case 'badge style trust'
            echo 'badge style trust'
        case 'badge style why'
            echo 'badge style why'
        case 'badge style retry'
            echo 'badge style retry'
        case 'badge style doctor'
            echo 'badge style doctor'
        case 'badge help render'
            echo 'badge help render'
        case 'badge help batch'
            echo 'badge help batch'
        case 'badge help preview'
            echo 'badge help preview'
        case 'badge help style'
            echo 'badge help style'
        case 'badge help env'
            echo 'badge help env'
        case 'badge help completions'
            echo 'badge help completions'
        case 'badge help style list'
            echo 'badge help style list'
        case 'badge help style inspect'
            echo 'badge help style inspect'
        case 'badge help style new'
            echo 'badge help style new'
        case 'badge help style build'
            echo 'badge help style build'
        case 'badge help style validate'
            echo 'badge help style validate'
        case 'badge help style install'
            echo 'badge help style install'
        case 'badge help style remove'
            echo 'badge help style remove'
        case 'badge help style trust'
            echo 'badge help style trust'
        case 'badge help style why'
            echo 'badge help style why'
        case 'badge help style retry'
            echo 'badge help style retry'
        case 'badge help style doctor'
            echo 'badge help style doctor'
        case '*'
            return 1
    end
end

# Whether the option $argv[2] of the command $argv[1] takes a value.
function __badge_takes_value
    contains -- "$argv[1] $argv[2]" \
            'badge render --color' \
            'badge render --label-color' \
            'badge render --icon' \
            'badge render --link' \
            'badge render --title' \
            'badge render --style' \
            'badge render --option' \
            'badge render --color-scheme' \
            'badge render --env' \
            'badge render --plugin' \
            'badge render --style-path' \
            'badge render --fallback' \
            'badge render --sandbox' \
            'badge render --format' \
            'badge render -o' \
            'badge render --output' \
            'badge render --ansi' \
            'badge render --glyphs' \
            'badge render --hyperlinks' \
            'badge render --background' \
            'badge render --scene' \
            'badge render --preview' \
            'badge batch --color' \
            'badge batch --label-color' \
            'badge batch --style' \
            'badge batch --option' \
            'badge batch --color-scheme' \
            'badge batch --env' \
            'badge batch --plugin' \
            'badge batch --style-path' \
            'badge batch --fallback' \
            'badge batch --sandbox' \
            'badge batch --ansi' \
            'badge batch --glyphs' \
            'badge batch --hyperlinks' \
            'badge batch --background' \
            'badge batch --format' \
            'badge batch --output-dir' \
            'badge batch -j' \
            'badge batch --jobs' \
            'badge preview --color' \
            'badge preview --label-color' \
            'badge preview --style' \
            'badge preview --option' \
            'badge preview --color-scheme' \
            'badge preview --env' \
            'badge preview --plugin' \
            'badge preview --style-path' \
            'badge preview --fallback' \
            'badge preview --sandbox' \
            'badge preview --ansi' \
            'badge preview --glyphs' \
            'badge preview --hyperlinks' \
            'badge preview --background' \
            'badge preview --scene' \
            'badge style list --plugin' \
            'badge style list --style-path' \
            'badge style inspect --plugin' \
            'badge style inspect --style-path' \
            'badge style new --id' \
            'badge style validate --plugin' \
            'badge style validate --style-path' \
            'badge style validate --only' \
            'badge style validate --seed' \
            'badge style validate --junit' \
            'badge style validate --cases' \
            'badge style validate --timeout' \
            'badge style trust --hash' \
            'badge style doctor --plugin' \
            'badge style doctor --style-path' \
            'badge env --color' \
            'badge env --label-color' \
            'badge env --style' \
            'badge env --option' \
            'badge env --color-scheme' \
            'badge env --env' \
            'badge env --ansi' \
            'badge env --glyphs' \
            'badge env --hyperlinks' \
            'badge env --background'
end

# Whether the words before the cursor lead to the command $argv[1], and, if $argv[2] is given, to
# its argument of that number, counted from 0; "more" accepts later ones too.
function __badge_is_at
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
                if __badge_takes_value $path $word
                    set takes_value 1
                end
                continue
            end
        end
        if set -l below (__badge_subcommand $path $word)
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
function __badge_files
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

complete -c 'badge' -f
complete -c 'badge' -n '__badge_is_at \'badge\'' -k -f -a '\'render\'\\t\'Draw one badge, a scene of them, or a preview of a plugin.\' \'batch\'\\t\'Draw many badges from lines of JSON.\' \'preview\'\\t\'Show a scene, or the previews of a plugin, live in the terminal.\' \'style\'\\t\'Show, install, trust and write the styles of badges and their plugins.\' \'env\'\\t\'Show every value of the environment chain and where it comes from.\' \'completions\'\\t\'Write the script that teaches a shell the commands of badge.\' \'help\'\\t\'Show the help of a subcommand.\''
complete -c 'badge' -n '__badge_is_at \'badge\'' -l 'version' -d 'Show the version.'
complete -c 'badge' -n '__badge_is_at \'badge\'' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'badge' -n '__badge_is_at \'badge render\'' -l 'color' -d 'The colour of the message: a name, \'#0a7\', \'rgb(0 170 119)\' or \'hsl(162 100% 33%)\'.' -r -k -f -a '\'brightgreen\' \'green\' \'yellowgreen\' \'yellow\' \'orange\' \'red\' \'blue\' \'lightgrey\' \'success\' \'important\' \'critical\' \'informational\' \'inactive\''
complete -c 'badge' -n '__badge_is_at \'badge render\'' -l 'label-color' -d 'The colour of the label.' -r -k -f -a '\'brightgreen\' \'green\' \'yellowgreen\' \'yellow\' \'orange\' \'red\' \'blue\' \'lightgrey\' \'success\' \'important\' \'critical\' \'informational\' \'inactive\''
complete -c 'badge' -n '__badge_is_at \'badge render\'' -l 'icon' -d 'A picture before the label: a PNG, or an SVG with filled paths of one colour.' -r -k -f -a '(__badge_files \'svg\' \'png\')'
complete -c 'badge' -n '__badge_is_at \'badge render\'' -l 'link' -d 'Where the badge leads: http, https or mailto.' -r -f
complete -c 'badge' -n '__badge_is_at \'badge render\'' -l 'title' -d 'What readers hear who cannot see the badge.' -r -f
complete -c 'badge' -n '__badge_is_at \'badge render\'' -l 'style' -d 'The style, and the values of its options. Commas inside parentheses do not separate.' -r -k -f -a '(badge style list --names 2>/dev/null)'
complete -c 'badge' -n '__badge_is_at \'badge render\'' -l 'option' -d 'The value of an option of the style.' -r -f
complete -c 'badge' -n '__badge_is_at \'badge render\'' -l 'color-scheme' -d 'The surroundings to draw for.' -r -k -f -a '\'light\'\\t\'a light page or terminal\' \'dark\'\\t\'a dark one\' \'adaptive\'\\t\'an SVG that follows the reader\\\'s preference\''
complete -c 'badge' -n '__badge_is_at \'badge render\'' -l 'env' -d 'A value of the environment, such as \'locale=sv_SE\' or \'sizeCategory=large\'.' -r -k -f -a '(badge env --names 2>/dev/null)'
complete -c 'badge' -n '__badge_is_at \'badge render\'' -l 'plugin' -d 'Take styles from this plugin first.' -r -k -f -a '(__badge_files \'so\')'
complete -c 'badge' -n '__badge_is_at \'badge render\'' -l 'style-path' -d 'Look for plugins in this folder before others.' -r -f -a '(__fish_complete_directories)'
complete -c 'badge' -n '__badge_is_at \'badge render\'' -l 'fallback' -d 'Draw a badge in this style where its own fails. The exit status says so all the same.' -r -k -f -a '(badge style list --names 2>/dev/null)'
complete -c 'badge' -n '__badge_is_at \'badge render\'' -l 'sandbox' -d 'Which plugins run in a process that can do nothing but draw.' -r -k -f -a '\'auto\'\\t\'all but those that come with badge\' \'always\'\\t\'all\' \'never\'\\t\'none: their code can do whatever you can\''
complete -c 'badge' -n '__badge_is_at \'badge render\'' -l 'require-sandbox' -d 'Load no plugin where the system lacks a part of what protects from it.'
complete -c 'badge' -n '__badge_is_at \'badge render\'' -l 'verbose' -d 'Show what plugins write to their outputs.'
complete -c 'badge' -n '__badge_is_at \'badge render\'' -l 'no-plugins' -d 'Use the bundled styles only, as with BADGE_STYLE_SAFE=1.'
complete -c 'badge' -n '__badge_is_at \'badge render\'' -l 'format' -d 'What is written.' -r -k -f -a '\'svg\'\\t\'an SVG document\' \'ansi\'\\t\'text for a terminal, coloured as --ansi says\' \'text\'\\t\'plain text\' \'json\'\\t\'the list of what is drawn, in points\''
complete -c 'badge' -n '__badge_is_at \'badge render\'' -s 'o' -l 'output' -d 'Write to a file, which takes the place of the old one in one step; \'-\' is the standard output.' -r -F
complete -c 'badge' -n '__badge_is_at \'badge render\'' -l 'ansi' -d 'How many colours the terminal has.' -r -k -f -a '\'auto\'\\t\'what the environment says, and none where the output is no terminal\' \'always\'\\t\'what the environment says, and 16 at least\' \'never\'\\t\'none\' \'16\'\\t\'those of the terminal\\\'s palette\' \'256\'\\t\'the indexed ones\' \'truecolor\'\\t\'24 bits\''
complete -c 'badge' -n '__badge_is_at \'badge render\'' -l 'glyphs' -d 'The characters of edges.' -r -k -f -a '\'auto\'\\t\'unicode in a UTF-8 locale, else ascii\' \'ascii\'\\t\'those of every terminal\' \'unicode\'\\t\'block elements and box drawing\' \'powerline\'\\t\'also those of fonts patched for powerline\''
complete -c 'badge' -n '__badge_is_at \'badge render\'' -l 'hyperlinks' -d 'When links are written (OSC 8).' -r -k -f -a '\'auto\'\\t\'on a terminal that is not dumb\' \'always\' \'never\''
complete -c 'badge' -n '__badge_is_at \'badge render\'' -l 'background' -d 'The terminal\'s own background.' -r -k -f -a '\'auto\'\\t\'what COLORFGBG says\' \'dark\' \'light\''
complete -c 'badge' -n '__badge_is_at \'badge render\'' -l 'scene' -d 'Draw the scene document in a file instead; \'-\' is the standard input.' -r -k -f -a '(__badge_files \'json\')'
complete -c 'badge' -n '__badge_is_at \'badge render\'' -l 'preview' -d 'Draw a preview of the first plugin that has it instead; those that --plugin names come before others.' -r -f
complete -c 'badge' -n '__badge_is_at \'badge render\'' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'badge' -n '__badge_is_at \'badge batch\' 0' -k -f -a '(__badge_files \'jsonl\' \'ndjson\' \'json\')'
complete -c 'badge' -n '__badge_is_at \'badge batch\'' -l 'color' -d 'The colour of the message: a name, \'#0a7\', \'rgb(0 170 119)\' or \'hsl(162 100% 33%)\'.' -r -k -f -a '\'brightgreen\' \'green\' \'yellowgreen\' \'yellow\' \'orange\' \'red\' \'blue\' \'lightgrey\' \'success\' \'important\' \'critical\' \'informational\' \'inactive\''
complete -c 'badge' -n '__badge_is_at \'badge batch\'' -l 'label-color' -d 'The colour of the label.' -r -k -f -a '\'brightgreen\' \'green\' \'yellowgreen\' \'yellow\' \'orange\' \'red\' \'blue\' \'lightgrey\' \'success\' \'important\' \'critical\' \'informational\' \'inactive\''
complete -c 'badge' -n '__badge_is_at \'badge batch\'' -l 'style' -d 'The style, and the values of its options. Commas inside parentheses do not separate.' -r -k -f -a '(badge style list --names 2>/dev/null)'
complete -c 'badge' -n '__badge_is_at \'badge batch\'' -l 'option' -d 'The value of an option of the style.' -r -f
complete -c 'badge' -n '__badge_is_at \'badge batch\'' -l 'color-scheme' -d 'The surroundings to draw for.' -r -k -f -a '\'light\'\\t\'a light page or terminal\' \'dark\'\\t\'a dark one\' \'adaptive\'\\t\'an SVG that follows the reader\\\'s preference\''
complete -c 'badge' -n '__badge_is_at \'badge batch\'' -l 'env' -d 'A value of the environment, such as \'locale=sv_SE\' or \'sizeCategory=large\'.' -r -k -f -a '(badge env --names 2>/dev/null)'
complete -c 'badge' -n '__badge_is_at \'badge batch\'' -l 'plugin' -d 'Take styles from this plugin first.' -r -k -f -a '(__badge_files \'so\')'
complete -c 'badge' -n '__badge_is_at \'badge batch\'' -l 'style-path' -d 'Look for plugins in this folder before others.' -r -f -a '(__fish_complete_directories)'
complete -c 'badge' -n '__badge_is_at \'badge batch\'' -l 'fallback' -d 'Draw a badge in this style where its own fails. The exit status says so all the same.' -r -k -f -a '(badge style list --names 2>/dev/null)'
complete -c 'badge' -n '__badge_is_at \'badge batch\'' -l 'sandbox' -d 'Which plugins run in a process that can do nothing but draw.' -r -k -f -a '\'auto\'\\t\'all but those that come with badge\' \'always\'\\t\'all\' \'never\'\\t\'none: their code can do whatever you can\''
complete -c 'badge' -n '__badge_is_at \'badge batch\'' -l 'require-sandbox' -d 'Load no plugin where the system lacks a part of what protects from it.'
complete -c 'badge' -n '__badge_is_at \'badge batch\'' -l 'verbose' -d 'Show what plugins write to their outputs.'
complete -c 'badge' -n '__badge_is_at \'badge batch\'' -l 'no-plugins' -d 'Use the bundled styles only, as with BADGE_STYLE_SAFE=1.'
complete -c 'badge' -n '__badge_is_at \'badge batch\'' -l 'ansi' -d 'How many colours the terminal has.' -r -k -f -a '\'auto\'\\t\'what the environment says, and none where the output is no terminal\' \'always\'\\t\'what the environment says, and 16 at least\' \'never\'\\t\'none\' \'16\'\\t\'those of the terminal\\\'s palette\' \'256\'\\t\'the indexed ones\' \'truecolor\'\\t\'24 bits\''
complete -c 'badge' -n '__badge_is_at \'badge batch\'' -l 'glyphs' -d 'The characters of edges.' -r -k -f -a '\'auto\'\\t\'unicode in a UTF-8 locale, else ascii\' \'ascii\'\\t\'those of every terminal\' \'unicode\'\\t\'block elements and box drawing\' \'powerline\'\\t\'also those of fonts patched for powerline\''
complete -c 'badge' -n '__badge_is_at \'badge batch\'' -l 'hyperlinks' -d 'When links are written (OSC 8).' -r -k -f -a '\'auto\'\\t\'on a terminal that is not dumb\' \'always\' \'never\''
complete -c 'badge' -n '__badge_is_at \'badge batch\'' -l 'background' -d 'The terminal\'s own background.' -r -k -f -a '\'auto\'\\t\'what COLORFGBG says\' \'dark\' \'light\''
complete -c 'badge' -n '__badge_is_at \'badge batch\'' -l 'format' -d 'What is drawn.' -r -k -f -a '\'svg\' \'ansi\' \'text\' \'json\''
complete -c 'badge' -n '__badge_is_at \'badge batch\'' -l 'output-dir' -d 'Write files into this folder, which is made if it is not there.' -r -f -a '(__fish_complete_directories)'
complete -c 'badge' -n '__badge_is_at \'badge batch\'' -s 'j' -l 'jobs' -d 'How many badges are drawn at the same time.' -r -f
complete -c 'badge' -n '__badge_is_at \'badge batch\'' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'badge' -n '__badge_is_at \'badge preview\'' -l 'color' -d 'The colour of the message: a name, \'#0a7\', \'rgb(0 170 119)\' or \'hsl(162 100% 33%)\'.' -r -k -f -a '\'brightgreen\' \'green\' \'yellowgreen\' \'yellow\' \'orange\' \'red\' \'blue\' \'lightgrey\' \'success\' \'important\' \'critical\' \'informational\' \'inactive\''
complete -c 'badge' -n '__badge_is_at \'badge preview\'' -l 'label-color' -d 'The colour of the label.' -r -k -f -a '\'brightgreen\' \'green\' \'yellowgreen\' \'yellow\' \'orange\' \'red\' \'blue\' \'lightgrey\' \'success\' \'important\' \'critical\' \'informational\' \'inactive\''
complete -c 'badge' -n '__badge_is_at \'badge preview\'' -l 'style' -d 'The style, and the values of its options. Commas inside parentheses do not separate.' -r -k -f -a '(badge style list --names 2>/dev/null)'
complete -c 'badge' -n '__badge_is_at \'badge preview\'' -l 'option' -d 'The value of an option of the style.' -r -f
complete -c 'badge' -n '__badge_is_at \'badge preview\'' -l 'color-scheme' -d 'The surroundings to draw for.' -r -k -f -a '\'light\'\\t\'a light page or terminal\' \'dark\'\\t\'a dark one\' \'adaptive\'\\t\'an SVG that follows the reader\\\'s preference\''
complete -c 'badge' -n '__badge_is_at \'badge preview\'' -l 'env' -d 'A value of the environment, such as \'locale=sv_SE\' or \'sizeCategory=large\'.' -r -k -f -a '(badge env --names 2>/dev/null)'
complete -c 'badge' -n '__badge_is_at \'badge preview\'' -l 'plugin' -d 'Take styles from this plugin first.' -r -k -f -a '(__badge_files \'so\')'
complete -c 'badge' -n '__badge_is_at \'badge preview\'' -l 'style-path' -d 'Look for plugins in this folder before others.' -r -f -a '(__fish_complete_directories)'
complete -c 'badge' -n '__badge_is_at \'badge preview\'' -l 'fallback' -d 'Draw a badge in this style where its own fails. The exit status says so all the same.' -r -k -f -a '(badge style list --names 2>/dev/null)'
complete -c 'badge' -n '__badge_is_at \'badge preview\'' -l 'sandbox' -d 'Which plugins run in a process that can do nothing but draw.' -r -k -f -a '\'auto\'\\t\'all but those that come with badge\' \'always\'\\t\'all\' \'never\'\\t\'none: their code can do whatever you can\''
complete -c 'badge' -n '__badge_is_at \'badge preview\'' -l 'require-sandbox' -d 'Load no plugin where the system lacks a part of what protects from it.'
complete -c 'badge' -n '__badge_is_at \'badge preview\'' -l 'verbose' -d 'Show what plugins write to their outputs.'
complete -c 'badge' -n '__badge_is_at \'badge preview\'' -l 'no-plugins' -d 'Use the bundled styles only, as with BADGE_STYLE_SAFE=1.'
complete -c 'badge' -n '__badge_is_at \'badge preview\'' -l 'ansi' -d 'How many colours the terminal has.' -r -k -f -a '\'auto\'\\t\'what the environment says, and none where the output is no terminal\' \'always\'\\t\'what the environment says, and 16 at least\' \'never\'\\t\'none\' \'16\'\\t\'those of the terminal\\\'s palette\' \'256\'\\t\'the indexed ones\' \'truecolor\'\\t\'24 bits\''
complete -c 'badge' -n '__badge_is_at \'badge preview\'' -l 'glyphs' -d 'The characters of edges.' -r -k -f -a '\'auto\'\\t\'unicode in a UTF-8 locale, else ascii\' \'ascii\'\\t\'those of every terminal\' \'unicode\'\\t\'block elements and box drawing\' \'powerline\'\\t\'also those of fonts patched for powerline\''
complete -c 'badge' -n '__badge_is_at \'badge preview\'' -l 'hyperlinks' -d 'When links are written (OSC 8).' -r -k -f -a '\'auto\'\\t\'on a terminal that is not dumb\' \'always\' \'never\''
complete -c 'badge' -n '__badge_is_at \'badge preview\'' -l 'background' -d 'The terminal\'s own background.' -r -k -f -a '\'auto\'\\t\'what COLORFGBG says\' \'dark\' \'light\''
complete -c 'badge' -n '__badge_is_at \'badge preview\'' -l 'scene' -d 'The scene document; \'-\' is the standard input.' -r -k -f -a '(__badge_files \'json\')'
complete -c 'badge' -n '__badge_is_at \'badge preview\'' -l 'watch' -d 'Show changes of the scene or of the plugin as they are saved.'
complete -c 'badge' -n '__badge_is_at \'badge preview\'' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'badge' -n '__badge_is_at \'badge style\'' -k -f -a '\'list\'\\t\'List the styles that can be used.\' \'inspect\'\\t\'Show what a plugin says about itself, without running it.\' \'new\'\\t\'Make a package for a style of your own.\' \'build\'\\t\'Compile a style for this badge.\' \'validate\'\\t\'Look for everything that can be wrong with a plugin.\' \'install\'\\t\'Check a plugin, and put it where it is found.\' \'remove\'\\t\'Take away a plugin that was installed.\' \'trust\'\\t\'Say that a plugin may run.\' \'why\'\\t\'Say why a plugin is not used, and how it failed the last time.\' \'retry\'\\t\'Try a plugin again that has failed.\' \'doctor\'\\t\'Say what is wrong with the plugins that are found, and what to do.\''
complete -c 'badge' -n '__badge_is_at \'badge style\'' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'badge' -n '__badge_is_at \'badge style list\'' -l 'plugin' -d 'Take styles from this plugin first.' -r -k -f -a '(__badge_files \'so\')'
complete -c 'badge' -n '__badge_is_at \'badge style list\'' -l 'style-path' -d 'Look for plugins in this folder before others.' -r -f -a '(__fish_complete_directories)'
complete -c 'badge' -n '__badge_is_at \'badge style list\'' -l 'no-plugins' -d 'Use the bundled styles only, as with BADGE_STYLE_SAFE=1.'
complete -c 'badge' -n '__badge_is_at \'badge style list\'' -l 'all' -d 'Show every place and file that was looked at, and why it is not used.'
complete -c 'badge' -n '__badge_is_at \'badge style list\'' -l 'json' -d 'Write JSON.'
complete -c 'badge' -n '__badge_is_at \'badge style list\'' -l 'names' -d 'Write a name a line, with a tab and a sentence.'
complete -c 'badge' -n '__badge_is_at \'badge style list\'' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'badge' -n '__badge_is_at \'badge style inspect\' 0' -k -f -a '(badge style list --names 2>/dev/null)'
complete -c 'badge' -n '__badge_is_at \'badge style inspect\'' -l 'plugin' -d 'Take styles from this plugin first.' -r -k -f -a '(__badge_files \'so\')'
complete -c 'badge' -n '__badge_is_at \'badge style inspect\'' -l 'style-path' -d 'Look for plugins in this folder before others.' -r -f -a '(__fish_complete_directories)'
complete -c 'badge' -n '__badge_is_at \'badge style inspect\'' -l 'json' -d 'Write JSON.'
complete -c 'badge' -n '__badge_is_at \'badge style inspect\'' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'badge' -n '__badge_is_at \'badge style new\' 1' -f -a '(__fish_complete_directories)'
complete -c 'badge' -n '__badge_is_at \'badge style new\'' -l 'id' -d 'The plugin\'s identifier, a reversed domain name.' -r -f
complete -c 'badge' -n '__badge_is_at \'badge style new\'' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'badge' -n '__badge_is_at \'badge style build\' 0' -f -a '(__fish_complete_directories)'
complete -c 'badge' -n '__badge_is_at \'badge style build\'' -l 'debug' -d 'Compile for a debugger, without optimisation.'
complete -c 'badge' -n '__badge_is_at \'badge style build\'' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'badge' -n '__badge_is_at \'badge style validate\' 0' -k -f -a '(badge style list --names 2>/dev/null)'
complete -c 'badge' -n '__badge_is_at \'badge style validate\'' -l 'plugin' -d 'Take styles from this plugin first.' -r -k -f -a '(__badge_files \'so\')'
complete -c 'badge' -n '__badge_is_at \'badge style validate\'' -l 'style-path' -d 'Look for plugins in this folder before others.' -r -f -a '(__fish_complete_directories)'
complete -c 'badge' -n '__badge_is_at \'badge style validate\'' -l 'only' -d 'Make this check, or all of this group, such as \'elf\'.' -r -f
complete -c 'badge' -n '__badge_is_at \'badge style validate\'' -l 'seed' -d 'What random badges are made from.' -r -f
complete -c 'badge' -n '__badge_is_at \'badge style validate\'' -l 'json' -d 'Write JSON.'
complete -c 'badge' -n '__badge_is_at \'badge style validate\'' -l 'junit' -d 'Write the report in JUnit\'s XML too.' -r -k -f -a '(__badge_files \'xml\')'
complete -c 'badge' -n '__badge_is_at \'badge style validate\'' -l 'cases' -d 'Compare every scene NAME.json in this folder with NAME.svg and NAME.txt beside it.' -r -f -a '(__fish_complete_directories)'
complete -c 'badge' -n '__badge_is_at \'badge style validate\'' -l 'record' -d 'Keep what is drawn of these scenes now.'
complete -c 'badge' -n '__badge_is_at \'badge style validate\'' -l 'all' -d 'Show the checks that have passed, too.'
complete -c 'badge' -n '__badge_is_at \'badge style validate\'' -l 'timeout' -d 'The time for all checks. What is not checked by then makes the exit status 1, too.' -r -f
complete -c 'badge' -n '__badge_is_at \'badge style validate\'' -l 'in-process' -d 'Load the plugin into this process, as a debugger needs it.'
complete -c 'badge' -n '__badge_is_at \'badge style validate\'' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'badge' -n '__badge_is_at \'badge style install\' 0' -k -f -a '(__badge_files \'so\')'
complete -c 'badge' -n '__badge_is_at \'badge style install\'' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'badge' -n '__badge_is_at \'badge style remove\' 0' -k -f -a '(badge style list --names 2>/dev/null)'
complete -c 'badge' -n '__badge_is_at \'badge style remove\'' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'badge' -n '__badge_is_at \'badge style trust\' 0' -k -f -a '(badge style list --names 2>/dev/null)'
complete -c 'badge' -n '__badge_is_at \'badge style trust\'' -l 'hash' -d 'Do not ask, but trust the plugin if this is the SHA-256 of its bytes.' -r -f
complete -c 'badge' -n '__badge_is_at \'badge style trust\'' -l 'project' -d 'Trust the plugins that the project\'s .badge.json names.'
complete -c 'badge' -n '__badge_is_at \'badge style trust\'' -l 'revoke' -d 'Do not trust the plugin any more.'
complete -c 'badge' -n '__badge_is_at \'badge style trust\'' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'badge' -n '__badge_is_at \'badge style why\' 0' -k -f -a '(badge style list --names 2>/dev/null)'
complete -c 'badge' -n '__badge_is_at \'badge style why\'' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'badge' -n '__badge_is_at \'badge style retry\' 0' -k -f -a '(badge style list --names 2>/dev/null)'
complete -c 'badge' -n '__badge_is_at \'badge style retry\'' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'badge' -n '__badge_is_at \'badge style doctor\'' -l 'plugin' -d 'Take styles from this plugin first.' -r -k -f -a '(__badge_files \'so\')'
complete -c 'badge' -n '__badge_is_at \'badge style doctor\'' -l 'style-path' -d 'Look for plugins in this folder before others.' -r -f -a '(__fish_complete_directories)'
complete -c 'badge' -n '__badge_is_at \'badge style doctor\'' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'badge' -n '__badge_is_at \'badge env\'' -l 'color' -d 'The colour of the message: a name, \'#0a7\', \'rgb(0 170 119)\' or \'hsl(162 100% 33%)\'.' -r -k -f -a '\'brightgreen\' \'green\' \'yellowgreen\' \'yellow\' \'orange\' \'red\' \'blue\' \'lightgrey\' \'success\' \'important\' \'critical\' \'informational\' \'inactive\''
complete -c 'badge' -n '__badge_is_at \'badge env\'' -l 'label-color' -d 'The colour of the label.' -r -k -f -a '\'brightgreen\' \'green\' \'yellowgreen\' \'yellow\' \'orange\' \'red\' \'blue\' \'lightgrey\' \'success\' \'important\' \'critical\' \'informational\' \'inactive\''
complete -c 'badge' -n '__badge_is_at \'badge env\'' -l 'style' -d 'The style, and the values of its options. Commas inside parentheses do not separate.' -r -k -f -a '(badge style list --names 2>/dev/null)'
complete -c 'badge' -n '__badge_is_at \'badge env\'' -l 'option' -d 'The value of an option of the style.' -r -f
complete -c 'badge' -n '__badge_is_at \'badge env\'' -l 'color-scheme' -d 'The surroundings to draw for.' -r -k -f -a '\'light\'\\t\'a light page or terminal\' \'dark\'\\t\'a dark one\' \'adaptive\'\\t\'an SVG that follows the reader\\\'s preference\''
complete -c 'badge' -n '__badge_is_at \'badge env\'' -l 'env' -d 'A value of the environment, such as \'locale=sv_SE\' or \'sizeCategory=large\'.' -r -k -f -a '(badge env --names 2>/dev/null)'
complete -c 'badge' -n '__badge_is_at \'badge env\'' -l 'ansi' -d 'How many colours the terminal has.' -r -k -f -a '\'auto\'\\t\'what the environment says, and none where the output is no terminal\' \'always\'\\t\'what the environment says, and 16 at least\' \'never\'\\t\'none\' \'16\'\\t\'those of the terminal\\\'s palette\' \'256\'\\t\'the indexed ones\' \'truecolor\'\\t\'24 bits\''
complete -c 'badge' -n '__badge_is_at \'badge env\'' -l 'glyphs' -d 'The characters of edges.' -r -k -f -a '\'auto\'\\t\'unicode in a UTF-8 locale, else ascii\' \'ascii\'\\t\'those of every terminal\' \'unicode\'\\t\'block elements and box drawing\' \'powerline\'\\t\'also those of fonts patched for powerline\''
complete -c 'badge' -n '__badge_is_at \'badge env\'' -l 'hyperlinks' -d 'When links are written (OSC 8).' -r -k -f -a '\'auto\'\\t\'on a terminal that is not dumb\' \'always\' \'never\''
complete -c 'badge' -n '__badge_is_at \'badge env\'' -l 'background' -d 'The terminal\'s own background.' -r -k -f -a '\'auto\'\\t\'what COLORFGBG says\' \'dark\' \'light\''
complete -c 'badge' -n '__badge_is_at \'badge env\'' -l 'all' -d 'Show the values behind nearer ones too.'
complete -c 'badge' -n '__badge_is_at \'badge env\'' -l 'json' -d 'Write JSON.'
complete -c 'badge' -n '__badge_is_at \'badge env\'' -l 'names' -d 'Write what \'--env\' takes: a name a line with \'=\', a tab and a sentence.'
complete -c 'badge' -n '__badge_is_at \'badge env\'' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'badge' -n '__badge_is_at \'badge completions\' 0' -k -f -a '\'bash\' \'zsh\' \'fish\''
complete -c 'badge' -n '__badge_is_at \'badge completions\'' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'badge' -n '__badge_is_at \'badge help\'' -k -f -a '\'render\'\\t\'Draw one badge, a scene of them, or a preview of a plugin.\' \'batch\'\\t\'Draw many badges from lines of JSON.\' \'preview\'\\t\'Show a scene, or the previews of a plugin, live in the terminal.\' \'style\'\\t\'Show, install, trust and write the styles of badges and their plugins.\' \'env\'\\t\'Show every value of the environment chain and where it comes from.\' \'completions\'\\t\'Write the script that teaches a shell the commands of badge.\''
complete -c 'badge' -n '__badge_is_at \'badge help style\'' -k -f -a '\'list\'\\t\'List the styles that can be used.\' \'inspect\'\\t\'Show what a plugin says about itself, without running it.\' \'new\'\\t\'Make a package for a style of your own.\' \'build\'\\t\'Compile a style for this badge.\' \'validate\'\\t\'Look for everything that can be wrong with a plugin.\' \'install\'\\t\'Check a plugin, and put it where it is found.\' \'remove\'\\t\'Take away a plugin that was installed.\' \'trust\'\\t\'Say that a plugin may run.\' \'why\'\\t\'Say why a plugin is not used, and how it failed the last time.\' \'retry\'\\t\'Try a plugin again that has failed.\' \'doctor\'\\t\'Say what is wrong with the plugins that are found, and what to do.\''
