import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { describe, expect, expectTypeOf, it } from "vitest";
import type { Abortable, Query, AtOnce, Change, Command, Form } from "../kernel/methodForms.ts";
import { CurrentCaller } from "../kernel/Caller.ts";
import type { Confirmed, Refused, Skipped, Waiting } from "../kernel/CommandResult.ts";
import { makeStore } from "../kernel/makeStore.ts";
import type { Store } from "../kernel/Store.ts";
import { AbortedError, ServerError } from "../kernel/TransportError.ts";
import { createShop } from "../shop/createShop.ts";
import type { EffectCapability } from "./EffectCapability.ts";
import { opened } from "./opened.ts";

interface ShopNotes<As extends Form = "promise"> {
  readonly notes: Store<ReadonlyArray<string>>;
  readonly count: () => number;
  readonly find: (note: string) => Query<As, number, ServerError>;
  readonly add: (note: string) => Command<As, number | null, ServerError>;
  readonly keep: (note: string) => Change<As, void, ServerError>;
  readonly wait: (note: string, options?: Abortable) => Query<As, string>;
  readonly clear: () => AtOnce<As, number>;
}

interface Internal {
  readonly secret: string;
  readonly replace: (notes: ReadonlyArray<string>) => Effect.Effect<void>;
}

class NotesService extends Context.Service<NotesService, ShopNotes<"effect"> & Internal>()("test/NotesService") {}

const refused = new ServerError({ code: "BAD_REQUEST", message: "Full" });

const bug = new Error("A bug");

const notesLive = Layer.sync(NotesService, () => {
  const notes = makeStore<ReadonlyArray<string>>([]);
  return {
    notes,
    count: () => notes.get().length,
    find: (note) => (note === "" ? Effect.fail(refused) : Effect.succeed(notes.get().indexOf(note))),
    add: (note) =>
      Effect.suspend((): Effect.Effect<number | null, ServerError> => {
        if (note === "") return Effect.fail(refused);
        if (note === "bug") throw bug;
        if (notes.get().includes(note)) return Effect.succeed(null);
        notes.set([...notes.get(), note]);
        return Effect.succeed(notes.get().length);
      }),
    keep: () => Effect.flatMap(CurrentCaller, ({ waits }) => Effect.andThen(Effect.sync(waits), Effect.never)),
    wait: () => Effect.never,
    clear: () =>
      Effect.sync(() => {
        const { length } = notes.get();
        notes.set([]);
        return length;
      }),
    secret: "secret",
    replace: (given) => Effect.sync(() => notes.set(given)),
  };
});

const notes: EffectCapability<"notes", ShopNotes> = {
  name: "notes",
  open: opened(NotesService, notesLive, {
    except: {
      find: "query",
      wait: "query",
      keep: "change",
      clear: "at once",
      replace: "internal",
      secret: "internal",
    },
  }),
};

const open = () => createShop({ capabilities: [notes], endpoint: "/graphql", fetch: () => new Promise(() => {}) });

describe("A capability that is opened from its service", () => {
  it("answers queries with promises, which reject with the effect's own error", async () => {
    const shop = open();
    await shop.notes.add("bread");
    expect(await shop.notes.find("bread")).toBe(0);
    await expect(shop.notes.find("")).rejects.toBe(refused);
    expectTypeOf(shop.notes.find).returns.resolves.toEqualTypeOf<number>();
  });

  it("resolves a command to what became of it, also when it is refused or skipped", async () => {
    const shop = open();
    expect(await shop.notes.add("bread")).toEqual({ kind: "confirmed", value: 1 });
    expect(await shop.notes.add("bread")).toEqual({ kind: "skipped" });
    expect(await shop.notes.add("")).toEqual({ kind: "refused", error: refused });
    expect(shop.notes.notes.get()).toEqual(["bread"]);
    expectTypeOf(shop.notes.add).returns.resolves.toEqualTypeOf<Confirmed<number> | Refused<ServerError> | Skipped>();
  });

  it("resolves a change that waits for the network, and refuses one after the shop's end", async () => {
    const shop = open();
    expect(await shop.notes.keep("bread")).toEqual({ kind: "waiting" });
    shop.dispose();
    expect(await shop.notes.keep("bread")).toEqual({ kind: "refused", error: new AbortedError() });
    expectTypeOf(shop.notes.keep).returns.resolves.toEqualTypeOf<Confirmed<void> | Refused<ServerError> | Waiting>();
  });

  it("rejects a command for a bug alone", async () => {
    await expect(open().notes.add("bug")).rejects.toBe(bug);
  });

  it("runs an effect up to its first wait before the method returns", () => {
    const shop = open();
    void shop.notes.add("bread");
    expect(shop.notes.count()).toBe(1);
  });

  it("answers without a promise where a method never waits", () => {
    const shop = open();
    void shop.notes.add("bread");
    expect(shop.notes.clear()).toBe(1);
    expect(shop.notes.count()).toBe(0);
  });

  it("ends a call by the signal among its last argument", async () => {
    const shop = open();
    const controller = new AbortController();
    const waiting = shop.notes.wait("bread", { signal: controller.signal });
    controller.abort();
    await expect(waiting).rejects.toBeInstanceOf(AbortedError);
  });

  it("keeps the members that are internal to other services from the app", () => {
    expect(Object.keys(open().notes).toSorted()).toEqual(["add", "clear", "count", "find", "keep", "notes", "wait"]);
  });

  it("adds nothing to a snapshot by default", () => {
    expect(Object.keys(open().snapshot())).toEqual(["now"]);
  });

  it("does not compile while a member is neither public nor named as an exception", () => {
    expectTypeOf(opened<ShopNotes, NotesService, NotesService["Service"]>)
      .parameter(2)
      .toHaveProperty("except")
      .toEqualTypeOf<{
        readonly find: "query";
        readonly wait: "query";
        readonly keep: "change";
        readonly clear: "at once";
        readonly replace: "internal";
        readonly secret: "internal";
      }>();
  });
});
