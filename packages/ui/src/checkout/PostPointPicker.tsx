import { type PostPoint, postPointText } from "@kamra/core/delivery";
import { EmptyState } from "../feedback/EmptyState.tsx";
import { Skeleton } from "../feedback/Skeleton.tsx";
import { Choice } from "../field/Choice.tsx";
import { ChoiceGroup } from "../field/ChoiceGroup.tsx";
import { VisuallyHidden } from "../styles/VisuallyHidden.tsx";
import { useTexts } from "../text/useTexts.ts";
import { checkoutTexts } from "./text.hu.ts";
import { PostPointMap } from "./PostPointMap.tsx";
import styles from "./PostPointPicker.module.css";

export interface PostPointPickerProps {
  /** The nearest first; null while loading. */
  readonly points: ReadonlyArray<PostPoint> | null;
  readonly selected: PostPoint | null;
  readonly onSelect: (point: PostPoint) => void;
}

/** The choice of a post point: a complete list, and a map beside it. */
export const PostPointPicker = ({ points, selected, onSelect }: PostPointPickerProps) => {
  const texts = useTexts("checkout", checkoutTexts).postPoints;
  if (points === null)
    return (
      <div aria-busy="true">
        <VisuallyHidden>
          <span role="status">{texts.loading}</span>
        </VisuallyHidden>
        <Skeleton width="long" />
        <Skeleton width="long" />
        <Skeleton width="long" />
      </div>
    );
  if (points.length === 0) return <EmptyState icon="pin" title={texts.none} level="h3" />;
  const choose = (id: string) => {
    const point = points.find((each) => each.id === id);
    if (point !== undefined) onSelect(point);
  };
  return (
    <div className={styles.picker}>
      <ChoiceGroup className={styles.list} aria-label={texts.label} value={selected?.id ?? null} onChange={choose}>
        {points.map((point) => (
          <Choice key={point.id} value={point.id} className={styles.point}>
            <span className={styles.words}>
              <span className={styles.name}>{point.name}</span>
              <span>{postPointText(point)}</span>
              <span className={styles.hours}>{point.workingHours}</span>
            </span>
          </Choice>
        ))}
      </ChoiceGroup>
      <PostPointMap points={points} selectedId={selected?.id ?? null} onSelect={onSelect} />
    </div>
  );
};
