import { LRUCache } from "lru-cache";
import type { SentPage } from "./SentPage.ts";

/** In milliseconds: together with the age of its data (`publicReads`), a page is five seconds old at most. */
const ttlMs = 1_000;
/** In bytes of the cached pages, before compression. */
const maxBytes = 8_000_000;

export interface GuestPages {
  /** The recently rendered page of this key. */
  readonly ready: (key: string) => SentPage | undefined;
  /** Renders a page, or waits for the running render of the same key. */
  readonly shared: (key: string, render: () => Promise<SentPage>) => Promise<SentPage>;
}

/** Public pages: concurrent requests share one render. */
export function guestPages(): GuestPages {
  const cached = new LRUCache<string, SentPage>({
    maxSize: maxBytes,
    sizeCalculation: ({ size }) => size,
    ttl: ttlMs,
    perf: { now: () => performance.now() },
    ttlResolution: 0,
  });
  const underWay = new Map<string, Promise<SentPage>>();

  async function first(key: string, render: () => Promise<SentPage>): Promise<SentPage> {
    try {
      const page = await render();
      if (page.isPublic) cached.set(key, page);
      return page;
    } finally {
      underWay.delete(key);
    }
  }

  return {
    ready: (key) => cached.get(key),
    async shared(key, render) {
      const ready = cached.get(key);
      if (ready !== undefined) return ready;
      const another = underWay.get(key);
      if (another === undefined) {
        const rendering = first(key, render);
        underWay.set(key, rendering);
        return await rendering;
      }
      const page = await another.catch(() => null);
      // An uncacheable page, for example a refusal, belongs to its requester. Other requests render again.
      return page?.isPublic === true ? page : await render();
    },
  };
}
