// @vitest-environment happy-dom
import { act, cleanup, render, screen } from "@testing-library/react";
import { Component, type PropsWithChildren, StrictMode, Suspense } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { useReady } from "./useReady.ts";
import { valueStore } from "./valueStore.test.support.ts";

afterEach(cleanup);

class Boundary extends Component<
  PropsWithChildren<{ readonly onRetry: () => void }>,
  { readonly error: Error | null }
> {
  override state = { error: null };
  static getDerivedStateFromError = (error: Error) => ({ error });
  override render() {
    if (this.state.error === null) return this.props.children;
    const retry = () => {
      this.props.onRetry();
      this.setState({ error: null });
    };
    return <button onClick={retry}>{String(this.state.error)}</button>;
  }
}

const settled = (action: () => unknown) =>
  act(async () => {
    action();
    await Promise.resolve();
  });

/** Two components that need one store, and the result of loading it. */
const shown = () => {
  const store = valueStore<string | null>(null);
  const answers: Array<PromiseWithResolvers<string>> = [];
  const load = vi.fn(async () => {
    const answer = Promise.withResolvers<string>();
    answers.push(answer);
    store.set(await answer.promise);
  });
  const Part = () => <output>{useReady(store, load)}</output>;
  const page = (
    <StrictMode>
      <Boundary onRetry={() => store.set("retried")}>
        <Suspense fallback="waits">
          <Part />
          <Part />
        </Suspense>
      </Boundary>
    </StrictMode>
  );
  return { page, store, answers, load };
};

it("components wait for one shared load", async () => {
  const { page, answers, load } = shown();
  await settled(() => render(page));
  expect(screen.getByText("waits")).toBeDefined();
  await settled(() => answers[0]?.resolve("loaded"));
  expect(screen.getAllByRole("status").map(({ textContent }) => textContent)).toEqual(["loaded", "loaded"]);
  expect(load).toHaveBeenCalledTimes(1);
});

it("a component loads nothing when the value is present", () => {
  const { page, store, load } = shown();
  store.set("there");
  render(page);
  expect(screen.getAllByText("there")).toHaveLength(2);
  expect(load).not.toHaveBeenCalled();
});

it("a failure reaches the error boundary, does not reload automatically, and a retry shows its value", async () => {
  vi.spyOn(console, "error").mockReturnValue();
  const { page, answers, load } = shown();
  await settled(() => render(page));
  await settled(() => answers[0]?.reject(new Error("away")));
  expect(load).toHaveBeenCalledTimes(1);
  await settled(() => screen.getByRole("button", { name: "Error: away" }).click());
  expect(screen.getAllByText("retried")).toHaveLength(2);
});

it("a load that never reaches the store is not retried forever", async () => {
  vi.spyOn(console, "error").mockReturnValue();
  const store = valueStore<string | null>(null);
  const Part = () => <output>{useReady(store, () => Promise.resolve())}</output>;
  await settled(() =>
    render(
      <Boundary onRetry={() => {}}>
        <Suspense>
          <Part />
        </Suspense>
      </Boundary>,
    ),
  );
  expect(screen.getByRole("button").textContent).toContain("finished without setting the store");
});
