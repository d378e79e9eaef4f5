import { firstNow } from "./firstNow.ts";
import type { ListService, Person } from "./listService.ts";

/** The instant this many seconds ago, by the clock. */
export const ago = (seconds: number): string => new Date(Date.parse(firstNow) - seconds * 1000).toISOString();

/** Lists that two people share, by what stands on them. */
export function sharedLists({ call, createList, readList, register }: ListService) {
  async function quantities(listId: string, by: Person): Promise<Record<string, number>> {
    const { products } = await readList(listId, by);
    return Object.fromEntries(products.map(({ productId, quantity }) => [productId, quantity]));
  }

  /** A list of Anna's that Béla shares. */
  async function startList(): Promise<{ anna: Person; bela: Person; listId: string }> {
    const [anna, bela] = [await register("Anna"), await register("Béla")];
    const listId = await createList(anna);
    await call("POST /shareList", { by: anna, body: { listId, email: bela.email } });
    await call("POST /acceptShare", { by: bela, body: { listId } });
    return { anna, bela, listId };
  }

  return { quantities, startList };
}
