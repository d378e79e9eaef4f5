import { createContext, use } from "react";

/** The instant of the page; null without one. */
export const NowContext = createContext<Date | null>(null);

/** The instant that is given, else that of the `UiProvider`. The device's clock would differ between server and client. */
export function useNow(given: Date | undefined): Date {
  const ofPage = use(NowContext);
  const now = given ?? ofPage;
  if (now === null) throw new Error("Give the component `now`, or a `UiProvider` with `now` around it.");
  return now;
}
