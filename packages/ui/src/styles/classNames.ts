/**
 * The class names that apply, in one attribute.
 *
 * @example classNames("card", false, "isNew") // => "card isNew"
 */
export const classNames = (...names: ReadonlyArray<string | false | null | undefined>): string =>
  names.filter(Boolean).join(" ");
