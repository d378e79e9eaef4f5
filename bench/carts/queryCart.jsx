import { QueryClient, QueryClientProvider, useQuery } from "@tanstack/react-query";
import { memo } from "react";
import { createRoot } from "react-dom/client";
import { lineCount, quantityAtFirst } from "./cart.js";

/** The cart as one query, of which each line selects its own; an edit is the query's new data, as in an optimistic update. */
export function mount(container) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  const queryKey = ["cart"];
  client.setQueryData(queryKey, {
    lines: Array.from({ length: lineCount }, (_, id) => ({ id, quantity: quantityAtFirst })),
  });
  const useCart = (select) => useQuery({ queryKey, queryFn: () => client.getQueryData(queryKey), select }).data;

  const LineView = memo(({ quantity }) => <b>{quantity}</b>);
  const Line = memo(({ index }) => (
    <li>
      <LineView quantity={useCart((cart) => cart.lines[index].quantity)} />
    </li>
  ));
  const totalOf = ({ lines }) => lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const Total = () => <output>{useCart(totalOf)}</output>;
  createRoot(container).render(
    <QueryClientProvider client={client}>
      <ul>
        {Array.from({ length: lineCount }, (_, index) => (
          <Line key={index} index={index} />
        ))}
      </ul>
      <Total />
    </QueryClientProvider>,
  );
  return {
    edit: (index, quantity) => {
      client.setQueryData(queryKey, ({ lines }) => ({ lines: lines.with(index, { ...lines[index], quantity }) }));
    },
    isQuiet: () => true,
  };
}
