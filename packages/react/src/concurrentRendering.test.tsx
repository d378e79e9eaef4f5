// @vitest-environment happy-dom
import { cleanup, render } from "@testing-library/react";
import { StrictMode, startTransition, useState, version } from "react";
import { version as domVersion } from "react-dom";
import { afterEach, expect, inject, it, vi } from "vitest";
import { useStore } from "./useStore.ts";
import { valueStore } from "./valueStore.test.support.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** The React version of this run. */
    readonly reactMajor: string;
  }
}

afterEach(cleanup);

it("this run uses the declared version of React", () => {
  expect([version, domVersion].map((each) => each.split(".")[0])).toEqual([inject("reactMajor"), inject("reactMajor")]);
});

/** Blocks for a moment, so that React pauses between the parts of a transition. */
const linger = () => {
  const begin = performance.now();
  while (performance.now() - begin < 3);
};

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

it("an interrupted render never shows parts of two states", async () => {
  const store = valueStore({ count: 0 });
  const torn: string[] = [];
  let partial = 0;
  let showMore: (count: number) => void = () => {};

  const Part = () => {
    linger();
    partial += 1;
    return <i>{useStore(store, ({ count }) => count)}</i>;
  };
  const Page = () => {
    const [count, setCount] = useState(1);
    showMore = setCount;
    return Array.from({ length: count }, (_, index) => <Part key={index} />);
  };
  const { container } = render(
    <StrictMode>
      <Page />
    </StrictMode>,
  );
  const observer = new MutationObserver(() => {
    const values = new Set([...container.querySelectorAll("i")].map(({ textContent }) => textContent));
    if (values.size > 1) torn.push([...values].join(" and "));
  });
  observer.observe(container, { childList: true, subtree: true, characterData: true });

  // React renders in slices outside `act` only; the store changes between them.
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", false);
  startTransition(() => showMore(40));
  let changesAmidRender = 0;
  for (let change = 1; change <= 20; change += 1) {
    partial = 0;
    await nextTask();
    if (partial > 0 && container.querySelectorAll("i").length === 1) changesAmidRender += 1;
    store.set({ count: change });
  }
  await vi.waitFor(
    () =>
      expect([...container.querySelectorAll("i")].map(({ textContent }) => textContent)).toEqual(Array(40).fill("20")),
    { timeout: 60_000 },
  );
  observer.disconnect();
  expect(torn).toEqual([]);
  expect(changesAmidRender).toBeGreaterThan(0);
});
