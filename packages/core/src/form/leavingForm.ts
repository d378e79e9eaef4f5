export type UnsavedChangesAnswer = "discard" | "cancel" | "save";

const steps = { discard: "leave", cancel: "stay", save: "saveAndLeave" } as const;

/**
 * What to do when somebody leaves a form: a changed one is left only after they have been asked and have answered. Saving
 * that fails stays.
 *
 * @rule FORM-5
 * @example leavingForm({ isChanged: true, answer: null }) // => "ask"
 * @example leavingForm({ isChanged: true, answer: "save" }) // => "saveAndLeave"
 * @example leavingForm({ isChanged: false, answer: null }) // => "leave"
 */
export function leavingForm({
  isChanged,
  answer,
}: {
  readonly isChanged: boolean;
  readonly answer: UnsavedChangesAnswer | null;
}): "ask" | (typeof steps)[UnsavedChangesAnswer] {
  if (!isChanged) return "leave";
  return answer === null ? "ask" : steps[answer];
}
