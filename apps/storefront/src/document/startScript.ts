/**
 * The page's only inline script. It loads the others after the first paint: a server-rendered page can be read before
 * hydration. A background tab is not painted, and starts immediately.
 *
 * Its text is constant, so that the content security policy can name its hash.
 */
export const startScript = `
const { scripts, modules } = JSON.parse(document.getElementById("page-data").textContent).assets;
const start = () => {
  for (const href of modules) document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
  for (const src of scripts) import(src);
};
if (document.hidden) start();
else requestAnimationFrame(() => setTimeout(start));
`;
