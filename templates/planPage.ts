import { capitalized, checkedName } from "./nameParts.ts";
import { type Plan, PlanError, type ReadFile } from "./Plan.ts";
import { planFiles } from "./planFiles.ts";

const pageText = (name: string, component: string) => `
import { ContentHead } from "../page/ContentHead.tsx";
import { Page } from "../page/Page.tsx";
import { ${name}Text } from "./text.hu.ts";

/** What the page shows, in one sentence. */
export function ${component}() {
  return (
    <Page>
      <ContentHead title={${name}Text.title} lead={${name}Text.lead} />
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
export const isListed = true;
`;

/** A page with one address: its feature, and its row in the table of pages. Its route tells the site map and the tests of it. */
export function planPage([word, address = ""]: ReadonlyArray<string>, read: ReadFile): Plan {
  const name = checkedName(word, "camelCase", "a page");
  if (!/^(\/[a-z0-9-]+)+$/.test(address))
    throw new PlanError(
      `The address of a page is like /receptek: small letters, digits and hyphens; got "${address}".`,
    );
  const source = "apps/storefront/src";
  const [component, folder] = [`${capitalized(name)}Page`, `features/${name}`];
  const title = capitalized(address.slice(address.lastIndexOf("/") + 1).replaceAll("-", " "));
  const { create, addBelow, plan } = planFiles(read);
  const table = `${source}/routes.tsx`;
  if (read(table)?.includes(`page("${address.slice(1)}"`)) throw new PlanError(`The address ${address} is taken.`);
  create(`${source}/${folder}/${component}.tsx`, pageText(name, component));
  create(`${source}/${folder}/text.hu.ts`, textsText(name, title));
  create(`${source}/${folder}/route.ts`, routeText(component));
  addBelow(table, '  page("kapcsolat"', `  page("${address.slice(1)}", () => import("./${folder}/route.ts")),`);
  return plan([
    `Word the texts in ${source}/${folder}/text.hu.ts.`,
    `A link to the page: its path in ${source}/features/paths/paths.ts.`,
  ]);
}
