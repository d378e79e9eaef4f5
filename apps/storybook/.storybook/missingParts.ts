import { storyNameFromExport, toId } from "storybook/internal/csf";
import componentPages from "virtual:component-pages";
import type { ComponentPage } from "../../../packages/ui/src/stories/ComponentPage.ts";
import { partOf } from "../../../packages/ui/src/stories/partOf.ts";

const pages = import.meta.glob<ComponentPage>("../../../packages/ui/src/**/*.page.tsx", { import: "page" });

/** The page of the component that a story is of. */
async function pageOf(component: string): Promise<ComponentPage | null> {
  const name = Object.keys(componentPages).find((each) => componentPages[each] === `${component}--docs`);
  const load = Object.entries(pages).find(([path]) => path.endsWith(`/${name}.page.tsx`))?.[1];
  return load === undefined ? null : load();
}

/** Where the anatomy of a component has parts, and the story that shows them has nothing; none in other stories. */
export async function missingParts(story: string): Promise<ReadonlyArray<string>> {
  const [component = ""] = story.split("--");
  const page = await pageOf(component);
  if (page === null || story !== toId(component, storyNameFromExport(page.anatomy.shown))) return [];
  return page.anatomy.parts.flatMap(({ at }) => (at === undefined || partOf(document.body, at) !== null ? [] : [at]));
}
