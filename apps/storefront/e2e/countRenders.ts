import type { Page } from "@playwright/test";

/** The fields of React's fibers that the devtools hook receives. */
interface Fiber {
  readonly type: unknown;
  readonly flags: number;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
  readonly alternate: Fiber | null;
}

declare global {
  interface Window {
    /** The components that each of React's commits has rendered. */
    kamraRenders: Array<number>;
    __REACT_DEVTOOLS_GLOBAL_HOOK__?: object;
  }
}

/** Listens as React's developer tools do, before the page's own scripts. */
const listen = () => {
  /** React's mark of a fiber that did work in this commit. */
  const performedWork = 1;
  window.kamraRenders = [];
  const renderedFrom = (fiber: Fiber | null): number => {
    if (fiber === null) return 0;
    const hasRendered = (fiber.flags & performedWork) !== 0;
    const isComponent = typeof fiber.type !== "string" && fiber.type !== null;
    // Below a fiber that was left out everything is as before.
    const isSame = !hasRendered && fiber.alternate !== null && fiber.alternate.child === fiber.child;
    const inside = isSame ? 0 : renderedFrom(fiber.child);
    return (hasRendered && isComponent ? 1 : 0) + inside + renderedFrom(fiber.sibling);
  };
  window.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
    supportsFiber: true,
    renderers: new Map(),
    inject: () => 1,
    onCommitFiberUnmount: () => undefined,
    onPostCommitFiberRoot: () => undefined,
    onCommitFiberRoot: (_: number, root: { readonly current: Fiber }) =>
      window.kamraRenders.push(renderedFrom(root.current.child)),
  };
};

/**
 * Counts the components that React renders, in all pages opened from now on. The returned function runs an action and
 * returns the size of its largest commit: parts of a page may render, but not the whole page.
 */
export async function countRenders(page: Page): Promise<(action: () => Promise<void>) => Promise<number>> {
  await page.addInitScript(listen);
  return async (action) => {
    await page.evaluate(() => void window.kamraRenders.splice(0));
    await action();
    return page.evaluate(() => Math.max(0, ...window.kamraRenders));
  };
}
