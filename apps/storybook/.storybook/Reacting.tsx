import type { Args, StoryContext } from "@storybook/react-vite";
import { type ReactNode, useState } from "react";
import { UPDATE_STORY_ARGS } from "storybook/internal/core-events";
import { addons } from "storybook/preview-api";
import { controlled } from "../../../packages/ui/src/stories/controlled.ts";
import { takenArgs } from "../../../packages/ui/src/stories/designerControls.ts";

interface ReactingProps {
  readonly context: StoryContext;
  readonly children: (args: Args) => ReactNode;
}

const isEvent = (value: unknown): value is { readonly type: string } =>
  typeof value === "object" && value !== null && "nativeEvent" in value;

/** Handlers get the kind of a browser's event alone: the list of actions fails at one, which knows its window. */
const withoutEvents = (args: Args): Args =>
  Object.fromEntries(
    Object.entries(args).map(([name, handler]: [string, unknown]) => {
      if (typeof handler !== "function" || !("mock" in handler)) return [name, handler];
      const told = (...given: ReadonlyArray<unknown>): unknown =>
        Reflect.apply(
          handler,
          undefined,
          given.map((each) => (isEvent(each) ? each.type : each)),
        );
      return [name, told];
    }),
  );

/** Tests expect what the component itself calls them with. */
const isTested = "__vitest_browser__" in globalThis;

/**
 * Lets a controlled component answer at once: each place that shows a story keeps what is chosen there until the controls change.
 * The story's args, and with them its controls, follow; not in documentation, where a story may stand several times.
 */
export const Reacting = ({ context: { args, argTypes, id, parameters, viewMode }, children }: ReactingProps) => {
  const [own, setOwn] = useState<{ readonly of: Args; readonly args: Args }>({ of: args, args });
  const shown = own.of === args ? own.args : args;
  const choose = (changed: Args) => {
    setOwn({ of: args, args: { ...shown, ...changed } });
    if (viewMode !== "docs") addons.getChannel().emit(UPDATE_STORY_ARGS, { storyId: id, updatedArgs: changed });
  };
  const taken = takenArgs(argTypes, shown);
  return children(
    controlled(isTested ? taken : withoutEvents(taken), { choose, isInPart: parameters["isChangedInPart"] === true }),
  );
};
