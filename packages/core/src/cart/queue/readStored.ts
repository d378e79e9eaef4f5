import { Failure } from "../../decoding/Failure.ts";
import { isObject } from "../../kernel/isObject.ts";
import { type OwnFields, reading } from "../../decoding/Reading.ts";
import { storedChange } from "../model/generated/StoredChange.ts";
import type { StoredChange } from "../model/StoredChange.ts";

type Stored = Readonly<Record<string, unknown>>;

/** Product fields that an earlier release did not store, with their defaults. */
const addedToProducts = { allergens: [], origin: null, minimumExpiryDays: null };

/** A product of a stored change with the fields of this release. */
const completedProduct = (product: Stored): Stored => ({
  ...addedToProducts,
  isMailable: product["isMpl"],
  ...product,
});

/** A payment method with them. */
const completedMethod = (method: Stored): Stored => ({
  postalDescription: method["shortDescriptionMplType"],
  ...method,
});

/** A stored change with the fields of this release. */
function completed(stored: unknown): unknown {
  if (!isObject(stored) || !isObject(stored["change"])) return stored;
  const { change } = stored;
  const { line, choices } = change;
  return {
    ...stored,
    change: {
      ...change,
      ...(isObject(line) &&
        isObject(line["product"]) && { line: { ...line, product: completedProduct(line["product"]) } }),
      ...(isObject(choices) &&
        isObject(choices["paymentMethod"]) && {
          choices: { ...choices, paymentMethod: completedMethod(choices["paymentMethod"]) },
        }),
    },
  };
}

/** Reads stored changes in order, also those of an earlier release, and counts those that cannot be read. */
export function readStored(
  stored: unknown,
  { ownFields }: { readonly ownFields?: OwnFields | undefined } = {},
): {
  readonly changes: ReadonlyArray<StoredChange>;
  readonly unreadable: number;
} {
  const all: ReadonlyArray<unknown> = Array.isArray(stored) ? stored : [];
  const changes = all.flatMap((each) => {
    const read = storedChange(completed(each), reading(ownFields));
    return read instanceof Failure ? [] : [read];
  });
  return { changes, unreadable: all.length - changes.length };
}
