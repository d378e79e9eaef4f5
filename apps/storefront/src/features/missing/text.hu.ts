/** The checkout's texts on the pages before it, which load none of its other texts. */
export const missingText = {
  working: "Egy pillanat…",
  missing: {
    one: "Ez még hiányzik a megrendeléshez:",
    several: "Ezek még hiányoznak a megrendeléshez:",
  },
};
