// @vitest-environment happy-dom
import { act, type ReactElement } from "react";
import { createRoot } from "react-dom/client";
import { beforeEach, expect, it, vi } from "vitest";
import { ActiveFilters } from "../catalogue/ActiveFilters.tsx";
import { ConsentBanner } from "../content/ConsentBanner.tsx";
import { ErrorSummary } from "../form/ErrorSummary.tsx";
import { DialogFrame } from "../overlay/DialogFrame.tsx";
import { VirtualProductGrid } from "../product/VirtualProductGrid.tsx";
import { Header } from "../shell/Header.tsx";
import { facets } from "../stories/facets.ts";

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.stubGlobal("visualViewport", new EventTarget());
});

interface HostProps {
  readonly id: string;
  readonly ref: (root: HTMLElement | null) => void;
}

const nothing = () => undefined;

/** Components that work with their own root. */
const components: Readonly<Record<string, (host: HostProps) => ReactElement>> = {
  ActiveFilters: (host) => <ActiveFilters {...host} facets={facets} value={{}} onChange={nothing} />,
  ConsentBanner: (host) => <ConsentBanner {...host} privacyHref="/adatok" onChange={nothing} />,
  Dialog: (host) => (
    <DialogFrame {...host} isOpen onClose={nothing} title="Kosár">
      Üres.
    </DialogFrame>
  ),
  ErrorSummary: (host) => <ErrorSummary {...host} problems={[]} failure="Nem sikerült." attempt={1} />,
  Header: (host) => <Header {...host} brand="Kamra" categories={[]} links={[]} search="" address="" cart="" />,
  VirtualProductGrid: (host) => (
    <VirtualProductGrid {...host} label="Termékek" items={["tej"]} keyOf={(item) => item}>
      {(item) => item}
    </VirtualProductGrid>
  ),
};

/** Draws a component for a host that takes its root, and returns what the host got. */
function rootOf(component: (host: HostProps) => ReactElement): HTMLElement | null {
  let got: HTMLElement | null = null;
  const host = (root: HTMLElement | null) => {
    got = root;
  };
  const place = createRoot(document.body.appendChild(document.createElement("div")));
  act(() => place.render(component({ id: "of-host", ref: host })));
  const root = document.getElementById("of-host");
  expect(root).not.toBeNull();
  expect(got).toBe(root);
  act(() => place.unmount());
  expect(got).toBeNull();
  return root;
}

it.each(Object.entries(components))("a host gets the root of %s, which uses it too", (_name, component) => {
  rootOf(component);
});

it("an error summary takes the focus although a host has its root", () => {
  const focus = vi.spyOn(HTMLElement.prototype, "focus");
  const root = rootOf(components["ErrorSummary"] ?? (() => <></>));
  expect(focus.mock.contexts).toEqual([root]);
});
