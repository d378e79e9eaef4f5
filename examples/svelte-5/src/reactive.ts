import type { Store } from "@kamra/core";
import { createSubscriber } from "svelte/reactivity";

/** A store of the shop whose `current` Svelte follows wherever a component reads it. */
export function reactive<Value>(store: Store<Value>) {
  const follow = createSubscriber((update) => store.subscribe(update));
  return {
    get current() {
      follow();
      return store.get();
    },
  };
}
