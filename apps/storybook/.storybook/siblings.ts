import { givenByStories, type StoryFile } from "../../../packages/ui/src/stories/designerControls.ts";
import type { Models } from "../../../packages/ui/src/stories/models.ts";

const files = new Map<string, StoryFile>();

/** Storybook prepares a story without the others of its file: each file tells them here (`tellSiblings.ts`). */
export const remember = (component: string, file: StoryFile): void => void files.set(component, file);

/** What the stories of a component's file give a prop. */
export const givenBySiblings = (component: string, prop: string): Models =>
  givenByStories(files.get(component) ?? {}, prop);
