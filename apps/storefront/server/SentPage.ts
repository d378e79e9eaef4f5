import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { bytesOf } from "../src/document/HtmlPart.ts";
import type { RenderedPage } from "../src/entry.server.tsx";

/** The encodings of browsers, the smallest first. */
export const encodings = ["br", "gzip", "identity"] as const;
export type Encoding = (typeof encodings)[number];

/** Brotli's quality for dynamic compression: beyond it the time grows faster than the page shrinks. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 4 };

/** A rendered page, ready to send to one shopper or to all guests. */
export interface SentPage {
  readonly status: number;
  readonly headers: Headers;
  /** In bytes, before compression. */
  readonly size: number;
  /** Whether caches may store it. */
  readonly isPublic: boolean;
  /** Its bytes in an encoding; compressed once, outside of the main thread. */
  readonly bytes: (encoding: Encoding) => Promise<Buffer>;
}

const brotli = promisify(brotliCompress);
const zipped = promisify(gzip);

export function sentPageOf({ status, headers, html }: RenderedPage): SentPage {
  const rendered = bytesOf(html);
  const make: Readonly<Record<Encoding, () => Promise<Buffer>>> = {
    br: () => brotli(rendered, { params }),
    gzip: () => zipped(rendered),
    identity: () => Promise.resolve(rendered),
  };
  const made = new Map<Encoding, Promise<Buffer>>();
  return {
    status,
    headers,
    size: rendered.length,
    isPublic: headers.get("cache-control")?.startsWith("public") === true,
    bytes(encoding) {
      const bytes = made.get(encoding) ?? make[encoding]();
      made.set(encoding, bytes);
      return bytes;
    },
  };
}

/** The same for a web response. */
export const sentResponseOf = async (response: Response): Promise<SentPage> =>
  sentPageOf({ status: response.status, headers: response.headers, html: [await response.text()] });
