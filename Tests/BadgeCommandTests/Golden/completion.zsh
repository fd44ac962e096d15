#compdef badge
# Completion of badge for zsh, written by the tool itself.

_badge() {
  local context state state_descr line result=1
  local -A opt_args
  local -a commands=(
    'render:Draw one badge, a scene of them, or a preview of a plugin.'
    'batch:Draw many badges from lines of JSON.'
    'preview:Show a scene, or the previews of a plugin, live in the terminal.'
    'style:Show, install, trust and write the styles of badges and their plugins.'
    'env:Show every value of the environment chain and where it comes from.'
    'completions:Write the script that teaches a shell the commands of badge.'
    'help:Show the help of a subcommand.'
  )
  _arguments -s -S -C : \
    '(--version)--version[Show the version.]' \
    '(- : *)-h[Show help information.]' \
    '(- : *)--help[Show help information.]' \
    '(-): :->command' \
    '(-)*:: :->arguments' && result=0
  case $state in
    command) _describe -V command commands && result=0 ;;
    arguments)
      case ${words[1]} in
        'render') _badge_render && result=0 ;;
        'batch') _badge_batch && result=0 ;;
        'preview') _badge_preview && result=0 ;;
        'style') _badge_style && result=0 ;;
        'env') _badge_env && result=0 ;;
        'completions') _badge_completions && result=0 ;;
        'help') _badge_help && result=0 ;;
      esac
      ;;
  esac
  return result
}

_badge_render() {
  _arguments -s -S : \
    '(--color)--color=[The colour of the message\: a name, '\''#0a7'\'', '\''rgb(0 170 119)'\'' or '\''hsl(162 100% 33%)'\''.]:color:(brightgreen green yellowgreen yellow orange red blue lightgrey success important critical informational inactive)' \
    '(--label-color)--label-color=[The colour of the label.]:color:(brightgreen green yellowgreen yellow orange red blue lightgrey success important critical informational inactive)' \
    '(--icon)--icon=[A picture before the label\: a PNG, or an SVG with filled paths of one colour.]:file:_files -g "*.(#i)(svg|png)"' \
    '(--link)--link=[Where the badge leads\: http, https or mailto.]:url: ' \
    '(--title)--title=[What readers hear who cannot see the badge.]:text: ' \
    '(--style)--style=[The style, and the values of its options. Commas inside parentheses do not separate.]:name[\:option=value,...]:_badge_render__style' \
    '*--option=[The value of an option of the style.]:name=value: ' \
    '(--color-scheme)--color-scheme=[The surroundings to draw for.]:scheme:_badge_render__color_scheme' \
    '*--env=[A value of the environment, such as '\''locale=sv_SE'\'' or '\''sizeCategory=large'\''.]:key=value:_badge_render__env' \
    '*--plugin=[Take styles from this plugin first.]:file:_files -g "*.(#i)(so)"' \
    '*--style-path=[Look for plugins in this folder before others.]:dir:_files -/' \
    '(--fallback)--fallback=[Draw a badge in this style where its own fails. The exit status says so all the same.]:style:_badge_render__fallback' \
    '(--sandbox)--sandbox=[Which plugins run in a process that can do nothing but draw.]:when:_badge_render__sandbox' \
    '(--require-sandbox)--require-sandbox[Load no plugin where the system lacks a part of what protects from it.]' \
    '(--verbose)--verbose[Show what plugins write to their outputs.]' \
    '(--no-plugins)--no-plugins[Use the bundled styles only, as with BADGE_STYLE_SAFE=1.]' \
    '(--format)--format=[What is written.]:format:_badge_render__format' \
    '(-o --output)-o+[Write to a file, which takes the place of the old one in one step; '\''-'\'' is the standard output.]:file:_files' \
    '(-o --output)--output=[Write to a file, which takes the place of the old one in one step; '\''-'\'' is the standard output.]:file:_files' \
    '(--ansi)--ansi=[How many colours the terminal has.]:colors:_badge_render__ansi' \
    '(--glyphs)--glyphs=[The characters of edges.]:set:_badge_render__glyphs' \
    '(--hyperlinks)--hyperlinks=[When links are written (OSC 8).]:when:_badge_render__hyperlinks' \
    '(--background)--background=[The terminal'\''s own background.]:shade:_badge_render__background' \
    '(--scene)--scene=[Draw the scene document in a file instead; '\''-'\'' is the standard input.]:file:_files -g "*.(#i)(json)"' \
    '(--preview)--preview=[Draw a preview of the first plugin that has it instead; those that --plugin names come before others.]:name: ' \
    '(- : *)-h[Show help information.]' \
    '(- : *)--help[Show help information.]' \
    '::label: _badge__message '\''label'\''' \
    '::message: _badge__message '\''message'\'''
}

