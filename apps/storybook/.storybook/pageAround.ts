/** What a page of documentation shows: the frames on it begin with the same. */
export interface ShownOnPage {
  readonly theme: string;
  readonly contrast: string;
}

/** Notes it, and loads the frames again that Storybook has made for stories on the page: they follow no toolbar. */
export function notePage({ theme, contrast }: ShownOnPage): void {
  const { dataset } = document.documentElement;
  const isChanged = dataset["pageTheme"] !== theme || dataset["pageContrast"] !== contrast;
  dataset["pageTheme"] = theme;
  dataset["pageContrast"] = contrast;
  if (!isChanged) return;
  for (const frame of document.querySelectorAll<HTMLIFrameElement>('iframe[id^="iframe--"]'))
    frame.contentWindow?.location.reload();
}

/** What the page around this frame shows: a frame tells its own choice to the page, which follows it. */
export function shownAround(): ShownOnPage {
  const around = window.frameElement?.ownerDocument.documentElement.dataset;
  return { theme: around?.["pageTheme"] ?? "light", contrast: around?.["pageContrast"] ?? "system" };
}

const isDocumentation = () => new URLSearchParams(location.search).get("viewMode") === "docs";

/** What a story gives the focus does not scroll the page of documentation that it is on, in a frame or without one. */
export function keepPageStill(): void {
  const isFrame = window.frameElement?.matches('iframe[id^="iframe--"]') === true;
  const focus = Reflect.get(HTMLElement.prototype, "focus");
  HTMLElement.prototype.focus = function focusInPlace(options) {
    Reflect.apply(focus, this, [isFrame || isDocumentation() ? { ...options, preventScroll: true } : options]);
  };
  if (isFrame) Element.prototype.scrollIntoView = () => undefined;
}
