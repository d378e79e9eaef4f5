import type { Check } from "../Check.ts";
import { listOf, valueAt } from "../CheckedBackend.ts";

export const pagesFollowEachOther: Check = {
  rule: "CAT-8",
  promise: "Pages of a list neither repeat nor skip a product",
  repair: "Order equals by their ids as well",
  faults: async ({ ask }) => {
    const page = async (number: number, first: number) => {
      const answer = await ask(
        `query ($page: Int!, $first: Int!) { products(page: $page, first: $first) { data { id } } }`,
        {
          page: number,
          first,
        },
      );
      return listOf(answer.at("products", "data")).map((product) => String(valueAt(product, ["id"])));
    };
    const [whole, first, second] = await Promise.all([page(1, 4), page(1, 2), page(2, 2)]);
    const parts = [...first, ...second].join(", ");
    return whole.length > 0 && whole.join(", ") === parts
      ? []
      : [`one page of four was ${whole.join(", ")}; two pages of two were ${parts}`];
  },
};
