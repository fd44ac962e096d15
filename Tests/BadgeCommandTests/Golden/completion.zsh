#compdef badge
# Completion of badge for zsh, written by the tool itself.

_badge() {
  local context state state_descr line result=1
  local -A opt_args
  local -a commands=(
    'render:Draw one badge, or a scene of them.'
    'batch:Draw many badges from lines of JSON.'
    'style:Show the styles of badges and their plugins.'
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
    '(--format)--format=[What is written.]:format:_badge_render__format' \
    '(-o --output)-o+[Write to a file, which takes the place of the old one in one step; '\''-'\'' is the standard output.]:file:_files' \
    '(-o --output)--output=[Write to a file, which takes the place of the old one in one step; '\''-'\'' is the standard output.]:file:_files' \
    '(--ansi)--ansi=[How many colours the terminal has.]:colors:_badge_render__ansi' \
    '(--glyphs)--glyphs=[The characters of edges.]:set:_badge_render__glyphs' \
    '(--hyperlinks)--hyperlinks=[When links are written (OSC 8).]:when:_badge_render__hyperlinks' \
    '(--background)--background=[The terminal'\''s own background.]:shade:_badge_render__background' \
    '(--scene)--scene=[Draw the scene document in a file instead; '\''-'\'' is the standard input.]:file:_files -g "*.(#i)(json)"' \
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

_badge_style() {
  local context state state_descr line result=1
  local -A opt_args
  local -a commands=(
    'list:List the styles that can be used.'
    'inspect:Show what a plugin says about itself, without running it.'
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
      esac
      ;;
  esac
  return result
}

_badge_style_list() {
  _arguments -s -S : \
    '*--plugin=[Take styles from this plugin first.]:file:_files -g "*.(#i)(so)"' \
    '*--style-path=[Look for plugins in this folder before others.]:dir:_files -/' \
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
    'render:Draw one badge, or a scene of them.'
    'batch:Draw many badges from lines of JSON.'
    'style:Show the styles of badges and their plugins.'
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

_badge_help_style() {
  local context state state_descr line result=1
  local -A opt_args
  local -a commands=(
    'list:List the styles that can be used.'
    'inspect:Show what a plugin says about itself, without running it.'
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
  local -a values=(
    'badgeStyle=:The style of badges: NAME, or NAME:OPTION=VALUE,… with options of its own.'
    'badgeTint=none:The colour of badges, or of their message part; none leaves it to the style.'
    'badgeLabelTint=none:The colour of the label part of badges; none leaves it to the style.'
    'colorScheme=light:Whether the surroundings are light or dark.'
    'colorScheme=dark:Whether the surroundings are light or dark.'
    'colorSchemeContrast=standard:How strongly colours should differ.'
    'colorSchemeContrast=increased:How strongly colours should differ.'
    'foreground=:The colour of texts and icons outside of badges.'
    'tint=none:The colour of what can be tinted; none leaves it to the views.'
    'font=none:The font of texts outside of badges, and of styles that choose none.'
    'sizeCategory=extraSmall:How large a reader wants text to be, where its font is a text style.'
    'sizeCategory=small:How large a reader wants text to be, where its font is a text style.'
    'sizeCategory=medium:How large a reader wants text to be, where its font is a text style.'
    'sizeCategory=large:How large a reader wants text to be, where its font is a text style.'
    'sizeCategory=extraLarge:How large a reader wants text to be, where its font is a text style.'
    'sizeCategory=extraExtraLarge:How large a reader wants text to be, where its font is a text style.'
    'sizeCategory=extraExtraExtraLarge:How large a reader wants text to be, where its font is a text style.'
    'sizeCategory=accessibilityMedium:How large a reader wants text to be, where its font is a text style.'
    'sizeCategory=accessibilityLarge:How large a reader wants text to be, where its font is a text style.'
    'sizeCategory=accessibilityExtraLarge:How large a reader wants text to be, where its font is a text style.'
    'sizeCategory=accessibilityExtraExtraLarge:How large a reader wants text to be, where its font is a text style.'
    'sizeCategory=accessibilityExtraExtraExtraLarge:How large a reader wants text to be, where its font is a text style.'
    'lineLimit=none:The most lines that a text takes; none sets no limit.'
    'truncationMode=head:Where a text that does not fit is cut.'
    'truncationMode=middle:Where a text that does not fit is cut.'
    'truncationMode=tail:Where a text that does not fit is cut.'
    'multilineTextAlignment=leading:How the lines of a text are lined up.'
    'multilineTextAlignment=center:How the lines of a text are lined up.'
    'multilineTextAlignment=trailing:How the lines of a text are lined up.'
    'locale=:The locale in which numbers and dates are written.'
    'calendar=gregorian:The calendar in which dates are written.'
    'calendar=buddhist:The calendar in which dates are written.'
    'calendar=chinese:The calendar in which dates are written.'
    'calendar=coptic:The calendar in which dates are written.'
    'calendar=ethiopicAmeteAlem:The calendar in which dates are written.'
    'calendar=ethiopicAmeteMihret:The calendar in which dates are written.'
    'calendar=hebrew:The calendar in which dates are written.'
    'calendar=indian:The calendar in which dates are written.'
    'calendar=islamic:The calendar in which dates are written.'
    'calendar=islamicCivil:The calendar in which dates are written.'
    'calendar=islamicTabular:The calendar in which dates are written.'
    'calendar=islamicUmmAlQura:The calendar in which dates are written.'
    'calendar=iso8601:The calendar in which dates are written.'
    'calendar=japanese:The calendar in which dates are written.'
    'calendar=persian:The calendar in which dates are written.'
    'calendar=republicOfChina:The calendar in which dates are written.'
    'timeZone=:The time zone in which dates are written.'
    'layoutDirection=leftToRight:The direction in which layout runs.'
    'layoutDirection=rightToLeft:The direction in which layout runs.'
    'displayScale=:Pixels a point, for styles that draw for one resolution.'
    'isEnabled=true:Whether controls react.'
    'isEnabled=false:Whether controls react.'
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
  local -a values=(
    'badgeStyle=:The style of badges: NAME, or NAME:OPTION=VALUE,… with options of its own.'
    'badgeTint=none:The colour of badges, or of their message part; none leaves it to the style.'
    'badgeLabelTint=none:The colour of the label part of badges; none leaves it to the style.'
    'colorScheme=light:Whether the surroundings are light or dark.'
    'colorScheme=dark:Whether the surroundings are light or dark.'
    'colorSchemeContrast=standard:How strongly colours should differ.'
    'colorSchemeContrast=increased:How strongly colours should differ.'
    'foreground=:The colour of texts and icons outside of badges.'
    'tint=none:The colour of what can be tinted; none leaves it to the views.'
    'font=none:The font of texts outside of badges, and of styles that choose none.'
    'sizeCategory=extraSmall:How large a reader wants text to be, where its font is a text style.'
    'sizeCategory=small:How large a reader wants text to be, where its font is a text style.'
    'sizeCategory=medium:How large a reader wants text to be, where its font is a text style.'
    'sizeCategory=large:How large a reader wants text to be, where its font is a text style.'
    'sizeCategory=extraLarge:How large a reader wants text to be, where its font is a text style.'
    'sizeCategory=extraExtraLarge:How large a reader wants text to be, where its font is a text style.'
    'sizeCategory=extraExtraExtraLarge:How large a reader wants text to be, where its font is a text style.'
    'sizeCategory=accessibilityMedium:How large a reader wants text to be, where its font is a text style.'
    'sizeCategory=accessibilityLarge:How large a reader wants text to be, where its font is a text style.'
    'sizeCategory=accessibilityExtraLarge:How large a reader wants text to be, where its font is a text style.'
    'sizeCategory=accessibilityExtraExtraLarge:How large a reader wants text to be, where its font is a text style.'
    'sizeCategory=accessibilityExtraExtraExtraLarge:How large a reader wants text to be, where its font is a text style.'
    'lineLimit=none:The most lines that a text takes; none sets no limit.'
    'truncationMode=head:Where a text that does not fit is cut.'
    'truncationMode=middle:Where a text that does not fit is cut.'
    'truncationMode=tail:Where a text that does not fit is cut.'
    'multilineTextAlignment=leading:How the lines of a text are lined up.'
    'multilineTextAlignment=center:How the lines of a text are lined up.'
    'multilineTextAlignment=trailing:How the lines of a text are lined up.'
    'locale=:The locale in which numbers and dates are written.'
    'calendar=gregorian:The calendar in which dates are written.'
    'calendar=buddhist:The calendar in which dates are written.'
    'calendar=chinese:The calendar in which dates are written.'
    'calendar=coptic:The calendar in which dates are written.'
    'calendar=ethiopicAmeteAlem:The calendar in which dates are written.'
    'calendar=ethiopicAmeteMihret:The calendar in which dates are written.'
    'calendar=hebrew:The calendar in which dates are written.'
    'calendar=indian:The calendar in which dates are written.'
    'calendar=islamic:The calendar in which dates are written.'
    'calendar=islamicCivil:The calendar in which dates are written.'
    'calendar=islamicTabular:The calendar in which dates are written.'
    'calendar=islamicUmmAlQura:The calendar in which dates are written.'
    'calendar=iso8601:The calendar in which dates are written.'
    'calendar=japanese:The calendar in which dates are written.'
    'calendar=persian:The calendar in which dates are written.'
    'calendar=republicOfChina:The calendar in which dates are written.'
    'timeZone=:The time zone in which dates are written.'
    'layoutDirection=leftToRight:The direction in which layout runs.'
    'layoutDirection=rightToLeft:The direction in which layout runs.'
    'displayScale=:Pixels a point, for styles that draw for one resolution.'
    'isEnabled=true:Whether controls react.'
    'isEnabled=false:Whether controls react.'
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

_badge_style_inspect__style() {
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
  local -a values=(
    'badgeStyle=:The style of badges: NAME, or NAME:OPTION=VALUE,… with options of its own.'
    'badgeTint=none:The colour of badges, or of their message part; none leaves it to the style.'
    'badgeLabelTint=none:The colour of the label part of badges; none leaves it to the style.'
    'colorScheme=light:Whether the surroundings are light or dark.'
    'colorScheme=dark:Whether the surroundings are light or dark.'
    'colorSchemeContrast=standard:How strongly colours should differ.'
    'colorSchemeContrast=increased:How strongly colours should differ.'
    'foreground=:The colour of texts and icons outside of badges.'
    'tint=none:The colour of what can be tinted; none leaves it to the views.'
    'font=none:The font of texts outside of badges, and of styles that choose none.'
    'sizeCategory=extraSmall:How large a reader wants text to be, where its font is a text style.'
    'sizeCategory=small:How large a reader wants text to be, where its font is a text style.'
    'sizeCategory=medium:How large a reader wants text to be, where its font is a text style.'
    'sizeCategory=large:How large a reader wants text to be, where its font is a text style.'
    'sizeCategory=extraLarge:How large a reader wants text to be, where its font is a text style.'
    'sizeCategory=extraExtraLarge:How large a reader wants text to be, where its font is a text style.'
    'sizeCategory=extraExtraExtraLarge:How large a reader wants text to be, where its font is a text style.'
    'sizeCategory=accessibilityMedium:How large a reader wants text to be, where its font is a text style.'
    'sizeCategory=accessibilityLarge:How large a reader wants text to be, where its font is a text style.'
    'sizeCategory=accessibilityExtraLarge:How large a reader wants text to be, where its font is a text style.'
    'sizeCategory=accessibilityExtraExtraLarge:How large a reader wants text to be, where its font is a text style.'
    'sizeCategory=accessibilityExtraExtraExtraLarge:How large a reader wants text to be, where its font is a text style.'
    'lineLimit=none:The most lines that a text takes; none sets no limit.'
    'truncationMode=head:Where a text that does not fit is cut.'
    'truncationMode=middle:Where a text that does not fit is cut.'
    'truncationMode=tail:Where a text that does not fit is cut.'
    'multilineTextAlignment=leading:How the lines of a text are lined up.'
    'multilineTextAlignment=center:How the lines of a text are lined up.'
    'multilineTextAlignment=trailing:How the lines of a text are lined up.'
    'locale=:The locale in which numbers and dates are written.'
    'calendar=gregorian:The calendar in which dates are written.'
    'calendar=buddhist:The calendar in which dates are written.'
    'calendar=chinese:The calendar in which dates are written.'
    'calendar=coptic:The calendar in which dates are written.'
    'calendar=ethiopicAmeteAlem:The calendar in which dates are written.'
    'calendar=ethiopicAmeteMihret:The calendar in which dates are written.'
    'calendar=hebrew:The calendar in which dates are written.'
    'calendar=indian:The calendar in which dates are written.'
    'calendar=islamic:The calendar in which dates are written.'
    'calendar=islamicCivil:The calendar in which dates are written.'
    'calendar=islamicTabular:The calendar in which dates are written.'
    'calendar=islamicUmmAlQura:The calendar in which dates are written.'
    'calendar=iso8601:The calendar in which dates are written.'
    'calendar=japanese:The calendar in which dates are written.'
    'calendar=persian:The calendar in which dates are written.'
    'calendar=republicOfChina:The calendar in which dates are written.'
    'timeZone=:The time zone in which dates are written.'
    'layoutDirection=leftToRight:The direction in which layout runs.'
    'layoutDirection=rightToLeft:The direction in which layout runs.'
    'displayScale=:Pixels a point, for styles that draw for one resolution.'
    'isEnabled=true:Whether controls react.'
    'isEnabled=false:Whether controls react.'
  )
  _describe -V value values
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
