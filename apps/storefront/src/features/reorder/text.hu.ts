export const reorderText = {
  kept: "Ezek a választott helyre nem érkeznek meg:",
};
