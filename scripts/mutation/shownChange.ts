const around = 24;

const shared = (one: string, other: string) => {
  let length = 0;
  while (length < Math.min(one.length, other.length) && one[length] === other[length]) length += 1;
  return length;
};

const reversed = (text: string) => Array.from(text).reverse().join("");

/** A code change on one line; equal parts at both ends are shortened. */
export function shownChange(replaced: string, by: string): string {
  const [from, to] = [replaced, by].map((code) => code.replace(/\s+/g, " "));
  if (from === undefined || to === undefined) return "";
  const start = Math.max(0, shared(from, to) - around);
  const end = Math.max(0, shared(reversed(from.slice(start)), reversed(to.slice(start))) - around);
  const cut = (code: string) => `${start > 0 ? "…" : ""}${code.slice(start, code.length - end)}${end > 0 ? "…" : ""}`;
  return `${cut(from)}  →  ${cut(to)}`;
}
