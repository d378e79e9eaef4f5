import { useSyncExternalStore } from "react";

/** The open dialogs, the topmost last. */
export const openDialogs: Array<HTMLDialogElement> = [];

/** Called when a dialog has opened or closed. */
export const dialogListeners = new Set<() => void>();

const subscribe = (listen: () => void) => {
  dialogListeners.add(listen);
  return () => dialogListeners.delete(listen);
};

const topDialog = () => openDialogs.at(-1);

/** The topmost dialog: outside of it nothing can be pressed or read out. */
export const useTopDialog = () => useSyncExternalStore(subscribe, topDialog, topDialog);
