import type { PostPoint } from "@kamra/core/delivery";
import { type KeyboardEvent, type PointerEvent, useMemo, useRef, useState } from "react";
import { IconButton } from "../button/IconButton.tsx";
import { classNames } from "../styles/classNames.ts";
import { useTexts } from "../text/useTexts.ts";
import { checkoutTexts } from "./text.hu.ts";
import { type MapView, moved, positionOn, viewOf, zoomed } from "./mapView.ts";
import styles from "./PostPointMap.module.css";

export interface PostPointMapProps {
  readonly points: ReadonlyArray<PostPoint>;
  readonly selectedId: string | null;
  readonly onSelect: (point: PostPoint) => void;
}

const step = 0.2;

/** How each key moves the view. */
const keys: Readonly<Record<string, (view: MapView) => MapView>> = {
  ArrowLeft: (view) => moved(view, { x: -step, y: 0 }),
  ArrowRight: (view) => moved(view, { x: step, y: 0 }),
  ArrowUp: (view) => moved(view, { x: 0, y: -step }),
  ArrowDown: (view) => moved(view, { x: 0, y: step }),
  "+": (view) => zoomed(view, 0.6),
  "-": (view) => zoomed(view, 1 / 0.6),
};

interface Position {
  readonly x: number;
  readonly y: number;
}

const place = (element: HTMLElement | null, { x, y }: Position) => {
  element?.style.setProperty("left", `${x * 100}%`);
  element?.style.setProperty("top", `${y * 100}%`);
};

const isOnShow = ({ x, y }: Position) => x >= 0 && x <= 1 && y >= 0 && y <= 1;

/**
 * A map drawn from the post points' coordinates, without loading another site's map. Arrow keys and dragging move it,
 * plus and minus zoom. The list beside it offers the same choice.
 */
export const PostPointMap = ({ points, selectedId, onSelect }: PostPointMapProps) => {
  const texts = useTexts("checkout", checkoutTexts).postPoints;
  const start = useMemo(() => viewOf(points), [points]);
  const [change, setChange] = useState<{ readonly of: MapView; readonly view: MapView } | null>(null);
  // A new set of points resets the view to show all of them.
  const view = change?.of === start ? change.view : start;
  const show = (next: MapView) => setChange({ of: start, view: next });
  const drag = useRef<{ readonly x: number; readonly y: number; readonly from: MapView } | null>(null);

  const onKeyDown = (event: KeyboardEvent) => {
    const change = keys[event.key];
    if (change === undefined) return;
    event.preventDefault();
    show(change(view));
  };
  const onPointerMove = ({ clientX, clientY, currentTarget }: PointerEvent) => {
    if (drag.current === null) return;
    const { width, height } = currentTarget.getBoundingClientRect();
    const { x, y, from } = drag.current;
    show(moved(from, { x: (x - clientX) / width, y: (y - clientY) / height }));
  };

  return (
    <div className={styles.frame}>
      <div
        className={styles.map}
        role="group"
        aria-roledescription={texts.map}
        aria-label={texts.mapHelp}
        tabIndex={0}
        onKeyDown={onKeyDown}
        onPointerDown={({ clientX, clientY }) => {
          drag.current = { x: clientX, y: clientY, from: view };
        }}
        onPointerMove={onPointerMove}
        onPointerUp={() => (drag.current = null)}
        onPointerLeave={() => (drag.current = null)}
      >
        {points.map((point) => {
          const position = positionOn(view, point);
          if (!isOnShow(position)) return null;
          return (
            <button
              key={point.id}
              type="button"
              // The list leads to each of them by keyboard.
              tabIndex={-1}
              className={classNames(styles.point, point.id === selectedId && styles.isSelected)}
              // Set by script, because a strict content policy refuses inline styles.
              ref={(element) => place(element, position)}
              aria-label={point.name}
              title={point.name}
              onClick={() => onSelect(point)}
            />
          );
        })}
      </div>
      <div className={styles.zoom}>
        <IconButton icon="plus" label={texts.zoomIn} onPress={() => show(zoomed(view, 0.6))} />
        <IconButton icon="minus" label={texts.zoomOut} onPress={() => show(zoomed(view, 1 / 0.6))} />
      </div>
    </div>
  );
};
