import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { describe, expect, expectTypeOf, it } from "vitest";
import type { Abortable, Answer, AtOnce, Form } from "../kernel/Answer.ts";
import { makeStore } from "../kernel/makeStore.ts";
import type { Store } from "../kernel/Store.ts";
import { AbortedError, ServerError } from "../kernel/TransportError.ts";
import { createShop } from "../shop/createShop.ts";
import type { Capability } from "./Capability.ts";
import { opened } from "./opened.ts";

interface ShopNotes<As extends Form = "promise"> {
  readonly notes: Store<ReadonlyArray<string>>;
  readonly count: () => number;
  readonly add: (note: string) => Answer<As, number, ServerError>;
  readonly wait: (note: string, options?: Abortable) => Answer<As, string>;
  readonly clear: () => AtOnce<As, number>;
}

interface Internal {
  readonly secret: string;
  readonly replace: (notes: ReadonlyArray<string>) => Effect.Effect<void>;
}

class NotesService extends Context.Service<NotesService, ShopNotes<"effect"> & Internal>()("test/NotesService") {}

const refused = new ServerError({ code: "BAD_REQUEST", message: "Full" });

const notesLive = Layer.sync(NotesService, () => {
  const notes = makeStore<ReadonlyArray<string>>([]);
  return {
    notes,
    count: () => notes.get().length,
    add: (note) =>
      Effect.suspend(() => {
        if (note === "") return Effect.fail(refused);
        notes.set([...notes.get(), note]);
        return Effect.succeed(notes.get().length);
      }),
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

const notes: Capability<"notes", ShopNotes> = {
  name: "notes",
  open: opened(NotesService, notesLive, {
    except: { clear: "at once", replace: "internal", secret: "internal" },
  }),
};

const open = () => createShop({ capabilities: [notes], endpoint: "/graphql", fetch: () => new Promise(() => {}) });

describe("A capability that is opened from its service", () => {
  it("answers with promises, which reject with the effect's own error", async () => {
    const shop = open();
    expect(await shop.notes.add("bread")).toBe(1);
    await expect(shop.notes.add("")).rejects.toBe(refused);
    expect(shop.notes.notes.get()).toEqual(["bread"]);
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
    expect(Object.keys(open().notes).toSorted()).toEqual(["add", "clear", "count", "notes", "wait"]);
  });

  it("adds nothing to a snapshot by default", () => {
    expect(Object.keys(open().snapshot())).toEqual(["now"]);
  });

  it("does not compile while a member is neither public nor named as an exception", () => {
    expectTypeOf(opened<ShopNotes, NotesService, NotesService["Service"]>)
      .parameter(2)
      .toHaveProperty("except")
      .toEqualTypeOf<{
        readonly clear: "at once";
        readonly replace: "internal";
        readonly secret: "internal";
      }>();
  });
});
