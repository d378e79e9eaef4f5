/** The requested files, by address. A style sheet's promise resolves when it applies. */
const asked = new Map<string, Promise<void>>();

const linkTo = (href: string) => document.querySelector(`link[href="${href}"]`);

function addLink(attributes: Partial<HTMLLinkElement>): void {
  document.head.append(Object.assign(document.createElement("link"), attributes));
}

/** Loads a style sheet. One that fails is removed, so that the next call loads it again. */
const bringStyles = (href: string): Promise<void> =>
  new Promise((resolve, reject) => {
    addLink({
      rel: "stylesheet",
      href,
      onload: () => resolve(),
      onerror() {
        linkTo(href)?.remove();
        asked.delete(href);
        reject(new Error(`No styles from ${href}`));
      },
    });
  });

function bring(href: string): Promise<void> {
  if (href.endsWith(".css")) return bringStyles(href);
  addLink({ rel: "modulepreload", href });
  return Promise.resolve();
}

function ask(href: string): Promise<void> {
  const arrival = asked.get(href) ?? (linkTo(href) === null ? bring(href) : Promise.resolve());
  asked.set(href, arrival);
  return arrival;
}

/**
 * Loads a part of the shop, and waits for its styles. The build puts this around each `import()`, with the other files that the part needs.
 *
 * Errors: those of the import, and Error when the styles do not come. Both are reported as Vite does, by `vite:preloadError`.
 */
export async function loadPart<Part>(load: () => Promise<Part>, files: ReadonlyArray<string> = []): Promise<Part> {
  try {
    const arrivals = files.map((file) => ask(`/${file}`));
    const [part] = await Promise.all([load(), ...arrivals]);
    return part;
  } catch (error) {
    window.dispatchEvent(Object.assign(new Event("vite:preloadError"), { payload: error }));
    throw error;
  }
}
