import { Dialog, Skeleton } from "@kamra/ui";
import { lazy, Suspense } from "react";
import type { ListedProduct } from "./ListsToAddTo.tsx";
import { listsText as text } from "./text.hu.ts";

interface ListsDialogProps {
  readonly lines: ReadonlyArray<ListedProduct>;
  readonly onClose: () => void;
}

// Few of those who see a card open this: its code comes with the first press.
const ListsToAddTo = lazy(async () => ({ default: (await import("./ListsToAddTo.tsx")).ListsToAddTo }));

/** Asks onto which of the shopper's lists products go. */
export const ListsDialog = ({ lines, onClose }: ListsDialogProps) => (
  <Dialog isOpen onClose={onClose} title={text.whichList}>
    <Suspense fallback={<Skeleton shape="button" />}>
      <ListsToAddTo lines={lines} />
    </Suspense>
  </Dialog>
);
