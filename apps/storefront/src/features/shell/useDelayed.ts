import { useEffect, useState } from "react";

/** Whether something has been so for a while: true only after `isOn` has held for that long, false at once when it ends. */
export function useDelayed(isOn: boolean, { delayMs }: { readonly delayMs: number }): boolean {
  const [hasLasted, setHasLasted] = useState(false);
  useEffect(() => {
    if (!isOn) return;
    const timer = setTimeout(() => setHasLasted(true), delayMs);
    return () => {
      clearTimeout(timer);
      setHasLasted(false);
    };
  }, [isOn, delayMs]);
  return isOn && hasLasted;
}
