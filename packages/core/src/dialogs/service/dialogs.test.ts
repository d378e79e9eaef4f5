import * as Effect from "effect/Effect";
import * as Fiber from "effect/Fiber";
import * as TestClock from "effect/testing/TestClock";
import { describe, expect, expectTypeOf, it } from "vitest";
import { createShop, dialogs, navigation } from "../../index.ts";
import type { EffectCapability } from "../../capability/EffectCapability.ts";
import { testEnvironment } from "../../kernel/environment.test.support.ts";
import { Dialogs } from "./Dialogs.ts";
import { DialogService } from "./ShopDialogs.ts";
import { dialogServiceLive } from "./dialogServiceLive.ts";
import { testClock } from "../../kernel/testClock.test.support.ts";

const deletion = { kind: "deletion", what: "Hétvége" } as const;
const failure = { kind: "error", text: "Hiba" } as const;

/** Runs against the service alone, with a manual clock. */
const play = (test: (service: DialogService["Service"]) => Effect.Effect<void>) =>
  Effect.runPromise(
    Effect.flatMap(DialogService, test).pipe(
      Effect.provide(dialogServiceLive),
      Effect.provide(testEnvironment()),
      Effect.provide(testClock),
      Effect.scoped,
    ),
  );

const asked = <A>(ask: Effect.Effect<A>) => Effect.forkChild(ask, { startImmediately: true });

describe("dialogs", () => {
  it("[MODAL-4] shows one at a time, and the next when the answered one has closed, after 100 ms", () =>
    play(({ open, ask, answer }) =>
      Effect.gen(function* () {
        const first = yield* asked(ask(deletion));
        const second = yield* asked(ask({ kind: "unsavedChanges" }));
        expect(open.get()).toEqual({ dialog: deletion, isClosing: false });
        yield* answer(deletion, "delete");
        expect(yield* Fiber.join(first)).toBe("delete");
        expect(open.get()).toEqual({ dialog: deletion, isClosing: true });
        yield* TestClock.adjust(99);
        expect(open.get()?.isClosing).toBe(true);
        yield* TestClock.adjust(1);
        const next = open.get();
        expect(next).toEqual({ dialog: { kind: "unsavedChanges" }, isClosing: false });
        if (next?.dialog.kind === "unsavedChanges") yield* answer(next.dialog, "save");
        expect(yield* Fiber.join(second)).toBe("save");
        yield* TestClock.adjust(100);
        expect(open.get()).toBeNull();
      }),
    ));

  it("[MODAL-4] answers null when it is closed, and ignores a second answer", () =>
    play(({ open, ask, answer }) =>
      Effect.gen(function* () {
        const waiting = yield* asked(ask(deletion));
        yield* answer(deletion, null);
        yield* answer(deletion, "delete");
        expect(yield* Fiber.join(waiting)).toBeNull();
        yield* TestClock.adjust(100);
        expect(open.get()).toBeNull();
      }),
    ));

  it("[MODAL-4] closes an error by itself after showing it for ten seconds", () =>
    play(({ open, ask, answer }) =>
      Effect.gen(function* () {
        yield* asked(ask(deletion));
        const told = yield* asked(ask(failure));
        yield* TestClock.adjust(20_000);
        expect(open.get()?.dialog).toBe(deletion);
        yield* answer(deletion, null);
        yield* TestClock.adjust(100);
        expect(open.get()).toEqual({ dialog: failure, isClosing: false });
        yield* TestClock.adjust(9_999);
        expect(open.get()?.isClosing).toBe(false);
        yield* TestClock.adjust(1);
        expect(open.get()?.isClosing).toBe(true);
        expect(yield* Fiber.join(told)).toBeNull();
        yield* TestClock.adjust(100);
        expect(open.get()).toBeNull();
      }),
    ));

  it("[MODAL-4] closes an error by itself also when nothing was shown before it", () =>
    play(({ open, ask }) =>
      Effect.gen(function* () {
        const told = yield* asked(ask(failure));
        yield* TestClock.adjust(10_000);
        expect(yield* Fiber.join(told)).toBeNull();
        yield* TestClock.adjust(100);
        expect(open.get()).toBeNull();
      }),
    ));

  it("shows the same question once, and answers all callers", () =>
    play(({ open, ask, answer }) =>
      Effect.gen(function* () {
        const one = yield* asked(ask(deletion));
        const other = yield* asked(ask({ ...deletion }));
        yield* answer(deletion, "delete");
        expect(yield* Fiber.join(one)).toBe("delete");
        expect(yield* Fiber.join(other)).toBe("delete");
        yield* TestClock.adjust(100);
        expect(open.get()).toBeNull();
      }),
    ));

  it("drops a question answered before it was shown", () =>
    play(({ open, ask, answer }) =>
      Effect.gen(function* () {
        yield* asked(ask(deletion));
        const never = yield* asked(ask(failure));
        yield* asked(ask({ kind: "unsavedChanges" }));
        yield* answer(failure, null);
        expect(yield* Fiber.join(never)).toBeNull();
        expect(open.get()).toEqual({ dialog: deletion, isClosing: false });
        yield* answer(deletion, null);
        yield* TestClock.adjust(100);
        expect(open.get()?.dialog).toEqual({ kind: "unsavedChanges" });
      }),
    ));

  it("shows a question again when it is asked after its answer", () =>
    play(({ open, ask, answer }) =>
      Effect.gen(function* () {
        yield* asked(ask(deletion));
        yield* answer(deletion, "delete");
        yield* TestClock.adjust(100);
        const again = yield* asked(ask(deletion));
        expect(open.get()).toEqual({ dialog: deletion, isClosing: false });
        yield* answer(deletion, null);
        expect(yield* Fiber.join(again)).toBeNull();
      }),
    ));
});

