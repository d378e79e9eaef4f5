/** States that a pointer or the keyboard brings, as an attribute that the styles take for them. */
export const forcedStates = ["hover", "focus-visible", "active"] as const;
export type ForcedState = (typeof forcedStates)[number];

/** What else the styles ask for: whether the focus is inside. */
const replacedStates = [...forcedStates, "focus-within"] as const;

const attribute = "data-forced";

function force(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule)
      for (const state of replacedStates)
        if (
          new RegExp(`:${state}(?![\\w-])`).test(rule.selectorText) &&
          !rule.selectorText.includes(`${attribute}~="${state}"`)
        )
          rule.selectorText = rule.selectorText.replaceAll(
            new RegExp(`:${state}(?![\\w-])`, "g"),
            `:is(:${state}, [${attribute}~="${state}"])`,
          );
    if ("cssRules" in rule && rule.cssRules instanceof CSSRuleList) force(rule.cssRules);
  }
}

/** Lets the styles of the page take the attribute for the state. Styles that come later need it again. */
export function allowForcedStates(): void {
  for (const sheet of document.styleSheets) force(sheet.cssRules);
}

const pressable = "button, a[href], input:not([type=hidden]), select, textarea, summary";

/**
 * Whether it can be pressed where it is seen: a skip link lies above its box before it has the focus. The radio of a card is not
 * seen, but the label around it.
 */
function isShown(element: Element, box: Element): boolean {
  const { width, bottom } = (element.closest("label") ?? element).getBoundingClientRect();
  return !element.matches(":disabled") && width > 8 && bottom > box.getBoundingClientRect().top;
}

/** What a state of the target makes of it and of what is around it: a pointer on it lies on both. */
const forcedAt = (state: ForcedState, { isTarget }: { readonly isTarget: boolean }) => {
  if (state === "focus-visible") return isTarget ? "focus-visible focus-within" : "focus-within";
  return state === "active" ? "hover active" : state;
};

/** Puts the first thing that can be pressed into a state, and its surroundings; false without one. */
export function forceState(box: Element, state: ForcedState): boolean {
  const target = [...box.querySelectorAll(pressable)].find((element) => isShown(element, box));
  if (target === undefined) return false;
  for (let element: Element | null = target; element !== null && element !== box; element = element.parentElement)
    element.setAttribute(attribute, forcedAt(state, { isTarget: element === target }));
  return true;
}
