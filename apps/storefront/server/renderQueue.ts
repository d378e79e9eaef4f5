interface Page {
  /** Where it is asked for from. */
  readonly network: string;
  /** Aborted when nobody waits for it any more. */
  readonly signal: AbortSignal;
}

interface Waiting extends Page {
  readonly begin: () => void;
}

/** Why a page is not rendered: there are too many of its network or of all, or nobody waits for it any more. */
export type Refusal = "network" | "all" | "gone";

export interface RenderQueue {
  /** Renders a page when it is its turn: the longest waiting first, of networks that may have one more at once. */
  readonly run: <Rendered>(page: Page, render: () => Promise<Rendered>) => Promise<Rendered | Refusal>;
}

const ofNetwork = (pages: ReadonlySet<Page>, network: string): number =>
  Array.from(pages).filter((page) => page.network === network).length;

interface Bounds {
  readonly atOnce: { readonly network: number; readonly all: number };
  readonly waiting: { readonly network: number; readonly all: number };
}

/** Bounds what is rendered at once, so that no network takes the shop's time from all others. */
export function renderQueue({ atOnce, waiting: most }: Bounds): RenderQueue {
  const rendered = new Set<Page>();
  const waiting = new Set<Waiting>();

  const isTurnOf = ({ network }: Page): boolean =>
    rendered.size < atOnce.all && ofNetwork(rendered, network) < atOnce.network;

  function beginNext(): void {
    const next = Array.from(waiting).find(isTurnOf);
    if (next !== undefined) next.begin();
  }

  /** Answers when it is a page's turn, or why that will not come. */
  async function turn(page: Page): Promise<Refusal | null> {
    if (page.signal.aborted) return "gone";
    if (isTurnOf(page)) {
      rendered.add(page);
      return null;
    }
    if (ofNetwork(waiting, page.network) >= most.network) return "network";
    if (waiting.size >= most.all) return "all";
    return await new Promise((resolve) => {
      const leave = () => {
        waiting.delete(own);
        resolve("gone");
      };
      const begin = () => {
        page.signal.removeEventListener("abort", leave);
        waiting.delete(own);
        rendered.add(page);
        resolve(null);
      };
      const own: Waiting = { ...page, begin };
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
