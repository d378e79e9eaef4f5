import { reloadKey } from "@kamra/core/navigation";
import { startText } from "../browser/text.hu.ts";

const look =
  "position: fixed; inset: auto 0 0; z-index: 99; margin: 0; padding: 1rem; text-align: center; background: CanvasText; color: Canvas";

/**
 * The page's only inline script. It loads the others after the first paint: a server-rendered page can be read before
 * hydration. A background tab is not painted, and starts immediately. Each script runs in a task of its own, so that a press
 * never waits for all of them. Until hydration, forms that need the scripts keep what was typed.
 *
 * When they fail to load, or refuse the page as one of another release, it reloads once, as `reloadOnce` does. After that
 * it says what to do; the page's links and plain forms work, and styles show the forms by `data-not-started`.
 *
 * Its text is constant, so that the content security policy can name its hash.
 */
export const startScript = `
let attempt = location.pathname + location.search;
const start = async () => {
  try {
    const { scripts } = JSON.parse(document.getElementById("page-data").textContent).assets;
    attempt = scripts.at(-1) + " " + attempt;
    for (const href of scripts) document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
    for (const src of scripts) {
      await import(src);
      await new Promise((next) => setTimeout(next));
    }
  } catch (error) {
    reportError(error);
    if (await isFirstAttempt()) location.reload();
    else explain();
  }
};
const isFirstAttempt = async () => {
  try {
    if (sessionStorage.getItem("${reloadKey}") === attempt) return false;
    await fetch(location.href, { method: "HEAD", cache: "no-store" });
    sessionStorage.setItem("${reloadKey}", attempt);
    return sessionStorage.getItem("${reloadKey}") === attempt;
  } catch {
    return false;
  }
};
const explain = () => {
  document.documentElement.dataset.notStarted = "";
  const note = Object.assign(document.createElement("p"), { role: "alert", textContent: ${JSON.stringify(`${startText.notStarted} `)} });
  note.style.cssText = "${look}";
  const link = Object.assign(document.createElement("a"), { href: location.href, textContent: ${JSON.stringify(startText.reload)} });
  link.style.color = "inherit";
  note.append(link);
  document.body.append(note);
};
addEventListener("submit", (event) => {
  const { method, attributes } = event.target;
  if (method === "post" && !attributes.action && !("hydrated" in document.documentElement.dataset)) event.preventDefault();
});
if (document.hidden) start();
else requestAnimationFrame(() => setTimeout(start));
`;
