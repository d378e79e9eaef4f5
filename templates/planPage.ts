import { capitalized, checkedName } from "./nameParts.ts";
import { type Plan, PlanError, type ReadFile } from "./Plan.ts";
import { planFiles } from "./planFiles.ts";

const pageText = (name: string, component: string) => `
import { ContentHead } from "../page/ContentHead.tsx";
import { crumbsTo } from "../page/crumbsTo.ts";
import { Page } from "../page/Page.tsx";
import { paths } from "../paths/paths.ts";
import { ${name}Text } from "./text.hu.ts";

/** What the page shows, in one sentence. */
export function ${component}() {
  return (
    <Page>
      <ContentHead
        title={${name}Text.title}
        lead={${name}Text.lead}
        crumbs={crumbsTo({ label: ${name}Text.title, path: paths.${name} })}
        path={paths.${name}}
      />
    </Page>
  );
}
`;

const textsText = (name: string, title: string) => `
export const ${name}Text = {
  title: "${title}",
  lead: "${title}: egy mondatban.",
} as const;
`;

const routeText = (component: string) => `
export { ${component} as Page } from "./${component}.tsx";
export { momentLoader as loader } from "../page/momentLoader.ts";
export const isPublic = true;
`;

const sectionText = (address: string, title: string) => `### \`${address}\`

| role | name | rule |
| --- | --- | --- |
| heading 1 | ${title} | NAV-1 |
`;

/** A page with one address: its feature, its route, its path, and its rows in the table of pages, the contract and the site map. */
export function planPage([word, address = ""]: ReadonlyArray<string>, read: ReadFile): Plan {
  const name = checkedName(word, "camelCase", "a page");
  if (!/^(\/[a-z0-9-]+)+$/.test(address))
    throw new PlanError(
      `The address of a page is like /receptek: small letters, digits and hyphens; got "${address}".`,
    );
  const source = "apps/storefront/src";
  const [component, folder] = [`${capitalized(name)}Page`, `features/${name}`];
  const title = capitalized(address.slice(address.lastIndexOf("/") + 1).replaceAll("-", " "));
  const { create, addAbove, addBelow, plan } = planFiles(read);
  const table = `${source}/pageTable.test.kit.ts`;
  if (read(table)?.includes(`("${address}"`)) throw new PlanError(`The address ${address} is taken.`);
  create(`${source}/${folder}/${component}.tsx`, pageText(name, component));
  create(`${source}/${folder}/text.hu.ts`, textsText(name, title));
  create(`${source}/${folder}/route.ts`, routeText(component));
  addBelow(
    `${source}/routes.tsx`,
    '  page("kapcsolat"',
    `  page("${address.slice(1)}", () => import("./${folder}/route.ts")),`,
  );
  addAbove(`${source}/features/paths/paths.ts`, "} as const;", `  ${name}: "${address}",`);
  addBelow(table, "  page(", `  page("${address}", "${title}"),`);
  addAbove("docs/storefront-contract.md", "## Account", sectionText(address, title));
  addBelow("apps/backend/src/sitemap/sitemapParts.ts", '  "/', `  "${address}",`);
  return plan([`Word the texts in ${source}/${folder}/text.hu.ts and the section in docs/storefront-contract.md.`]);
}
