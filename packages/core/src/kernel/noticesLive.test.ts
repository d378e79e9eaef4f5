import * as Effect from "effect/Effect";
import { expect, it } from "vitest";
import type { Notice } from "./Notice.ts";
import { Notices } from "./Notices.ts";
import { noticesLive } from "./noticesLive.ts";

const lost = { kind: "error", text: "Elveszett.", durationMs: 5000 } as const;

const play = (test: (notices: Notices["Service"]) => Effect.Effect<void>) =>
  Effect.runPromise(Effect.flatMap(Notices, test).pipe(Effect.provide(noticesLive)));

const shown = (notices: ReadonlyArray<Notice>) => notices.map(({ kind, text }) => [kind, text]);

it("a notice of a kind and text shows once, and again after it is dismissed", () =>
  play(({ store, say, dismiss }) =>
    Effect.gen(function* () {
      expect(store.get()).toEqual([]);
      yield* say(lost);
      yield* say({ ...lost });
      yield* say({ ...lost, kind: "success" });
      yield* say({ ...lost, text: "Megint." });
      expect(shown(store.get())).toEqual([
        ["error", "Elveszett."],
        ["success", "Elveszett."],
        ["error", "Megint."],
      ]);
      expect(store.get()[0]).toMatchObject(lost);
      expect(store.getServer()).toEqual([]);
      const [first] = store.get();
      yield* dismiss(first?.id ?? "");
      expect(shown(store.get())).toEqual([
        ["success", "Elveszett."],
        ["error", "Megint."],
      ]);
      yield* say(lost);
      expect(shown(store.get())).toEqual([
        ["success", "Elveszett."],
        ["error", "Megint."],
        ["error", "Elveszett."],
      ]);
      expect(new Set([first, ...store.get()].map((notice) => notice?.id)).size).toBe(4);
    }),
  ));

it("[SEAM-3] a notice takes the place of an older one about the same", () =>
  play(({ store, say }) =>
    Effect.gen(function* () {
      yield* say({ ...lost, about: "order" });
      yield* say({ ...lost, text: "Másé.", about: "cart" });
      yield* say({ ...lost, text: "Senkié." });
      yield* say({ ...lost, text: "Megint.", about: "order" });
      yield* say({ ...lost, text: "Megvan.", kind: "success", about: "order" });
      expect(shown(store.get())).toEqual([
        ["error", "Másé."],
        ["error", "Senkié."],
        ["success", "Megvan."],
      ]);
    }),
  ));

it("[SESS-5] a notice with an id takes the place of the one before it", () =>
  play(({ store, say }) =>
    Effect.gen(function* () {
      yield* say(lost);
      yield* say({ ...lost, id: "end", text: "Lejárt." });
      yield* say({ ...lost, id: "end", text: "Kiléptettek." });
      expect(shown(store.get())).toEqual([
        ["error", "Elveszett."],
        ["error", "Kiléptettek."],
      ]);
      expect(store.get()[1]?.id).toBe("end");
    }),
  ));

it("dismissing an unknown notice notifies no listener", () =>
  play(({ store, say, dismiss }) =>
    Effect.gen(function* () {
      yield* say(lost);
      let wakes = 0;
      store.subscribe(() => (wakes += 1));
      yield* dismiss("another");
      yield* say(lost);
      expect([wakes, store.get().length]).toEqual([0, 1]);
    }),
  ));
