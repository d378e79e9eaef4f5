/** A part of the browser, such as `localStorage`; `undefined` where it forbids the part by throwing, or has none. */
export function ifAllowed<Part>(read: () => Part | null): Part | undefined {
  try {
    return read() ?? undefined;
  } catch {
    return undefined;
  }
}
