import type { EquivalentMutant } from "./equivalentMutants.ts";

const noSnapshot = {
  replaced: "() => ({})",
  by: "() => undefined",
  because: "A shop's snapshot is spread of its capabilities', and nothing spreads as an empty object does.",
};

const bothWords = {
  line: 'if (operation === undefined || value === undefined) throw new SyntaxError("Not a named query or mutation");',
  because: "What the expression matches has both words, and what it does not match has neither.",
};

const onlyItsCodes = "A code that the contract names makes a ServerError, and nothing else.";

const asGuest = {
  line: "startSelection(selection, { isLoggedIn: false, savedAddresses: [] });",
  because: "Addresses count for who is logged in alone, and who is so without any has none.",
};

/** The survivors in services that are no hole in the tests. An entry that nothing survives as any more fails the run. */
export const equivalentServiceMutants: ReadonlyArray<EquivalentMutant> = [
  ...["account", "content", "development", "modal", "navigation", "order"].map((capability) => ({
    file: `packages/core/src/${capability}/capability.ts`,
    line: "snapshot: () => ({}),",
    ...noSnapshot,
  })),
  ...["offline", "tabs"].map((capability) => ({
    file: `packages/core/src/${capability}/capability.ts`,
    line: "open: () => Effect.succeed({ api: {}, snapshot: () => ({}) }),",
    ...noSnapshot,
  })),
  {
    file: "packages/core/src/cart/cartSight.ts",
    line: "if (selected === null || sameData(selected, delivery.selection.get())) return Effect.void;",
    replaced: "selected === null",
    by: "false",
    because: "Nothing is selected only where nothing was, which is the same.",
  },
  {
    file: "packages/core/src/cart/cartOnServer.ts",
    line: "discountPrice !== null && discountPrice > totalPrice",
    replaced: "discountPrice !== null",
    by: "true",
    because: "Null is above no total.",
  },
  {
    file: "packages/core/src/cart/refuseChanges.ts",
    line: 'error._tag === "ServerError" && error.code === "PRODUCT_NOT_FOUND" && isOfNewLine(refused);',
    replaced: 'error._tag === "ServerError"',
    by: "true",
    because: onlyItsCodes,
  },
  {
    file: "packages/core/src/cart/refuseChanges.ts",
    line: 'if (error._tag !== "ServerError" || error.code !== "DISCOUNT_CATEGORY") return tell(error, refused);',
    replaced: 'error._tag !== "ServerError"',
    by: "false",
    because: onlyItsCodes,
  },
  {
    file: "packages/core/src/cart/cartStateOf.ts",
    line: "const shippingMethod = lines.length > 0 ? (cart?.shippingMethod ?? preferred) : null;",
    replaced: "cart?.shippingMethod",
    by: "cart.shippingMethod",
    because: "Where there are lines there is a cart.",
  },
  {
    file: "packages/core/src/cart/leftAfter.ts",
    line: "const later = done.filter(({ id }) => id > each.id);",
    replaced: "id > each.id",
    by: "id >= each.id",
    because: "A change that is done itself has been left out before.",
  },
  ...[
    { replaced: 'later.kind === "choices"', by: "false" },
    { replaced: '"choices"', by: '""' },
  ].map((change) => ({
    file: "packages/core/src/cart/leftOf.ts",
    line: 'if (later.kind === "choices" || later.productId !== earlier.productId) return earlier;',
    ...change,
    because: "Choices are of no product, and so of another one.",
  })),
  {
    file: "packages/core/src/cart/queueChange.ts",
    line: 'kept.filter((each) => each.change.kind === "wishes" && each.change.productId === change.productId),',
    replaced: 'each.change.kind === "wishes"',
    by: "true",
    because: "The line's quantity has taken the place of the one before, and nothing else is of a product.",
  },
  ...["name", "street", "houseNumber"].map((part) => ({
    file: "packages/core/src/checkout/choicesToSend.ts",
    line: `${part}: ${part} ?? "",`,
    replaced: '""',
    by: '"Stryker was here!"',
    because: "It is asked only of an address that has them.",
  })),
  ...[
    { replaced: "present?.lines", by: "present.lines" },
    { replaced: "[]", by: '["Stryker was here"]' },
  ].map((change) => ({
    file: "packages/core/src/checkout/checkoutServiceLive.ts",
    line: "const items = (present?.lines ?? []).map(analyticsItem);",
    ...change,
    because: "Nobody arrives at a step without a cart.",
  })),
  {
    file: "packages/core/src/checkout/makeOrderPlacing.ts",
    line: 'const details = `${errorText(error, { texts })} ${moneyText(placing, { texts: checkout }) ?? ""}`;',
    replaced: '""',
    by: '"Stryker was here!"',
    because: "Of an order that was refused there is always something to say of the money.",
  },
  {
    file: "packages/core/src/checkout/makeOrderPlacing.ts",
    line: 'if (seen === null || blockers.length > 0) return yield* show({ phase: "blocked", blockers });',
    replaced: "seen === null",
    by: "false",
    because: "Where there is no cart, that is a blocker.",
  },
  {
    file: "packages/core/src/modal/dialogServiceLive.ts",
    line: "if (open.get()?.dialog === dialog) {",
    replaced: "open.get()?.dialog",
    by: "open.get().dialog",
    because: "What somebody waits for is shown, or waits for what is: something is open.",
  },
  {
    file: "packages/core/src/shop/latestWins.ts",
    line: "return Effect.forEach(all, (each) => Deferred.done(each, exit), { discard: true });",
    replaced: "{ discard: true }",
    by: "{}",
    because: "Nobody reads what telling those who wait has answered.",
  },
  {
    file: "packages/core/src/shop/latestWins.ts",
    line: "return Effect.forEach(all, (each) => Deferred.done(each, exit), { discard: true });",
    replaced: "true",
    by: "false",
    because: "Nobody reads what telling those who wait has answered.",
  },
  {
    file: "packages/core/src/shop/keepSame.ts",
    line: "previous !== undefined && sameData(previous, next) ? previous : next;",
    replaced: "previous !== undefined",
    by: "true",
    because: "Nothing says the same as undefined but undefined: one is as good as the other.",
  },
  {
    file: "packages/core/src/shop/noticesLive.ts",
    line: "said += 1;",
    replaced: "said += 1",
    by: "said -= 1",
    because: "A notice's id tells it from others, and says nothing else.",
  },
  {
    file: "packages/core/src/transport/graphqlWithoutParser.ts",
    ...bothWords,
    replaced: "operation === undefined || value === undefined",
    by: "operation === undefined && value === undefined",
  },
  {
    file: "packages/core/src/transport/graphqlWithoutParser.ts",
    ...bothWords,
    replaced: "operation === undefined",
    by: "false",
  },
  {
    file: "packages/core/src/transport/graphqlWithoutParser.ts",
    ...bothWords,
    replaced: "value === undefined",
    by: "false",
  },
  {
    file: "packages/core/src/transport/graphqlWithoutParser.ts",
    line: String.raw`const [, operation, value] = /^\s*(query|mutation)\s+(\w+)/.exec(document) ?? [];`,
    replaced: "[]",
    by: '["Stryker was here"]',
    because: "What the whole expression has matched is not read.",
  },
  {
    file: "packages/core/src/transport/listTransport.ts",
    line: 'const refusal = listRefusal(parsed(body ?? ""), []);',
    replaced: '""',
    by: '"Stryker was here!"',
    because: "Neither is JSON, and what cannot be parsed says nothing.",
  },
  {
    file: "packages/core/src/transport/listTransport.ts",
    line: "try: () => (text === null ? null : parsed(text)),",
    replaced: "text === null",
    by: "false",
    because: "JSON.parse reads null, as it reads its text, as null.",
  },
  {
    file: "packages/core/src/delivery/deliveryServiceLive.ts",
    ...asGuest,
    replaced: "{ isLoggedIn: false, savedAddresses: [] }",
    by: "{}",
  },
  {
    file: "packages/core/src/delivery/deliveryServiceLive.ts",
    ...asGuest,
    replaced: "false",
    by: "true",
  },
  {
    file: "packages/core/src/delivery/deliveryServiceLive.ts",
    ...asGuest,
    replaced: "[]",
    by: '["Stryker was here"]',
  },
];
