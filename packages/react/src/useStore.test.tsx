// @vitest-environment happy-dom
import type { Store } from "@kamra/core";
import { act, cleanup, render, screen } from "@testing-library/react";
import { lazy, StrictMode, Suspense } from "react";
import { afterEach, describe, expect, it } from "vitest";
import { hydrated } from "./hydrated.test.support.tsx";
import { shallowEqual } from "./shallowEqual.ts";
import { useStore } from "./useStore.ts";
import { valueStore } from "./valueStore.test.support.ts";

afterEach(cleanup);

interface Fruit {
  readonly apples: number;
  readonly pears: number;
}

const counted = <Props extends object>(show: (props: Props) => string) => {
  const renders = { count: 0 };
  const Counted = (props: Props) => {
    renders.count += 1;
    return <output>{show(props)}</output>;
  };
  return { renders, Counted };
};

describe("useStore", () => {
  it("shows the value and every change of it", () => {
    const store = valueStore(1);
    const { renders, Counted } = counted(() => String(useStore(store)));
    render(<Counted />);
    act(() => store.set(2));
    expect(screen.getByRole("status").textContent).toBe("2");
    expect(renders.count).toBe(2);
  });

  it("renders again only when its selected value changes", () => {
    const store = valueStore<Fruit>({ apples: 1, pears: 1 });
    const { renders, Counted } = counted(() => String(useStore(store, ({ apples }) => apples)));
    render(<Counted />);
    act(() => store.set({ apples: 1, pears: 2 }));
    expect(renders.count).toBe(1);
    act(() => store.set({ apples: 2, pears: 2 }));
    expect(screen.getByRole("status").textContent).toBe("2");
    expect(renders.count).toBe(2);
  });

  it("treats equal selections as the same one", () => {
    const store = valueStore<Fruit>({ apples: 1, pears: 1 });
    const { renders, Counted } = counted(() => useStore(store, Object.keys, shallowEqual).join());
    render(<Counted />);
    act(() => store.set({ apples: 2, pears: 3 }));
    expect(renders.count).toBe(1);
  });

  it("keeps an equal selection the same object when the selector is another one", () => {
    const store = valueStore<Fruit>({ apples: 1, pears: 1 });
    const seen = new Set<unknown>();
    const { Counted } = counted(({ title }: { readonly title: string }) => {
      seen.add(useStore(store, (fruit) => Object.keys(fruit), shallowEqual));
      return title;
    });
    const { rerender } = render(<Counted title="one" />);
    rerender(<Counted title="two" />);
    expect(screen.getByRole("status").textContent).toBe("two");
    expect(seen.size).toBe(1);
  });

  it("renders once for each value whose selection is built anew", () => {
    const store = valueStore<Fruit>({ apples: 1, pears: 1 });
    const names = (fruit: Fruit) => Object.keys(fruit);
    const { renders, Counted } = counted(() => useStore(store, names).join());
    render(<Counted />);
    act(() => store.set({ apples: 2, pears: 3 }));
    expect(renders.count).toBe(2);
    expect(screen.getByRole("status").textContent).toBe("apples,pears");
  });

  it("follows a selector and a store that change with the props", () => {
    const first = valueStore<Fruit>({ apples: 1, pears: 2 });
    const second = valueStore<Fruit>({ apples: 3, pears: 4 });
    const { Counted } = counted(({ store, name }: { readonly store: Store<Fruit>; readonly name: keyof Fruit }) =>
      String(useStore(store, (fruit) => fruit[name])),
    );
    const { rerender } = render(<Counted store={first} name="apples" />);
    rerender(<Counted store={first} name="pears" />);
    expect(screen.getByRole("status").textContent).toBe("2");
    rerender(<Counted store={second} name="pears" />);
    expect(screen.getByRole("status").textContent).toBe("4");
    expect([first.listenerCount(), second.listenerCount()]).toEqual([0, 1]);
  });

  it("leaves no subscription in the store", () => {
    const store = valueStore(1);
    const { Counted } = counted(() => String(useStore(store)));
    const { unmount } = render(
      <StrictMode>
        <Counted />
        <Counted />
      </StrictMode>,
    );
    expect(store.listenerCount()).toBe(2);
    unmount();
    expect(store.listenerCount()).toBe(0);
  });

  it("hydrates from the server page's value, then shows later changes", async () => {
    const { Counted } = counted(({ store }: { readonly store: Store<string> }) => useStore(store));
    const onServer = valueStore("shipped");
    const inBrowser = valueStore("shipped", { server: "shipped" });
    inBrowser.set("changed before React came");
    const { html, complaints, page } = await hydrated(<Counted store={onServer} />, {
      inBrowser: <Counted store={inBrowser} />,
    });
    expect(html).toContain("shipped");
    expect(complaints).toEqual([]);
    expect(page.getByRole("status").textContent).toBe("changed before React came");
  });

  it("hydrates a late-loaded part from the value it was rendered with", async () => {
    const { Counted } = counted(({ store }: { readonly store: Store<string> }) => useStore(store));
    const inBrowser = valueStore("shipped", { server: "shipped" });
    const arrival = Promise.withResolvers<{ readonly default: typeof Counted }>();
    const LateCounted = lazy(() => arrival.promise);
    const { complaints, page } = await hydrated(
      <Suspense>
        <Counted store={valueStore("shipped")} />
      </Suspense>,
      {
        inBrowser: (
          <Suspense>
            <LateCounted store={inBrowser} />
          </Suspense>
        ),
      },
    );
    act(() => inBrowser.set("changed"));
    expect(page.getByRole("status").textContent).toBe("shipped");
    await act(async () => {
      arrival.resolve({ default: Counted });
      await arrival.promise;
    });
    expect(page.getByRole("status").textContent).toBe("changed");
    expect(complaints).toEqual([]);
  });
});
