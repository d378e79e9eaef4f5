export const reorderText = {
  allergens: "Ezekben van, amit kerülsz:",
  undeliverable: "Ezek a választott helyre nem érkeznek meg:",
};
