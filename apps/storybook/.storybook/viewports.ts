/** The widths of screens, in the toolbar and in tests. A link with `globals=viewport.value:tablet` shows one. */
export const viewports = {
  phone: { name: "Phone", type: "mobile", styles: { width: "390px", height: "844px" } },
  narrow: { name: "Narrow", type: "mobile", styles: { width: "320px", height: "640px" } },
  tablet: { name: "Tablet", type: "tablet", styles: { width: "768px", height: "1024px" } },
  laptop: { name: "Laptop", type: "desktop", styles: { width: "1024px", height: "768px" } },
  desktop: { name: "Desktop", type: "desktop", styles: { width: "1280px", height: "900px" } },
} as const;

/** The four widths that a screen is shown in. */
export const screenWidths = ["phone", "tablet", "laptop", "desktop"] as const satisfies ReadonlyArray<
  keyof typeof viewports
>;
