import pages from "virtual:component-pages";

const page = "?path=/docs/rules-the-rule-book--docs";

/** Names of components as links to their pages. */
const linkedNames = (words: string): string =>
  words.replaceAll(/`(\w+)`/g, (code, name: string) =>
    pages[name] === undefined ? code : `[${code}](?path=/docs/${pages[name]})`,
  );

/** Where the Storybook shows a rule. */
const linkOf = (rule: string): string => `[${rule}](${page}#${rule.toLowerCase()})`;

/** A docstring for readers: its tags become one line with links to the rule book. */
export function linkedRules(docstring: string): string {
  const rules = [...docstring.matchAll(/@rule\s+([A-Z0-9,\s-]+)/g)].flatMap(
    ([, list = ""]) => list.match(/[A-Z]+-\d+/g) ?? [],
  );
  const words = linkedNames(docstring.split(/\s*@(?:rule|example)\b/)[0] ?? "");
  return rules.length === 0 ? words : `${words}\n\nRules: ${[...new Set(rules)].map(linkOf).join(", ")}`;
}

/** The rule book with a place to link to at each rule. */
export const anchoredRules = (book: string): string =>
  book.replace(/^\| ([A-Z]+-\d+) \|/gm, (_row, rule: string) => `| <span id="${rule.toLowerCase()}">${rule}</span> |`);

/** The docstring that the build notes at a component; "" without one. */
export function docstringOf(component: unknown): string {
  if ((typeof component !== "object" && typeof component !== "function") || component === null) return "";
  const info = "__docgenInfo" in component ? component.__docgenInfo : null;
  const isDescribed = typeof info === "object" && info !== null && "description" in info;
  return isDescribed && typeof info.description === "string" ? info.description : "";
}
