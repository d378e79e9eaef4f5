/**
 * The one script that stands in the page itself. It loads the others once the page has been painted: a page that was rendered
 * on the server can be read before it listens. A page that is opened in the background is not painted, and starts at once.
 *
 * It is always the same text, so that the page's policy can name it by its hash.
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
