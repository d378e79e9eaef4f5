import { LRUCache } from "lru-cache";
import { createHash } from "node:crypto";
import { categoriesFolder } from "../src/shop/categoriesFile.ts";
import { type SentPage, sentResponseOf } from "./SentPage.ts";

/** Older trees, for pages that were sent before the latest changes. */
const maxFiles = 4;

const headers = {
  "content-type": "application/json; charset=utf-8",
  "cache-control": "public, max-age=31536000, immutable",
};

export interface CategoryFiles {
  /** Stores the backend's response with the category tree, and returns the address of its file. */
  readonly addressOf: (answer: string) => string;
  /** The file of this name; `undefined` for a tree that this process does not have. */
  readonly file: (name: string) => Promise<SentPage> | undefined;
}

/** Category trees as files, named by their content. */
export function categoryFiles(): CategoryFiles {
  const cached = new LRUCache<string, Promise<SentPage>>({ max: maxFiles });
  let last = { answer: "", name: "" };
  return {
    addressOf(answer) {
      if (answer !== last.answer)
        last = { answer, name: `${createHash("sha256").update(answer).digest("base64url").slice(0, 16)}.json` };
      if (!cached.has(last.name)) cached.set(last.name, sentResponseOf(new Response(answer, { headers })));
      return categoriesFolder + last.name;
    },
    file: (name) => cached.get(name),
  };
}