_badge_batch() {
  _arguments -s -S : \
    '(--color)--color=[The colour of the message\: a name, '\''#0a7'\'', '\''rgb(0 170 119)'\'' or '\''hsl(162 100% 33%)'\''.]:color:(brightgreen green yellowgreen yellow orange red blue lightgrey success important critical informational inactive)' \
    '(--label-color)--label-color=[The colour of the label.]:color:(brightgreen green yellowgreen yellow orange red blue lightgrey success important critical informational inactive)' \
    '(--style)--style=[The style, and the values of its options. Commas inside parentheses do not separate.]:name[\:option=value,...]:_badge_batch__style' \
    '*--option=[The value of an option of the style.]:name=value: ' \
    '(--color-scheme)--color-scheme=[The surroundings to draw for.]:scheme:_badge_batch__color_scheme' \
    '*--env=[A value of the environment, such as '\''locale=sv_SE'\'' or '\''sizeCategory=large'\''.]:key=value:_badge_batch__env' \
    '*--plugin=[Take styles from this plugin first.]:file:_files -g "*.(#i)(so)"' \
    '*--style-path=[Look for plugins in this folder before others.]:dir:_files -/' \
    '(--fallback)--fallback=[Draw a badge in this style where its own fails. The exit status says so all the same.]:style:_badge_batch__fallback' \
    '(--sandbox)--sandbox=[Which plugins run in a process that can do nothing but draw.]:when:_badge_batch__sandbox' \
    '(--require-sandbox)--require-sandbox[Load no plugin where the system lacks a part of what protects from it.]' \
    '(--verbose)--verbose[Show what plugins write to their outputs.]' \
    '(--no-plugins)--no-plugins[Use the bundled styles only, as with BADGE_STYLE_SAFE=1.]' \
    '(--ansi)--ansi=[How many colours the terminal has.]:colors:_badge_batch__ansi' \
    '(--glyphs)--glyphs=[The characters of edges.]:set:_badge_batch__glyphs' \
    '(--hyperlinks)--hyperlinks=[When links are written (OSC 8).]:when:_badge_batch__hyperlinks' \
    '(--background)--background=[The terminal'\''s own background.]:shade:_badge_batch__background' \
    '(--format)--format=[What is drawn.]:format:(svg ansi text json)' \
    '(--output-dir)--output-dir=[Write files into this folder, which is made if it is not there.]:dir:_files -/' \
    '(-j --jobs)-j+[How many badges are drawn at the same time.]:count: ' \
    '(-j --jobs)--jobs=[How many badges are drawn at the same time.]:count: ' \
    '(- : *)-h[Show help information.]' \
    '(- : *)--help[Show help information.]' \
    ':file:_files -g "*.(#i)(jsonl|ndjson|json)"'
}

