import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { makeStore } from "./makeStore.ts";
import type { Notice } from "./Notice.ts";
import { Notices } from "./Notices.ts";

// The snapshot has no notices, so server HTML must not show any.
const none: ReadonlyArray<Notice> = [];

export const noticesLive = Layer.sync(Notices, () => {
  const store = makeStore(none, { server: none });
  let count = 0;
  return {
    store,
    say: (notice) =>
      Effect.sync(() => {
        if (store.get().some(({ kind, text }) => kind === notice.kind && text === notice.text)) return;
        count += 1;
        const others = store
          .get()
          .filter(({ id, about }) => id !== notice.id && (about === undefined || about !== notice.about));
        store.set([...others, { id: String(count), ...notice }]);
      }),
    dismiss: (id) =>
      Effect.sync(() => {
        const kept = store.get().filter((notice) => notice.id !== id);
        if (kept.length < store.get().length) store.set(kept);
      }),
  };
});
