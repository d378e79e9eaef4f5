import type { StorefrontShop } from "../../shop/createStorefrontShop.ts";

/** Loads the shopper's lists. Whose they are has to be known to tell what the shopper is to each. */
export async function loadLists({ session, lists }: Pick<StorefrontShop, "session" | "lists">): Promise<void> {
  if (session.state.get().user === null) await session.refresh({ skipsCart: true });
  await lists.refresh();
}