_badge_preview() {
  _arguments -s -S : \
    '(--color)--color=[The colour of the message\: a name, '\''#0a7'\'', '\''rgb(0 170 119)'\'' or '\''hsl(162 100% 33%)'\''.]:color:(brightgreen green yellowgreen yellow orange red blue lightgrey success important critical informational inactive)' \
    '(--label-color)--label-color=[The colour of the label.]:color:(brightgreen green yellowgreen yellow orange red blue lightgrey success important critical informational inactive)' \
    '(--style)--style=[The style, and the values of its options. Commas inside parentheses do not separate.]:name[\:option=value,...]:_badge_preview__style' \
    '*--option=[The value of an option of the style.]:name=value: ' \
    '(--color-scheme)--color-scheme=[The surroundings to draw for.]:scheme:_badge_preview__color_scheme' \
    '*--env=[A value of the environment, such as '\''locale=sv_SE'\'' or '\''sizeCategory=large'\''.]:key=value:_badge_preview__env' \
    '*--plugin=[Take styles from this plugin first.]:file:_files -g "*.(#i)(so)"' \
    '*--style-path=[Look for plugins in this folder before others.]:dir:_files -/' \
    '(--fallback)--fallback=[Draw a badge in this style where its own fails. The exit status says so all the same.]:style:_badge_preview__fallback' \
    '(--sandbox)--sandbox=[Which plugins run in a process that can do nothing but draw.]:when:_badge_preview__sandbox' \
    '(--require-sandbox)--require-sandbox[Load no plugin where the system lacks a part of what protects from it.]' \
    '(--verbose)--verbose[Show what plugins write to their outputs.]' \
    '(--no-plugins)--no-plugins[Use the bundled styles only, as with BADGE_STYLE_SAFE=1.]' \
    '(--ansi)--ansi=[How many colours the terminal has.]:colors:_badge_preview__ansi' \
    '(--glyphs)--glyphs=[The characters of edges.]:set:_badge_preview__glyphs' \
    '(--hyperlinks)--hyperlinks=[When links are written (OSC 8).]:when:_badge_preview__hyperlinks' \
    '(--background)--background=[The terminal'\''s own background.]:shade:_badge_preview__background' \
    '(--scene)--scene=[The scene document; '\''-'\'' is the standard input.]:file:_files -g "*.(#i)(json)"' \
    '(--watch)--watch[Show changes of the scene or of the plugin as they are saved.]' \
    '(- : *)-h[Show help information.]' \
    '(- : *)--help[Show help information.]' \
    '::name: _badge__message '\''name'\'''
}

_badge_style() {
  local context state state_descr line result=1
  local -A opt_args
  local -a commands=(
    'list:List the styles that can be used.'
    'inspect:Show what a plugin says about itself, without running it.'
    'new:Make a package for a style of your own.'
    'build:Compile a style for this badge.'
    'validate:Look for everything that can be wrong with a plugin.'
    'install:Check a plugin, and put it where it is found.'
    'remove:Take away a plugin that was installed.'
    'trust:Say that a plugin may run.'
    'why:Say why a plugin is not used, and how it failed the last time.'
    'retry:Try a plugin again that has failed.'
    'doctor:Say what is wrong with the plugins that are found, and what to do.'
  )
  _arguments -s -S -C : \
    '(- : *)-h[Show help information.]' \
    '(- : *)--help[Show help information.]' \
    '(-): :->command' \
    '(-)*:: :->arguments' && result=0
  case $state in
    command) _describe -V command commands && result=0 ;;
    arguments)
      case ${words[1]} in
        'list') _badge_style_list && result=0 ;;
        'inspect') _badge_style_inspect && result=0 ;;
        'new') _badge_style_new && result=0 ;;
        'build') _badge_style_build && result=0 ;;
        'validate') _badge_style_validate && result=0 ;;
        'install') _badge_style_install && result=0 ;;
        'remove') _badge_style_remove && result=0 ;;
        'trust') _badge_style_trust && result=0 ;;
        'why') _badge_style_why && result=0 ;;
        'retry') _badge_style_retry && result=0 ;;
        'doctor') _badge_style_doctor && result=0 ;;
      esac
      ;;
  esac
  return result
}

_badge_style_list() {
  _arguments -s -S : \
    '*--plugin=[Take styles from this plugin first.]:file:_files -g "*.(#i)(so)"' \
    '*--style-path=[Look for plugins in this folder before others.]:dir:_files -/' \
    '(--no-plugins)--no-plugins[Use the bundled styles only, as with BADGE_STYLE_SAFE=1.]' \
    '(--all)--all[Show every place and file that was looked at, and why it is not used.]' \
    '(--json)--json[Write JSON.]' \
    '(--names)--names[Write a name a line, with a tab and a sentence.]' \
    '(- : *)-h[Show help information.]' \
    '(- : *)--help[Show help information.]'
}

