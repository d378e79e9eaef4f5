/** Calls back once the browser is idle. Safari does not tell, and calls back after a pause. */
export function whenIdle(callback: () => void): void {
  if ("requestIdleCallback" in window) window.requestIdleCallback(callback);
  else setTimeout(callback, 1000);
}
