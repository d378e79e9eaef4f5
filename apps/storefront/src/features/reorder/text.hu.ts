export const reorderText = {
  undeliverable: "Ezek a választott helyre nem érkeznek meg:",
};