_badge_style_inspect() {
  _arguments -s -S : \
    '*--plugin=[Take styles from this plugin first.]:file:_files -g "*.(#i)(so)"' \
    '*--style-path=[Look for plugins in this folder before others.]:dir:_files -/' \
    '(--json)--json[Write JSON.]' \
    '(- : *)-h[Show help information.]' \
    '(- : *)--help[Show help information.]' \
    ':style:_badge_style_inspect__style'
}

_badge_style_new() {
  _arguments -s -S : \
    '(--id)--id=[The plugin'\''s identifier, a reversed domain name.]:id: ' \
    '(- : *)-h[Show help information.]' \
    '(- : *)--help[Show help information.]' \
    ':name: _badge__message '\''name'\''' \
    '::folder:_files -/'
}

_badge_style_build() {
  _arguments -s -S : \
    '(--debug)--debug[Compile for a debugger, without optimisation.]' \
    '(- : *)-h[Show help information.]' \
    '(- : *)--help[Show help information.]' \
    '::folder:_files -/'
}

_badge_style_validate() {
  _arguments -s -S : \
    '*--plugin=[Take styles from this plugin first.]:file:_files -g "*.(#i)(so)"' \
    '*--style-path=[Look for plugins in this folder before others.]:dir:_files -/' \
    '*--only=[Make this check, or all of this group, such as '\''elf'\''.]:check: ' \
    '(--seed)--seed=[What random badges are made from.]:number: ' \
    '(--json)--json[Write JSON.]' \
    '(--junit)--junit=[Write the report in JUnit'\''s XML too.]:file:_files -g "*.(#i)(xml)"' \
    '(--cases)--cases=[Compare every scene NAME.json in this folder with NAME.svg and NAME.txt beside it.]:dir:_files -/' \
    '(--record)--record[Keep what is drawn of these scenes now.]' \
    '(--all)--all[Show the checks that have passed, too.]' \
    '(--timeout)--timeout=[The time for all checks. What is not checked by then makes the exit status 1, too.]:seconds: ' \
    '(--in-process)--in-process[Load the plugin into this process, as a debugger needs it.]' \
    '(- : *)-h[Show help information.]' \
    '(- : *)--help[Show help information.]' \
    ':style:_badge_style_validate__style'
}

_badge_style_install() {
  _arguments -s -S : \
    '(- : *)-h[Show help information.]' \
    '(- : *)--help[Show help information.]' \
    ':file:_files -g "*.(#i)(so)"'
}

_badge_style_remove() {
  _arguments -s -S : \
    '(- : *)-h[Show help information.]' \
    '(- : *)--help[Show help information.]' \
    ':name:_badge_style_remove__name'
}

_badge_style_trust() {
  _arguments -s -S : \
    '(--hash)--hash=[Do not ask, but trust the plugin if this is the SHA-256 of its bytes.]:sha256: ' \
    '(--project)--project[Trust the plugins that the project'\''s .badge.json names.]' \
    '(--revoke)--revoke[Do not trust the plugin any more.]' \
    '(- : *)-h[Show help information.]' \
    '(- : *)--help[Show help information.]' \
    '::style:_badge_style_trust__style'
}

_badge_style_why() {
  _arguments -s -S : \
    '(- : *)-h[Show help information.]' \
    '(- : *)--help[Show help information.]' \
    ':style:_badge_style_why__style'
}

_badge_style_retry() {
  _arguments -s -S : \
    '(- : *)-h[Show help information.]' \
    '(- : *)--help[Show help information.]' \
    ':style:_badge_style_retry__style'
}

_badge_style_doctor() {
  _arguments -s -S : \
    '*--plugin=[Take styles from this plugin first.]:file:_files -g "*.(#i)(so)"' \
    '*--style-path=[Look for plugins in this folder before others.]:dir:_files -/' \
    '(- : *)-h[Show help information.]' \
    '(- : *)--help[Show help information.]'
}

