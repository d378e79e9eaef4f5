import { ask, type Asked, at, listAt } from "./asking.ts";
import { documents, graphqlOf, type PageRequest } from "./requests.ts";

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
export async function chooseLines({ ports }: Asked, shelf: PageRequest): Promise<LinesFor> {
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

/** Carts that are ready to be ordered, made some at a time. */
export async function makeCarts(
  { ports }: Asked,
  { count, linesFor }: { readonly count: number; readonly linesFor: LinesFor },
): Promise<ReadonlyArray<string>> {
  const carts: string[] = [];
  let begun = 0;
  const makeMore = async (): Promise<void> => {
    while (begun < count) {
      begun += 1;
      const id = String(await ask(ports.shop, { query: documents.createCart }, "createCart", "id"));
      const input = { id, products: linesFor(begun), ...ready };
      await ask(ports.shop, { query: documents.updateCart, variables: { input } }, "updateCart");
      carts.push(id);
    }
  };
  await Promise.all([makeMore(), makeMore(), makeMore(), makeMore()]);
  return carts;
}
