import { LRUCache } from "lru-cache";
import { TooBusy } from "../http/TooBusy.ts";
import type { Pictures } from "./Pictures.ts";

/** In bytes: about 700 pictures. */
const maxSize = 16 * 1024 * 1024;

/** The pictures that may wait at once; more are refused. */
const maxComing = 8;

/** The pause after a drawing, as a multiple of its duration: drawing takes at most a tenth of the thread's time. */
const rests = 9;

/** In milliseconds. The first drawing takes longer, because it loads the library; this bounds the pause after it. */
const longestRest = 1000;

/**
 * Draws pictures for previews of links, and keeps them. A drawing takes a twentieth of a second of the server's only thread, so it
 * draws one at a time, with pauses.
 *
 * Errors: TooBusy while eight requests wait.
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