_badge_env() {
  _arguments -s -S : \
    '(--color)--color=[The colour of the message\: a name, '\''#0a7'\'', '\''rgb(0 170 119)'\'' or '\''hsl(162 100% 33%)'\''.]:color:(brightgreen green yellowgreen yellow orange red blue lightgrey success important critical informational inactive)' \
    '(--label-color)--label-color=[The colour of the label.]:color:(brightgreen green yellowgreen yellow orange red blue lightgrey success important critical informational inactive)' \
    '(--style)--style=[The style, and the values of its options. Commas inside parentheses do not separate.]:name[\:option=value,...]:_badge_env__style' \
    '*--option=[The value of an option of the style.]:name=value: ' \
    '(--color-scheme)--color-scheme=[The surroundings to draw for.]:scheme:_badge_env__color_scheme' \
    '*--env=[A value of the environment, such as '\''locale=sv_SE'\'' or '\''sizeCategory=large'\''.]:key=value:_badge_env__env' \
    '(--ansi)--ansi=[How many colours the terminal has.]:colors:_badge_env__ansi' \
    '(--glyphs)--glyphs=[The characters of edges.]:set:_badge_env__glyphs' \
    '(--hyperlinks)--hyperlinks=[When links are written (OSC 8).]:when:_badge_env__hyperlinks' \
    '(--background)--background=[The terminal'\''s own background.]:shade:_badge_env__background' \
    '(--all)--all[Show the values behind nearer ones too.]' \
    '(--json)--json[Write JSON.]' \
    '(--names)--names[Write what '\''--env'\'' takes\: a name a line with '\''='\'', a tab and a sentence.]' \
    '(- : *)-h[Show help information.]' \
    '(- : *)--help[Show help information.]'
}

_badge_completions() {
  _arguments -s -S : \
    '(- : *)-h[Show help information.]' \
    '(- : *)--help[Show help information.]' \
    '::shell:(bash zsh fish)'
}

_badge_help() {
  local context state state_descr line result=1
  local -A opt_args
  local -a commands=(
    'render:Draw one badge, a scene of them, or a preview of a plugin.'
    'batch:Draw many badges from lines of JSON.'
    'preview:Show a scene, or the previews of a plugin, live in the terminal.'
    'style:Show, install, trust and write the styles of badges and their plugins.'
    'env:Show every value of the environment chain and where it comes from.'
    'completions:Write the script that teaches a shell the commands of badge.'
  )
  _arguments -s -S -C : \
    '(-): :->command' \
    '(-)*:: :->arguments' && result=0
  case $state in
    command) _describe -V command commands && result=0 ;;
    arguments)
      case ${words[1]} in
        'render') _badge_help_render && result=0 ;;
        'batch') _badge_help_batch && result=0 ;;
        'preview') _badge_help_preview && result=0 ;;
        'style') _badge_help_style && result=0 ;;
        'env') _badge_help_env && result=0 ;;
        'completions') _badge_help_completions && result=0 ;;
      esac
      ;;
  esac
  return result
}

_badge_help_render() {
  _message 'no more arguments'
}

_badge_help_batch() {
  _message 'no more arguments'
}

_badge_help_preview() {
  _message 'no more arguments'
}

_badge_help_style() {
  local context state state_descr line result=1
  local -A opt_args
  local -a commands=(
    'list:List the styles that can be used.'
    'inspect:Show what a plugin says about itself, without running it.'
    'new:Make a package for a style of your own.'
    'build:Compile a style for this badge.'
    'validate:Look for everything that can be wrong with a plugin.'
    'install:Check a plugin, and put it where it is found.'
    'remove:Take away a plugin that was installed.'
    'trust:Say that a plugin may run.'
    'why:Say why a plugin is not used, and how it failed the last time.'
    'retry:Try a plugin again that has failed.'
    'doctor:Say what is wrong with the plugins that are found, and what to do.'
  )
  _arguments -s -S -C : \
    '(-): :->command' \
    '(-)*:: :->arguments' && result=0
  case $state in
    command) _describe -V command commands && result=0 ;;
    arguments)
      case ${words[1]} in
        'list') _badge_help_style_list && result=0 ;;
        'inspect') _badge_help_style_inspect && result=0 ;;
        'new') _badge_help_style_new && result=0 ;;
        'build') _badge_help_style_build && result=0 ;;
        'validate') _badge_help_style_validate && result=0 ;;
        'install') _badge_help_style_install && result=0 ;;
        'remove') _badge_help_style_remove && result=0 ;;
        'trust') _badge_help_style_trust && result=0 ;;
        'why') _badge_help_style_why && result=0 ;;
        'retry') _badge_help_style_retry && result=0 ;;
        'doctor') _badge_help_style_doctor && result=0 ;;
      esac
      ;;
  esac
  return result
}

