const reasons: ReadonlyArray<readonly [because: string, controls: string]> = [
  ["A line of another product than the card's is a mistake of the host.", "productcard.line"],
  ["It shows once something is typed.", "combobox.filterBy searchbox.now"],
  ["It shows once the menu is open; MegaMenu and MobileMenu have a control of their own.", "header.categories"],
  ["It shows when the control of the lines empties the cart.", "cartpanel.emptyAction"],
  [
    "It is where the focus goes when the component comes or is sent again.",
    "consentbanner.takesFocus errorsummary.attempt",
  ],
];

/** Controls that change nothing in any story of their file or break it, and why. `tryBuild.ts` refuses one that works. */
export const silentControls: ReadonlyMap<string, string> = new Map(
  reasons.flatMap(([because, controls]) => controls.split(/\s+/).map((control) => [control, because] as const)),
);
