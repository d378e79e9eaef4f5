import { ask, at, listAt } from "./asking.ts";
import { graphqlOf, type PageRequest } from "./requests.ts";
import type { Shop } from "./startShop.ts";

const person = { name: "Kiss Anna", postcode: 1186, city: "Budapest", street: "Margó Tivadar utca", house_number: "5" };
const contact_data = {
  contact_name: person.name,
  contact_email: "anna@kamra.example",
  contact_telephone: "36301234567",
};

/** What a cart needs to be ordered. */
export const ready = { shipping_method: "4", payment_method: "2", contact_data, billing_address: person };

export type LinesFor = (index: number) => ReadonlyArray<{ readonly product_id: string; readonly piece: number }>;

/** Three lines for a cart, of products that can be ordered. */
export async function chooseLines({ ports }: Shop, shelf: PageRequest): Promise<LinesFor> {
  const products = listAt(
    await ask(ports.shop, graphqlOf({ ...shelf, categoryId: null, term: "tej" }), "searchProducts"),
    "data",
  ).filter((product) => at(product, "status") === "AVAILABLE" && at(product, "adults_only") === false);
  return (index) =>
    Array.from({ length: 3 }, (_, line) => ({
      product_id: String(at(products[(index + line * 7) % products.length], "id")),
      piece: 1 + (index % 3),
    }));
}
