import { LRUCache } from "lru-cache";
import { TooBusy } from "../http/TooBusy.ts";
import type { Pictures } from "./Pictures.ts";

/** In bytes: about 700 pictures. */
const maxSize = 16 * 1024 * 1024;

/** As many as are shared at once; more are refused until there is room. */
const maxComing = 8;

/** How long the thread is left to others after a drawing, in drawings: so drawing takes no more than a tenth of its time. */
const rests = 9;

/** In milliseconds. The first drawing loads what it needs; nobody waits ten times that for the second. */
const longestRest = 1000;

/**
 * Draws pictures for previews of links and keeps them, one at a time, because each takes a twentieth of a second of the server's only
 * thread. Whatever is asked for, that is a small share of its time.
 *
 * Errors: TooBusy when too many are waiting for theirs.
 */
export function linkPictures({
  drawForLinks,
}: Pick<Pictures, "drawForLinks">): (key: string) => Promise<Uint8Array | null> {
  const drawn = new LRUCache<string, Uint8Array>({ maxSize, sizeCalculation: ({ byteLength }) => byteLength });
  const coming = new Map<string, Promise<Uint8Array | null>>();
  let free = Promise.resolve();

  async function draw(key: string, end: () => void, before = free): Promise<Uint8Array | null> {
    await before;
    const start = performance.now();
    try {
      const picture = await drawForLinks(key);
      if (picture !== null) drawn.set(key, picture);
      return picture;
    } finally {
      coming.delete(key);
      setTimeout(end, Math.min(longestRest, rests * (performance.now() - start))).unref();
    }
  }

  return async (key) => {
    const known = drawn.get(key) ?? coming.get(key);
    if (known !== undefined) return await known;
    if (coming.size >= maxComing) throw new TooBusy("all");
    const { promise, resolve } = Promise.withResolvers<void>();
    const picture = draw(key, resolve);
    free = promise;
    coming.set(key, picture);
    return await picture;
  };
}
