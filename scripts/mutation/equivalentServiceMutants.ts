import type { EquivalentMutant } from "./equivalentMutants.ts";

const noSnapshot = {
  replaced: "() => ({})",
  by: "() => undefined",
  because: "The shop spreads its capabilities' snapshots, and spreading undefined equals spreading an empty object.",
};

const bothWords = {
  line: 'if (operation === undefined || value === undefined) throw new SyntaxError("Not a named query or mutation");',
  because: "What the expression matches has both words, and what it does not match has neither.",
};

const onlyItsCodes = "Only a ServerError has a code of the contract.";

const asGuest = {
  file: "packages/core/src/delivery/start.ts",
  line: "startSelection(selection, { isLoggedIn: false, savedAddresses: [] });",
  because: "Only users have addresses, and this user has none.",
};

/** Survivors in services that are equivalent to the code. An entry without a survivor fails the run. */
export const equivalentServiceMutants: ReadonlyArray<EquivalentMutant> = [
  { file: "packages/core/src/capability/opened.ts", line: "snapshot = () => ({}),", ...noSnapshot },
  { file: "packages/core/src/development/capability.ts", line: "snapshot: () => ({}),", ...noSnapshot },
  ...["offline", "tabs"].map((capability) => ({
    file: `packages/core/src/${capability}/capability.ts`,
    line: "open: () => Effect.succeed({ api: {}, snapshot: () => ({}) }),",
    ...noSnapshot,
  })),
  {
    file: "packages/core/src/cart/publishCart.ts",
    line: "if (selected === null || sameData(selected, delivery.selection.get())) return Effect.void;",
    replaced: "selected === null",
    by: "false",
    because: "A null selection follows only from a null selection, which is equal.",
  },
  {
    file: "packages/core/src/cart/cartRetrieval.ts",
    line: "discountPrice !== null && discountPrice > totalPrice",
    replaced: "discountPrice !== null",
    by: "true",
    because: "Null is above no total.",
  },
  {
    file: "packages/core/src/cart/refuseChanges.ts",
    line: 'error._tag === "ServerError" &&',
    replaced: 'error._tag === "ServerError"',
    by: "true",
    because: onlyItsCodes,
  },
  {
    file: "packages/core/src/cart/refuseChanges.ts",
    line: 'if (error._tag !== "ServerError" || error.code !== "DISCOUNT_CATEGORY") return notify(error, refused);',
    replaced: 'error._tag !== "ServerError"',
    by: "false",
    because: onlyItsCodes,
  },
  {
    file: "packages/core/src/cart/rebaseWaiting.ts",
    line: "const later = done.filter(({ id }) => id > each.id);",
    replaced: "id > each.id",
    by: "id >= each.id",
    because: "A change that is done itself has been left out before.",
  },
  ...[
    { replaced: 'later.kind === "choices"', by: "false" },
    { replaced: '"choices"', by: '""' },
  ].map((change) => ({
    file: "packages/core/src/cart/rebaseChange.ts",
    line: 'if (later.kind === "choices" || later.productId !== earlier.productId) return earlier;',
    ...change,
    because: "Choices are of no product, and so of another one.",
  })),
  {
    file: "packages/core/src/cart/queueChange.ts",
    line: 'kept.filter((each) => each.change.kind === "lineOptions" && each.change.productId === change.productId),',
    replaced: 'each.change.kind === "lineOptions"',
    by: "true",
    because: "The quantity replaced the previous one, so only options of the product remain.",
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
    because: "A step needs a cart.",
  })),
  {
    file: "packages/core/src/checkout/orderResults.ts",
    line: 'const details = `${errorText(error)} ${moneyText(placing, { texts: checkout }) ?? ""}`;',
    replaced: '""',
    by: '"Stryker was here!"',
    because: "A refused order always has a text about its payment.",
  },
  {
    file: "packages/core/src/checkout/orderCart.ts",
    line: 'if (seen === null || blockers.length > 0) return { stop: yield* results.show({ phase: "blocked", blockers }) };',
    replaced: "seen === null",
    by: "false",
    because: "Where there is no cart, that is a blocker.",
  },
  {
    file: "packages/core/src/dialogs/dialogServiceLive.ts",
    line: "if (open.get()?.dialog === dialog) {",
    replaced: "open.get()?.dialog",
    by: "open.get().dialog",
    because: "A waiting dialog implies an open dialog.",
  },
  {
    file: "packages/core/src/kernel/latestWins.ts",
    line: "return Effect.forEach(all, (each) => Deferred.done(each, exit), { discard: true });",
    replaced: "{ discard: true }",
    by: "{}",
    because: "The result of completing the callers is unused.",
  },
  {
    file: "packages/core/src/kernel/latestWins.ts",
    line: "return Effect.forEach(all, (each) => Deferred.done(each, exit), { discard: true });",
    replaced: "true",
    by: "false",
    because: "The result of completing the callers is unused.",
  },
  {
    file: "packages/core/src/kernel/keepSame.ts",
    line: "previous !== undefined && sameData(previous, next) ? previous : next;",
    replaced: "previous !== undefined",
    by: "true",
    because: "Only undefined equals undefined, so both results are the same.",
  },
  {
    file: "packages/core/src/kernel/noticesLive.ts",
    line: "count += 1;",
    replaced: "count += 1",
    by: "count -= 1",
    because: "A notice's id only has to be unique.",
  },
  {
    file: "packages/core/src/tabs/openChannel.ts",
    line: "if (window.BroadcastChannel !== undefined) return new window.BroadcastChannel(name);",
    replaced: "window.BroadcastChannel !== undefined",
    by: "true",
    because: "What is not there cannot be made either, and that is caught.",
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
    because: "The whole match is unused.",
  },
  {
    file: "packages/core/src/transport/listTransport.ts",
    line: 'const refusal = listRefusal(parsed(body ?? ""), reading());',
    replaced: '""',
    by: '"Stryker was here!"',
    because: "Neither text is JSON.",
  },
  {
    file: "packages/core/src/transport/listTransport.ts",
    line: "try: () => (text === null ? null : parsed(text)),",
    replaced: "text === null",
    by: "false",
    because: "JSON.parse reads null, as it reads its text, as null.",
  },
  {
    ...asGuest,
    replaced: "{ isLoggedIn: false, savedAddresses: [] }",
    by: "{}",
  },
  {
    ...asGuest,
    replaced: "false",
    by: "true",
  },
  {
    ...asGuest,
    replaced: "[]",
    by: '["Stryker was here"]',
  },
  {
    file: "packages/core/src/lists/makeListsStore.ts",
    line: "without: (waiting, gone) => waiting.filter((each) => !gone.includes(each)),",
    replaced: "waiting.filter((each) => !gone.includes(each))",
    by: "waiting",
    because: "The outbox asks for it when a change is dropped, and no list drops one.",
  },
];
