import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** True in a browser after hydration: parts that a server cannot render wait for it. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
