import type { ReactElement } from "react";

type Sentences = readonly [string, ...string[]];

/** A picture, and why it is right or wrong: the name of a story, or an element. */
export interface ShownExample {
  readonly shown: string | ReactElement;
  readonly because: string;
}

/** A part of a component. */
export interface Part {
  /** Its selector in the shown story: `.price` is a class of a component's own style sheet. Absent for what is not to be seen. */
  readonly at?: string;
  /** What it is, and what it is for. */
  readonly is: string;
}

/** A picture of a component with its parts. */
interface Anatomy {
  /** The story that shows them. */
  readonly shown: string;
  /** In the order of reading. */
  readonly parts: readonly [Part, ...Part[]];
  /** The height of a frame of its own: for what a press has opened, and for what follows the scrolling of its page. */
  readonly height?: string;
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
  readonly anatomy: Anatomy;
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
