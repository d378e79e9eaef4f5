import { Heading, Story, useOf } from "@storybook/addon-docs/blocks";
import { useEffect, useRef, useState } from "react";
import type { ComponentPage, Part } from "../../../packages/ui/src/stories/ComponentPage.ts";
import { inkOf, partOf, seenOf } from "../../../packages/ui/src/stories/partOf.ts";
import { type Box, type Pin, pinPlaces } from "../../../packages/ui/src/stories/pinPlaces.ts";
import styles from "./Anatomy.module.css";
import { Sentence } from "./Sentence.tsx";

/** What is known of a part of the shown story: where it is, or why it has no pin. */
type Found = Pin & { readonly box: Box };
type Place = Found | "not seen" | "missing" | "waiting";

/** Where a story is drawn: in the page, or in a frame of its own, whose content begins at another place. */
function drawnIn(picture: Element) {
  const frame = picture.querySelector("iframe");
  const root = frame?.contentDocument?.querySelector("#storybook-root") ?? picture.querySelector('[id$="-inner"]');
  const page = frame?.contentDocument?.body ?? root;
  const { left, top } = frame?.getBoundingClientRect() ?? { left: 0, top: 0 };
  return { root, page, left, top, window: (frame ?? picture).getBoundingClientRect() };
}

/** The box around some; null without any. */
const around = (boxes: ReadonlyArray<Box>): Box | null =>
  boxes.length === 0
    ? null
    : {
        left: Math.min(...boxes.map(({ left }) => left)),
        top: Math.min(...boxes.map(({ top }) => top)),
        right: Math.max(...boxes.map(({ right }) => right)),
        bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
      };

/** The places of the parts in the picture as it is drawn now. */
function placesIn(picture: HTMLElement, parts: ReadonlyArray<Part>): ReadonlyArray<Place> {
  const { root, page, left, top, window } = drawnIn(picture);
  if (root === null || page === null) return parts.map(() => "waiting");
  const edge = picture.getBoundingClientRect();
  const toBoxes = (seen: ReadonlyArray<DOMRect>): ReadonlyArray<Box> =>
    seen
      .map((box) => ({
        left: Math.max(box.left + left, window.left) - edge.left,
        top: Math.max(box.top + top, window.top) - edge.top,
        right: Math.min(box.right + left, window.right) - edge.left,
        bottom: Math.min(box.bottom + top, window.bottom) - edge.top,
      }))
      .filter((box) => box.right > box.left && box.bottom > box.top);
  const found = parts.map(({ at }) => (at === undefined ? undefined : partOf(page, at)));
  const boxes = found.map((part) => (part ? around(toBoxes(seenOf(part))) : null));
  const seen = boxes.filter((box) => box !== null);
  const drawn = [...root.children, ...page.querySelectorAll("dialog[open] > *")];
  const shown = around([...drawn.flatMap((part) => toBoxes(seenOf(part))), ...seen]);
  const ink = drawn.flatMap((part) => toBoxes(inkOf(part)));
  const pins = shown === null ? [] : pinPlaces(seen, { shown, ink });
  return parts.map((_, index): Place => {
    if (found[index] === null) return root.childElementCount === 0 ? "waiting" : "missing";
    const box = boxes[index];
    const pin = box && pins[seen.indexOf(box)];
    return box && pin ? { ...pin, box } : "not seen";
  });
}

/** Calls it now, and when anything within may have moved: pictures and frames have come, the page has another width. */
function watch(picture: HTMLElement, onChange: () => void): () => void {
  const resized = new ResizeObserver(onChange);
  const changed = new MutationObserver(look);
  function look() {
    const { root, page } = drawnIn(picture);
    resized.disconnect();
    for (const element of [picture, page, ...(root?.children ?? [])]) if (element) resized.observe(element);
    if (page !== null) changed.observe(page, { childList: true, subtree: true, attributes: true });
    onChange();
  }
  changed.observe(picture, { childList: true, subtree: true });
  picture.addEventListener("load", look, true);
  void document.fonts.ready.then(onChange);
  look();
  return () => {
    resized.disconnect();
    changed.disconnect();
    picture.removeEventListener("load", look, true);
  };
}

/** The places of the parts, kept up with the picture. */
function usePlaces(parts: ReadonlyArray<Part>) {
  const picture = useRef<HTMLDivElement>(null);
  const [places, setPlaces] = useState<ReadonlyArray<Place>>(() => parts.map(() => "waiting"));
  useEffect(() => {
    const element = picture.current;
    if (element === null) return;
    let next = 0;
    const stop = watch(element, () => {
      cancelAnimationFrame(next);
      next = requestAnimationFrame(() => setPlaces(placesIn(element, parts)));
    });
    return () => {
      cancelAnimationFrame(next);
      stop();
    };
  }, [parts]);
  return { picture, places };
}

const isFound = (place: Place): place is Found => typeof place === "object";

const Pins = ({ places }: { readonly places: ReadonlyArray<Place> }) => (
  <div className={styles.pins} aria-hidden>
    <svg>
      {places.filter(isFound).map(({ at, end, box }, index) => (
        <g key={index}>
          <rect x={box.left - 2} y={box.top - 2} width={box.right - box.left + 4} height={box.bottom - box.top + 4} />
          <line x1={at.x} y1={at.y} x2={end.x} y2={end.y} />
        </g>
      ))}
    </svg>
    {places.map(
      (place, index) =>
        isFound(place) && (
          <span key={index} className={styles.pin} style={{ left: place.at.x, top: place.at.y }}>
            {index + 1}
          </span>
        ),
    )}
  </div>
);

/** Why a part has no pin in the picture. */
const Without = ({ at, place }: { readonly at: string | undefined; readonly place: Place | undefined }) => {
  if (place === "waiting") return <span data-anatomy="waiting" />;
  if (place === "missing") return <strong data-anatomy="missing"> Nothing is at {at}.</strong>;
  if (place !== "not seen" || at === undefined) return null;
  return <em data-anatomy="not seen"> It is not seen at this width.</em>;
};

const isOpened = (story: unknown) =>
  typeof story === "object" &&
  story !== null &&
  "tags" in story &&
  Array.isArray(story.tags) &&
  story.tags.includes("opened");

/** The component itself with a numbered pin at each part, and what the parts are for: the list says it all without the picture. */
export const Anatomy = ({ anatomy: { shown, parts, height }, isWide = false }: ComponentPage) => {
  const { csfFile } = useOf("meta", ["meta"]);
  const exported: Readonly<Record<string, unknown>> = csfFile.moduleExports ?? {};
  const story = exported[shown];
  const frameHeight = height ?? (isOpened(story) ? "16rem" : undefined);
  const { picture, places } = usePlaces(parts);
  return (
    <>
      <Heading>Anatomy</Heading>
      <div
        ref={picture}
        className={isWide ? `${styles.picture} ${styles.wide} sb-unstyled` : `${styles.picture} sb-unstyled`}
      >
        <div inert>
          {/* What a press has opened stands in a frame, where it is pressed, and what follows the scrolling of its page. */}
          <Story
            of={story}
            __forceInitialArgs
            {...(frameHeight !== undefined && { inline: false, height: frameHeight })}
          />
        </div>
        <Pins places={places} />
      </div>
      <ol className={styles.parts}>
        {parts.map(({ at, is }, index) => (
          <li key={is} className={at === undefined ? styles.unseen : undefined}>
            <Sentence>{is}</Sentence>
            <Without at={at} place={places[index]} />
          </li>
        ))}
      </ol>
    </>
  );
};
