import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** Whether this is a browser that has taken the page over: what a server cannot render waits for it. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
