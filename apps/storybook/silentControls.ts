const reasons: ReadonlyArray<readonly [because: string, controls: string]> = [
  ["A line of another product than the card's is a mistake of the host.", "productcard.line"],
  [
    "It shows once the story's part is opened or typed into.",
    `combobox.filterBy combobox.options deliverytypedialog.selection filterdrawer.allergens filterdrawer.facets
    filterdrawer.total header.categories megamenu.categories megamenu.links productpicker.carriers productpicker.now
    productpicker.products profilemenu.links searchbox.carriers searchbox.cart searchbox.earlier searchbox.initialTerm
    searchbox.now searchbox.suggestions stockalert.isSubscribed`,
  ],
  [
    "It takes the id of one of the story's own, which another word is not.",
    "combobox.value timeslotpicker.value withdrawallines.value",
  ],
  [
    "It shows with another argument, such as a product with a dated price, of two units or sold out.",
    `buybox.now cartpanel.emptyAction listline.deletedName listline.now listline.substitute
    listline.substituteUndeliverable passwordfield.strength paymentpicker.shippingMethod price.now productcard.instead
    productcard.now quantitycontrol.hasUnits quantitycontrol.quantityType shopdialog.now`,
  ],
  [
    "It is where the focus goes when the component comes or is sent again.",
    "consentbanner.takesFocus errorsummary.attempt",
  ],
];

/** Controls that change nothing in the first story of their file or break it, and why. */
export const silentControls: ReadonlyMap<string, string> = new Map(
  reasons.flatMap(([because, controls]) => controls.split(/\s+/).map((control) => [control, because] as const)),
);