describe("a shop's dialogs", () => {
  const openShop = () => {
    const gone: unknown[] = [];
    const shop = createShop({
      capabilities: [dialogs, navigation],
      endpoint: "https://shop.test/graphql",
      navigate: (where) => gone.push(where),
    });
    return { shop, gone };
  };

  it.each([
    ["personalMenu", [{ kind: "push", to: "/profil" }]],
    ["continueShopping", []],
    [null, []],
  ] as const)("[MODAL-1] after a registration, %s goes to %j", async (answer, expected) => {
    const { shop, gone } = openShop();
    const asking = shop.dialogs.ask({ kind: "registrationSuccess" });
    const dialog = shop.dialogs.open.get()?.dialog;
    if (dialog?.kind === "registrationSuccess") shop.dialogs.answer(dialog, answer);
    expect(await asking).toBe(answer);
    expect(gone).toEqual(expected);
    shop.dispose();
  });

  it.each([
    ["discard", true, 0],
    ["save", true, 1],
    [null, false, 0],
  ] as const)("[FORM-5] the answer %s about unsaved changes leaves the page: %s", async (answer, leaves, saves) => {
    const { shop } = openShop();
    let saved = 0;
    const leaving = shop.dialogs.mayLeave(() => {
      saved += 1;
      return Promise.resolve();
    });
    const dialog = shop.dialogs.open.get()?.dialog;
    if (dialog?.kind === "unsavedChanges") shop.dialogs.answer(dialog, answer);
    expect(await leaving).toBe(leaves);
    expect(saved).toBe(saves);
    shop.dispose();
  });

  it("[FORM-5] stays open when the changes cannot be saved", async () => {
    const { shop } = openShop();
    const leaving = shop.dialogs.mayLeave(() => Promise.reject(new Error("Refused")));
    const dialog = shop.dialogs.open.get()?.dialog;
    if (dialog?.kind === "unsavedChanges") shop.dialogs.answer(dialog, "save");
    await expect(leaving).rejects.toThrow("Refused");
    shop.dispose();
  });

  it("are used by other capabilities; without them there is no answer", async () => {
    const asker: EffectCapability<"asker", () => Promise<"delete" | null>> = {
      name: "asker",
      open: ({ run }) =>
        Effect.succeed({ api: () => run(Effect.flatMap(Dialogs, ({ ask }) => ask(deletion))), snapshot: () => ({}) }),
    };
    const shop = createShop({ capabilities: [dialogs, asker], endpoint: "https://shop.test/graphql" });
    const asking = shop.asker();
    expect(shop.dialogs.open.get()).toEqual({ dialog: deletion, isClosing: false });
    expect(shop.dialogs.open.getServer()).toBeNull();
    shop.dialogs.answer(deletion, "delete");
    expect(await asking).toBe("delete");
    shop.dispose();
    expect(await createShop({ capabilities: [asker], endpoint: "https://shop.test/graphql" }).asker()).toBeNull();
  });

  it("types the answer by the question", () => {
    const { shop } = openShop();
    expectTypeOf(() => shop.dialogs.ask(deletion)).returns.toEqualTypeOf<Promise<"delete" | null>>();
    expectTypeOf(() => shop.dialogs.ask({ kind: "unsavedChanges" })).returns.toEqualTypeOf<
      Promise<"discard" | "save" | null>
    >();
    // @ts-expect-error a deletion cannot be answered by saving
    shop.dialogs.answer(deletion, "save");
    shop.dispose();
  });
});
