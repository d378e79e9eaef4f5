import { lazyPart } from "@kamra/ui";
import { useRemovedLines } from "./RemovedLinesContext.tsx";

const UndoRemoval = lazyPart(async () => (await import("./UndoRemoval.tsx")).UndoRemoval);

/** What was taken out of the cart, and the button that brings it back; its code loads when something was. */
export const Removed = () => useRemovedLines().removed.lines.length > 0 && <UndoRemoval />;
