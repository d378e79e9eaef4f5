/**
 * A server's messages by form field; several are joined with a space.
 *
 * @rule FORM-3
 * @example fieldMessages({ name: ["Hosszú!", "Csúnya!"], city: "Nincs ilyen!" }) // => { name: "Hosszú! Csúnya!", city: "Nincs ilyen!" }
 */
export function fieldMessages(
  validation: Readonly<Record<string, string | ReadonlyArray<string>>>,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(validation).map(([field, messages]) => [field, [messages].flat().join(" ")]),
  );
}
