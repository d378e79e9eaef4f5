interface Page {
  /** The client's network. */
  readonly network: string;
  /** Aborted when the client has gone. */
  readonly signal: AbortSignal;
}

interface Waiting extends Page {
  readonly begin: () => void;
}

/** Why a page is not rendered: too many of its network or in total, or the client has gone. */
export type Refusal = "network" | "all" | "gone";

export interface RenderQueue {
  /** Renders queued pages, oldest first, skipping networks at their limit. */
  readonly run: <Rendered>(page: Page, render: () => Promise<Rendered>) => Promise<Rendered | Refusal>;
}

const ofNetwork = (pages: ReadonlySet<Page>, network: string): number =>
  Array.from(pages).filter((page) => page.network === network).length;

interface Bounds {
  readonly atOnce: { readonly network: number; readonly all: number };
  readonly waiting: { readonly network: number; readonly all: number };
}

/** Limits concurrent renders, so that no network can starve the others. */
export function renderQueue({ atOnce, waiting: most }: Bounds): RenderQueue {
  const rendered = new Set<Page>();
  const waiting = new Set<Waiting>();

  const isTurnOf = ({ network }: Page): boolean =>
    rendered.size < atOnce.all && ofNetwork(rendered, network) < atOnce.network;

  function beginNext(): void {
    const next = Array.from(waiting).find(isTurnOf);
    if (next !== undefined) next.begin();
  }

  /** Resolves when it is a page's turn, or with the reason for a refusal. */
  async function turn(page: Page): Promise<Refusal | null> {
    if (page.signal.aborted) return "gone";
    if (isTurnOf(page)) {
      rendered.add(page);
      return null;
    }
    if (ofNetwork(waiting, page.network) >= most.network) return "network";
    if (waiting.size >= most.all) return "all";
    return await new Promise((resolve) => {
      const own: Waiting = { ...page, begin };
      function leave() {
        waiting.delete(own);
        resolve("gone");
      }
      function begin() {
        page.signal.removeEventListener("abort", leave);
        waiting.delete(own);
        rendered.add(page);
        resolve(null);
      }
      waiting.add(own);
      page.signal.addEventListener("abort", leave);
    });
  }

  return {
    async run(page, render) {
      const refusal = await turn(page);
      if (refusal !== null) return refusal;
      try {
        return await render();
      } finally {
        rendered.delete(page);
        beginNext();
      }
    },
  };
}
