/** Resolves once the browser is idle, or after a pause in Safari, which does not report it. */
export const idle = (): Promise<void> =>
  new Promise((resolve) => {
    if ("requestIdleCallback" in window) window.requestIdleCallback(() => resolve());
    else setTimeout(resolve, 1000);
  });
