import type { ListAction, ListEvent, ListProduct, ListText, ListUser, ShoppingList } from "@kamra/core/lists";
import { productId } from "@kamra/core/product";
import fc from "fast-check";
import { emails } from "./emails.ts";
import { optional } from "./optional.ts";
import { plainRecord } from "./plainRecord.ts";
import { ids, names } from "./words.ts";
import { testNow } from "./testNow.ts";

const day = 24 * 60 * 60_000;
const minute = 60_000;

/** Instants of the thirty days before `now`, written in UTC or with an offset. */
function writtenBefore(now: Date): fc.Arbitrary<string> {
  return fc
    .tuple(fc.integer({ min: 0, max: 30 * day }), fc.constantFrom(null, "+01:00", "+02:00"))
    .map(([ago, offset]) => {
      const instant = now.getTime() - ago;
      if (offset === null) return new Date(instant).toISOString();
      const wall = new Date(instant + Number(offset.slice(1, 3)) * 60 * minute);
      return wall.toISOString().replace("Z", offset);
    });
}

const listIds = fc.stringMatching(/^[A-Za-z0-9_-]{22}$/);
const quantities = fc.oneof(
  fc.integer({ min: 1, max: 40 }),
  fc.integer({ min: 1, max: 4_000_000 }).map((hundredThousandths) => Number(`${hundredThousandths}e-5`)),
);

const listTexts = (now: Date): fc.Arbitrary<ReadonlyArray<ListText>> =>
  fc.uniqueArray(plainRecord({ text: names, createdAt: writtenBefore(now) }), {
    selector: ({ text }) => text,
    maxLength: 3,
  });

const listProducts = (now: Date): fc.Arbitrary<ReadonlyArray<ListProduct>> =>
  fc.uniqueArray(
    plainRecord({
      productId: ids.map(productId),
      quantity: quantities,
      createdAt: writtenBefore(now),
      deletedName: optional(names),
    }),
    { selector: (product) => product.productId, maxLength: 8 },
  );

function listUsers(now: Date, owner: string): fc.Arbitrary<ReadonlyArray<ListUser>> {
  const people = plainRecord({
    userId: ids,
    name: names,
    email: emails,
    sharedAt: writtenBefore(now),
    acceptedAt: optional(writtenBefore(now)),
  });
  return fc
    .tuple(names, emails, fc.uniqueArray(people, { selector: ({ userId }) => userId, maxLength: 3 }))
    .map(([name, email, shared]) => [
      { userId: owner, name, email, type: "owner", sharedAt: null, acceptedAt: null },
      ...shared
        .filter(({ userId }) => userId !== owner)
        .map((person) => ({
          ...person,
          type: "shared",
          ...(person.acceptedAt === null && { userId: null, name: null }),
        })),
    ]);
}

/** Shopping lists as a server returns them at `now` to their owner, with their members. */
export function shoppingLists({
  now = testNow,
  ownerId = "1",
}: {
  readonly now?: Date;
  readonly ownerId?: string;
} = {}): fc.Arbitrary<ShoppingList> {
  return plainRecord({
    id: listIds,
    name: names,
    type: fc.constantFrom("smartlist", "shoppinglist"),
    createdAt: writtenBefore(now),
    removed: fc.array(plainRecord<ListEvent>({ createdAt: writtenBefore(now) }), { maxLength: 2 }),
    products: listProducts(now),
    texts: listTexts(now),
    users: listUsers(now, ownerId),
  }).map(({ removed, ...list }) => ({
    ...list,
    events: [...[...list.products, ...list.texts].map(({ createdAt }) => ({ createdAt })), ...removed],
  }));
}

/** Actions of several people on one or two lists, in the sequence of arrival. */
export function listActions({ now = testNow }: { readonly now?: Date } = {}): fc.Arbitrary<ReadonlyArray<ListAction>> {
  return fc.uniqueArray(listIds, { minLength: 1, maxLength: 2 }).chain((lists) =>
    fc.array(
      fc.oneof(
        plainRecord({
          action: fc.constant("SET_PRODUCT_QUANTITY" as const),
          listId: fc.constantFrom(...lists),
          productId: fc.constantFrom("1", "2", "3").map(productId),
          quantity: fc.oneof(fc.constant(0), quantities),
          createdAt: writtenBefore(now),
        }),
        plainRecord({
          action: fc.constant("SET_TEXT" as const),
          listId: fc.constantFrom(...lists),
          text: fc.constantFrom("kenyér", "méz"),
          isWanted: fc.boolean(),
          createdAt: writtenBefore(now),
        }),
      ),
      { maxLength: 12 },
    ),
  );
}
