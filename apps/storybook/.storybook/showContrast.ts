const asked = "(prefers-contrast: more)";
const forAll = `${asked}, all`;

function show(rules: CSSRuleList, isMore: boolean): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule && [asked, forAll].includes(rule.media.mediaText))
      rule.media.mediaText = isMore ? forAll : asked;
    if ("cssRules" in rule && rule.cssRules instanceof CSSRuleList) show(rule.cssRules, isMore);
  }
}

/** Shows what people see whose system asks for more contrast; else only they see it. */
export function showContrast(isMore: boolean): void {
  for (const sheet of document.styleSheets) show(sheet.cssRules, isMore);
}
