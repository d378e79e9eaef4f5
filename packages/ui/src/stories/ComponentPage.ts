import type { ReactElement } from "react";

type Sentences = readonly [string, ...string[]];

/** A picture, and why it is right or wrong: the name of a story, or an element. */
export interface ShownExample {
  readonly shown: string | ReactElement;
  readonly because: string;
}

/**
 * What a component's page says beside what the code says: `Button.page.tsx` stands beside `Button.stories.tsx`. Where the shop
 * uses it, its props and its rules come from the code.
 */
export interface ComponentPage {
  /** `experimental` while its props may still change. */
  readonly status: "stable" | "experimental";
  readonly whenToUse: Sentences;
  /** Each with what to use instead. */
  readonly whenNot: Sentences;
  /** Its parts in the order of reading. */
  readonly anatomy: Sentences;
  /** The story of each state that occurs. Hover, focus and pressed are those of what can be pressed at rest. */
  readonly states: {
    readonly rest: string;
    readonly disabled?: string;
    readonly busy?: string;
    readonly error?: string;
  };
  /** How its words are written. */
  readonly content: Sentences;
  readonly keyboard: Sentences;
  readonly good: ShownExample;
  readonly bad: ShownExample;
  /** Whether it needs the width of a page. */
  readonly isWide?: boolean;
}