_badge_help_style_list() {
  _message 'no more arguments'
}

_badge_help_style_inspect() {
  _message 'no more arguments'
}

_badge_help_style_new() {
  _message 'no more arguments'
}

_badge_help_style_build() {
  _message 'no more arguments'
}

_badge_help_style_validate() {
  _message 'no more arguments'
}

_badge_help_style_install() {
  _message 'no more arguments'
}

_badge_help_style_remove() {
  _message 'no more arguments'
}

_badge_help_style_trust() {
  _message 'no more arguments'
}

_badge_help_style_why() {
  _message 'no more arguments'
}

_badge_help_style_retry() {
  _message 'no more arguments'
}

_badge_help_style_doctor() {
  _message 'no more arguments'
}

_badge_help_env() {
  _message 'no more arguments'
}

_badge_help_completions() {
  _message 'no more arguments'
}

_badge_render__style() {
  _badge__lines 'badge style list --names'
}

_badge_render__color_scheme() {
  local -a values=(
    'light:a light page or terminal'
    'dark:a dark one'
    'adaptive:an SVG that follows the reader'\''s preference'
  )
  _describe -V value values
}

_badge_render__env() {
  _badge__lines 'badge env --names'
}

_badge_render__fallback() {
  _badge__lines 'badge style list --names'
}

_badge_render__sandbox() {
  local -a values=(
    'auto:all but those that come with badge'
    'always:all'
    'never:none: their code can do whatever you can'
  )
  _describe -V value values
}

_badge_render__format() {
  local -a values=(
    'svg:an SVG document'
    'ansi:text for a terminal, coloured as --ansi says'
    'text:plain text'
    'json:the list of what is drawn, in points'
  )
  _describe -V value values
}

_badge_render__ansi() {
  local -a values=(
    'auto:what the environment says, and none where the output is no terminal'
    'always:what the environment says, and 16 at least'
    'never:none'
    '16:those of the terminal'\''s palette'
    '256:the indexed ones'
    'truecolor:24 bits'
  )
  _describe -V value values
}

_badge_render__glyphs() {
  local -a values=(
    'auto:unicode in a UTF-8 locale, else ascii'
    'ascii:those of every terminal'
    'unicode:block elements and box drawing'
    'powerline:also those of fonts patched for powerline'
  )
  _describe -V value values
}

_badge_render__hyperlinks() {
  local -a values=(
    'auto:on a terminal that is not dumb'
    'always'
    'never'
  )
  _describe -V value values
}

_badge_render__background() {
  local -a values=(
    'auto:what COLORFGBG says'
    'dark'
    'light'
  )
  _describe -V value values
}

_badge_batch__style() {
  _badge__lines 'badge style list --names'
}

_badge_batch__color_scheme() {
  local -a values=(
    'light:a light page or terminal'
    'dark:a dark one'
    'adaptive:an SVG that follows the reader'\''s preference'
  )
  _describe -V value values
}

_badge_batch__env() {
  _badge__lines 'badge env --names'
}

_badge_batch__fallback() {
  _badge__lines 'badge style list --names'
}

_badge_batch__sandbox() {
  local -a values=(
    'auto:all but those that come with badge'
    'always:all'
    'never:none: their code can do whatever you can'
  )
  _describe -V value values
}

_badge_batch__ansi() {
  local -a values=(
    'auto:what the environment says, and none where the output is no terminal'
    'always:what the environment says, and 16 at least'
    'never:none'
    '16:those of the terminal'\''s palette'
    '256:the indexed ones'
    'truecolor:24 bits'
  )
  _describe -V value values
}

_badge_batch__glyphs() {
  local -a values=(
    'auto:unicode in a UTF-8 locale, else ascii'
    'ascii:those of every terminal'
    'unicode:block elements and box drawing'
    'powerline:also those of fonts patched for powerline'
  )
  _describe -V value values
}

