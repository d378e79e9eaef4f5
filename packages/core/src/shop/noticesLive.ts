import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { makeStore } from "./makeStore.ts";
import type { Notice } from "./Notice.ts";
import { Notices } from "./Notices.ts";

// Notices are not in the snapshot, so a server's page must not show any.
const none: ReadonlyArray<Notice> = [];

export const noticesLive = Layer.sync(Notices, () => {
  const store = makeStore(none, { server: none });
  let said = 0;
  return {
    store,
    say: (notice) =>
      Effect.sync(() => {
        if (store.get().some(({ kind, text }) => kind === notice.kind && text === notice.text)) return;
        said += 1;
        store.set([...store.get(), { id: String(said), ...notice }]);
      }),
    dismiss: (id) =>
      Effect.sync(() => {
        const kept = store.get().filter((notice) => notice.id !== id);
        if (kept.length < store.get().length) store.set(kept);
      }),
  };
});
