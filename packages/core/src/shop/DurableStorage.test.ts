import * as Effect from "effect/Effect";
import { expect, it } from "vitest";
import { DurableStorage, StorageError } from "./DurableStorage.ts";

it("without a durable storage nothing is kept, and nothing is asked what to keep", () =>
  Effect.gen(function* () {
    const { lasts, update } = yield* DurableStorage;
    expect(lasts).toBe(false);
    expect(yield* update("cart", () => expect.unreachable("there is nothing to keep it in"))).toBeNull();
  }).pipe(Effect.runPromise));

it("an error of the storage says which piece it is about", () => {
  expect(new StorageError({ key: "cart", cause: null }).message).toBe('The storage refused "cart"');
});
