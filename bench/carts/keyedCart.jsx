import { memo, useSyncExternalStore } from "react";
import { createRoot } from "react-dom/client";
import { lineCount, quantityAtFirst } from "./cart.js";

/** The limit: each line follows its own number and nothing else, no rule is asked and nothing is sent. */
export function mount(container) {
  const values = new Map(Array.from({ length: lineCount }, (_, index) => [index, quantityAtFirst]));
  values.set("total", lineCount * quantityAtFirst);
  const listeners = new Map(Array.from(values.keys(), (key) => [key, new Set()]));
  const set = (key, value) => {
    values.set(key, value);
    for (const listener of listeners.get(key)) listener();
  };
  const useValue = (key) =>
    useSyncExternalStore(
      (listener) => {
        listeners.get(key).add(listener);
        return () => listeners.get(key).delete(listener);
      },
      () => values.get(key),
    );

  const LineView = memo(({ quantity }) => <b>{quantity}</b>);
  const Line = memo(({ index }) => (
    <li>
      <LineView quantity={useValue(index)} />
    </li>
  ));
  const Total = () => <output>{useValue("total")}</output>;
  createRoot(container).render(
    <>
      <ul>
        {Array.from({ length: lineCount }, (_, index) => (
          <Line key={index} index={index} />
        ))}
      </ul>
      <Total />
    </>,
  );
  return {
    edit: (index, quantity) => {
      set("total", values.get("total") - values.get(index) + quantity);
      set(index, quantity);
    },
    isQuiet: () => true,
  };
}
