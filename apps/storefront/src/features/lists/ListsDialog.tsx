import { Dialog, lazyPart, Skeleton } from "@kamra/ui";
import type { ListedProduct } from "./ListsToAddTo.tsx";
import { listsText as text } from "./text.hu.ts";

interface ListsDialogProps {
  readonly lines: ReadonlyArray<ListedProduct>;
  readonly onClose: () => void;
}

// Rarely used, so its code loads with the first press.
const ListsToAddTo = lazyPart(async () => (await import("./ListsToAddTo.tsx")).ListsToAddTo, {
  wait: <Skeleton shape="button" />,
});

/** Asks which of the shopper's lists to add products to. */
export const ListsDialog = ({ lines, onClose }: ListsDialogProps) => (
  <Dialog isOpen onClose={onClose} title={text.whichList}>
    <ListsToAddTo lines={lines} />
  </Dialog>
);
