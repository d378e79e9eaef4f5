import { dialogListeners, openDialogs } from "./openDialogs.ts";

/**
 * Opens a dialog above the page, which can then neither be used nor scrolled. Returns what closes it and gives back the
 * focus.
 */
export function openModal(dialog: HTMLDialogElement): () => void {
  if (openDialogs.length === 0) stopScrolling();
  const fit = () => fitScreen(dialog);
  visualViewport?.addEventListener("resize", fit);
  dialog.showModal();
  openDialogs.push(dialog);
  dialogListeners.forEach((listen) => listen());
  return () => {
    visualViewport?.removeEventListener("resize", fit);
    openDialogs.splice(openDialogs.indexOf(dialog), 1);
    dialogListeners.forEach((listen) => listen());
    dialog.close();
    if (openDialogs.length === 0) Object.assign(document.documentElement.style, { overflow: "", scrollbarGutter: "" });
  };
}

/** The page keeps the scroll bar's place. Nothing has changed yet, so reading its width lays out nothing. */
function stopScrolling(): void {
  const { style, clientWidth } = document.documentElement;
  if (innerWidth > clientWidth) style.scrollbarGutter = "stable";
  style.overflow = "hidden";
}

/** Leaves the part of the screen that a phone's keyboard covers. */
function fitScreen(dialog: HTMLDialogElement): void {
  if (visualViewport !== null) dialog.style.height = `${visualViewport.height * visualViewport.scale}px`;
}
