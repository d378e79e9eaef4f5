import { memo, useSyncExternalStore } from "react";
import { createRoot } from "react-dom/client";
import { lineCount, quantityAtFirst } from "./cart.js";

/** A cart in which each line follows its own number and nothing else; answers how to set one. */
export function renderKeyed(container) {
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
  return { set, get: (key) => values.get(key) };
}

/** The limit: no rule is asked and nothing is sent. */
export function mount(container) {
  const { set, get } = renderKeyed(container);
  return {
    edit: (index, quantity) => {
      set("total", get("total") - get(index) + quantity);
      set(index, quantity);
    },
    isQuiet: () => true,
  };
}
