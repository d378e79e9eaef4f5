import { createContext, use, useState } from "react";

/** The instant of the page; null without one. */
export const NowContext = createContext<Date | null>(null);

/** The instant that is given, else that of the `UiProvider`, else that of the first render. */
export function useNow(given: Date | undefined): Date {
  const ofPage = use(NowContext);
  const [first] = useState(() => given ?? ofPage ?? new Date());
  return given ?? ofPage ?? first;
}
