import type { ListText } from "../model/ShoppingList.ts";

/** A text of a displayed list. */
export interface HeldListText extends Pick<ListText, "text"> {
  /** It was removed from the list. */
  readonly isTicked: boolean;
}

/**
 * The texts of a list on an open page: each keeps its position, and is ticked when it is removed, here or by another person; new
 * ones come last. Unchanged texts stay the same objects, as does an unchanged array.
 *
 * @rule LIST-11
 * @example heldListTexts([{ text: "kenyér", isTicked: false }], [{ text: "méz" }]) // => [{ text: "kenyér", isTicked: true }, { text: "méz", isTicked: false }]
 */
export function heldListTexts(
  held: ReadonlyArray<HeldListText>,
  texts: ReadonlyArray<Pick<ListText, "text">>,
): ReadonlyArray<HeldListText> {
  const present = new Set(texts.map(({ text }) => text));
  const known = new Set(held.map(({ text }) => text));
  const stayed = held.map((line) =>
    line.isTicked === present.has(line.text) ? { ...line, isTicked: !line.isTicked } : line,
  );
  const added = texts.filter(({ text }) => !known.has(text)).map(({ text }) => ({ text, isTicked: false }));
  return added.length === 0 && stayed.every((line, index) => line === held[index]) ? held : [...stayed, ...added];
}
