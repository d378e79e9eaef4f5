/** The id of the place of the time slots, for links to them. */
export const timeSlotsId = "idosavok";
