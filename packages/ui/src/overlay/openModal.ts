import { dialogListeners, openDialogs } from "./openDialogs.ts";

/**
 * Opens a dialog above the page, which is then inert and does not scroll. Returns the function that closes it and
 * restores the focus.
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

/** Reserves the scroll bar's width. Its width is read before any change, so the page is not laid out again. */
function stopScrolling(): void {
  const { style, clientWidth } = document.documentElement;
  if (innerWidth > clientWidth) style.scrollbarGutter = "stable";
  style.overflow = "hidden";
}

/** Fits the dialog into the part of the screen above a phone's keyboard. */
function fitScreen(dialog: HTMLDialogElement): void {
  if (visualViewport !== null) dialog.style.height = `${visualViewport.height * visualViewport.scale}px`;
}