_badge_batch__hyperlinks() {
  local -a values=(
    'auto:on a terminal that is not dumb'
    'always'
    'never'
  )
  _describe -V value values
}

_badge_batch__background() {
  local -a values=(
    'auto:what COLORFGBG says'
    'dark'
    'light'
  )
  _describe -V value values
}

_badge_preview__style() {
  _badge__lines 'badge style list --names'
}

_badge_preview__color_scheme() {
  local -a values=(
    'light:a light page or terminal'
    'dark:a dark one'
    'adaptive:an SVG that follows the reader'\''s preference'
  )
  _describe -V value values
}

_badge_preview__env() {
  _badge__lines 'badge env --names'
}

_badge_preview__fallback() {
  _badge__lines 'badge style list --names'
}

_badge_preview__sandbox() {
  local -a values=(
    'auto:all but those that come with badge'
    'always:all'
    'never:none: their code can do whatever you can'
  )
  _describe -V value values
}

_badge_preview__ansi() {
  local -a values=(
    'auto:what the environment says, and none where the output is no terminal'
    'always:what the environment says, and 16 at least'
    'never:none'
    '16:those of the terminal'\''s palette'
    '256:the indexed ones'
    'truecolor:24 bits'
  )
  _describe -V value values
}

_badge_preview__glyphs() {
  local -a values=(
    'auto:unicode in a UTF-8 locale, else ascii'
    'ascii:those of every terminal'
    'unicode:block elements and box drawing'
    'powerline:also those of fonts patched for powerline'
  )
  _describe -V value values
}

_badge_preview__hyperlinks() {
  local -a values=(
    'auto:on a terminal that is not dumb'
    'always'
    'never'
  )
  _describe -V value values
}

_badge_preview__background() {
  local -a values=(
    'auto:what COLORFGBG says'
    'dark'
    'light'
  )
  _describe -V value values
}

_badge_style_inspect__style() {
  _badge__lines 'badge style list --names'
}

_badge_style_validate__style() {
  _badge__lines 'badge style list --names'
}

_badge_style_remove__name() {
  _badge__lines 'badge style list --names'
}

_badge_style_trust__style() {
  _badge__lines 'badge style list --names'
}

_badge_style_why__style() {
  _badge__lines 'badge style list --names'
}

_badge_style_retry__style() {
  _badge__lines 'badge style list --names'
}

_badge_env__style() {
  _badge__lines 'badge style list --names'
}

_badge_env__color_scheme() {
  local -a values=(
    'light:a light page or terminal'
    'dark:a dark one'
    'adaptive:an SVG that follows the reader'\''s preference'
  )
  _describe -V value values
}

_badge_env__env() {
  _badge__lines 'badge env --names'
}

_badge_env__ansi() {
  local -a values=(
    'auto:what the environment says, and none where the output is no terminal'
    'always:what the environment says, and 16 at least'
    'never:none'
    '16:those of the terminal'\''s palette'
    '256:the indexed ones'
    'truecolor:24 bits'
  )
  _describe -V value values
}

_badge_env__glyphs() {
  local -a values=(
    'auto:unicode in a UTF-8 locale, else ascii'
    'ascii:those of every terminal'
    'unicode:block elements and box drawing'
    'powerline:also those of fonts patched for powerline'
  )
  _describe -V value values
}

_badge_env__hyperlinks() {
  local -a values=(
    'auto:on a terminal that is not dumb'
    'always'
    'never'
  )
  _describe -V value values
}

_badge_env__background() {
  local -a values=(
    'auto:what COLORFGBG says'
    'dark'
    'light'
  )
  _describe -V value values
}

# Says what a positional argument is that the user has to think of, unless an option is typed: a
# message would keep zsh from inserting the option.
_badge__message() {
  [[ $PREFIX == -* ]] || _message "$1"
}

# Offers the lines of a command's output: values, or values, a tab and an explanation.
_badge__lines() {
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
if [[ ${funcstack[1]} == _badge ]]; then
  _badge "$@"
else
  compdef _badge 'badge'
fi
