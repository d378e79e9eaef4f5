import * as Effect from "effect/Effect";
import { expect, it } from "vitest";
import { DurableStorage, StorageError } from "./DurableStorage.ts";

it("the default storage stores nothing and does not call the update", () =>
  Effect.gen(function* () {
    const { lasts, update } = yield* DurableStorage;
    expect(lasts).toBe(false);
    expect(yield* update("cart", () => expect.unreachable("there is nothing to keep it in"))).toBeNull();
  }).pipe(Effect.runPromise));

it("a storage error names its key", () => {
  expect(new StorageError({ key: "cart", cause: null }).message).toBe('The storage refused "cart"');
});
