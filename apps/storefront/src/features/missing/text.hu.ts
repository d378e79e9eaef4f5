/** What the pages before the checkout say of it. They load none of its other words. */
export const missingText = {
  working: "Egy pillanat…",
  missing: {
    one: "Ez még hiányzik a megrendeléshez:",
    several: "Ezek még hiányoznak a megrendeléshez:",
  },
};
