/**
 * In the page: puts it on the screen as it would be on paper, for WebKit's driver prints nothing. Whatever asks for paper
 * is told that it is there, and whatever asks for a screen that it is not.
 */
export function asOnPaper() {
  const turn = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule) {
        rule.media.mediaText = rule.media.mediaText.replace(/\bscreen\b/g, 'tty').replace(/\bprint\b/g, 'screen')
      }
      if (rule instanceof CSSImportRule && rule.styleSheet) turn(rule.styleSheet.cssRules)
      if (rule instanceof CSSGroupingRule) turn(rule.cssRules)
    }
  }
  for (const sheet of document.styleSheets) turn(sheet.cssRules)
  // A picture shows what was painted last, which may still be the screen.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      document.documentElement.dataset['onPaper'] = 'yes'
    }),
  )
}

/** In the page: whether its stylesheet has come. */
export function hasStyles(): boolean {
  return [...document.styleSheets].some(({ href }) => href !== null)
}

/** In the page: whether it has been painted as it would be on paper, and no colour is on its way to another. */
export function isPainted(): boolean {
  if (document.documentElement.dataset['onPaper'] === undefined) return false
  return !document.getAnimations().some((each) => each instanceof CSSTransition && each.playState === 'running')
}
