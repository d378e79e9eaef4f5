import { givenByStories, type StoryFile } from "../../../packages/ui/src/stories/designerControls.ts";
import type { Models } from "../../../packages/ui/src/stories/models.ts";

const files = new Map<string, StoryFile>();

/** `product/Price` for `…/packages/ui/src/product/Price.stories.tsx`; a playground of another folder may have the same name. */
export const placeOf = (path: string): string => /packages\/ui\/src\/(.+)\.\w+\.tsx$/.exec(path)?.[1] ?? "";

/** Storybook prepares a story without the others of its file: each file tells them here (`tellSiblings.ts`). */
export const remember = (path: string, file: StoryFile): void => void files.set(placeOf(path), file);

/** What the stories of a file give a prop. */
export const givenBySiblings = (path: string, prop: string): Models =>
  givenByStories(files.get(placeOf(path)) ?? {}, prop);
