/** Calls back once the browser is idle, or after a pause in Safari, which does not report it. */
export function whenIdle(callback: () => void): void {
  if ("requestIdleCallback" in window) window.requestIdleCallback(callback);
  else setTimeout(callback, 1000);
}
