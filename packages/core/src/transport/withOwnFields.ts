import type { OwnFields } from "../decoding/Reading.ts";

/** The contract's types that models are read from, where their names differ. */
const typeOf = (model: string): string => ({ CartLine: "CartProduct", OrderLine: "OrderProduct" })[model] ?? model;

/**
 * The text of one of our documents, in which each fragment of an extended model also asks for its own fields.
 *
 * @example withOwnFields("{me{...U}}fragment U on User{id}", { User: { selection: "level", read: () => ({}) } }) // => "{me{...U}}fragment U on User{level id}"
 */
export const withOwnFields = (text: string, ownFields: OwnFields): string =>
  Object.entries(ownFields).reduce(
    (all, [model, { selection }]) => all.replaceAll(` on ${typeOf(model)}{`, (head) => `${head}${selection} `),
    text,
  );
