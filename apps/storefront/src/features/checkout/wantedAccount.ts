import { ifAllowed } from "../../browser/ifAllowed.ts";

const key = "kamra.account";

/** Whether the guest of this tab asked for an account with the order. */
export const readWanted = (): boolean => ifAllowed(() => window.sessionStorage.getItem(key)) === "1";

/** Stores that wish for a reload; the password itself is never stored. */
export function storeWanted(isWanted: boolean): void {
  ifAllowed(() => {
    if (isWanted) window.sessionStorage.setItem(key, "1");
    else window.sessionStorage.removeItem(key);
    return null;
  });
}
