import type { Walker } from "./Walker.ts";

const entries = (email: string) => ({
  Név: "Kovács Anna",
  "E-mail cím": email,
  Telefonszám: "06 20 123 4567",
  Irányítószám: "1186",
  Utca: "Közdűlő út",
  Házszám: "46",
});

/** Fills the empty fields of the page. */
export async function fillFields({ main, email }: Walker): Promise<void> {
  for (const [label, value] of Object.entries(entries(email))) {
    const field = main.getByLabel(label, { exact: true }).filter({ visible: true }).first();
    if ((await field.count()) > 0 && (await field.inputValue()) === "") await field.fill(value);
  }
}

/** Chooses in each group in which nothing is chosen, cash where it can be; whether there was one. */
export async function chooseMissing(walker: Walker): Promise<boolean> {
  const isToChoose = walker.main
    .getByRole("radiogroup")
    .filter({ visible: true, hasNot: walker.page.locator("input:checked:enabled") });
  const groups = await isToChoose.count();
  for (let chosen = 0; chosen < groups; chosen += 1) {
    const group = isToChoose.first();
    if (
      !(await walker.choose(group.filter({ hasText: "Utánvét" }), { which: 0, text: "Utánvét" })) &&
      !(await walker.choose(group))
    )
      return chosen > 0;
    await walker.look();
  }
  return groups > 0;
}
