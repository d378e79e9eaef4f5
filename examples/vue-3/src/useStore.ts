import type { Store } from "@kamra/core";
import { onScopeDispose, readonly, shallowRef } from "vue";

/** A store of the shop as a ref, which follows it as long as the component lives. */
export function useStore<Value>(store: Store<Value>) {
  const value = shallowRef(store.get());
  onScopeDispose(
    store.subscribe(() => {
      value.value = store.get();
    }),
  );
  return readonly(value);
}
