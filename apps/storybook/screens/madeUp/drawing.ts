import type { Image } from "@kamra/core/product";

/** A package with a fruit on it. */
export function drawing(colour: string, fruit: string): Image {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><rect width="100" height="100" fill="#fff"/><path d="M24 30h52l-4 58H28z" fill="${colour}"/><path d="M24 30l6-14h40l6 14z" fill="${colour}" opacity=".75"/><circle cx="50" cy="58" r="14" fill="${fruit}"/><path d="M50 44c0-6 4-9 9-10-1 6-4 9-9 10z" fill="#2f7d52"/></svg>`;
  const address = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  return { id: colour, alt: null, full: address, list: address, thumbnail: address };
}
