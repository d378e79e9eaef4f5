import { type PostPoint, postPointText } from "@kamra/core/delivery";
import { fold } from "@kamra/core/search";
import { navigationTexts, optionFilter } from "@kamra/core/navigation";
import { useMemo, useState } from "react";
import { classNames } from "../styles/classNames.ts";
import type { RootProps } from "../styles/RootProps.ts";
import { EmptyState } from "../feedback/EmptyState.tsx";
import { Skeleton } from "../feedback/Skeleton.tsx";
import { Choice } from "../field/Choice.tsx";
import { ChoiceGroup } from "../field/ChoiceGroup.tsx";
import { TextField } from "../field/TextField.tsx";
import { unbrokenAmount } from "../text/unbrokenAmount.ts";
import { useSettings } from "../settings/SettingsProvider.tsx";
import { VisuallyHidden } from "../styles/VisuallyHidden.tsx";
import { useCoreTexts, useTexts } from "../text/useTexts.ts";
import { checkoutTexts } from "./text.hu.ts";
import styles from "./PostPointPicker.module.css";

/** Props of `PostPointPicker`: the found post points and the selected one. */
export interface PostPointPickerProps extends RootProps<"div"> {
  /** In the order in which they are shown; null while loading. */
  readonly points: ReadonlyArray<PostPoint> | null;
  /** Whether the nearest is first, as the heading then says; false without a postcode. */
  readonly isNearestFirst?: boolean | undefined;
  /** The chosen place; null before one is chosen. */
  readonly value: PostPoint | null;
  /** Called with the chosen place. */
  readonly onChange: (point: PostPoint) => void;
}

const searchedIn = (point: PostPoint) => fold(`${point.name} ${postPointText(point)}`);

interface FoundPointsProps extends Pick<PostPointPickerProps, "isNearestFirst" | "value" | "onChange"> {
  readonly points: ReadonlyArray<PostPoint>;
}

const FoundPoints = ({ points, isNearestFirst = false, value, onChange }: FoundPointsProps) => {
  const texts = useTexts("checkout", checkoutTexts).postPoints;
  const { tooManyOptions } = useCoreTexts("navigation", navigationTexts);
  const { comboBoxOptions: limit } = useSettings();
  const [term, setTerm] = useState("");
  const filter = useMemo(() => optionFilter(points, { labelOf: searchedIn, by: "words", limit }), [points, limit]);
  const { options: shown, isCut } = filter(fold(term));
  const order = isNearestFirst && shown.length > 1 ? `, ${texts.nearestFirst}` : "";
  const choose = (id: string) => {
    const point = points.find((each) => each.id === id);
    if (point !== undefined) onChange(point);
  };
  return (
    <div className={styles.picker}>
      <div className={styles.search}>
        <TextField
          type="search"
          label={texts.search}
          value={term}
          onChange={setTerm}
          // The list follows each letter; Enter must not send the form around it.
          onKeyDown={(event) => {
            if (event.key === "Enter") event.preventDefault();
          }}
        />
        <p role="status">{isCut ? tooManyOptions(shown.length) : texts.shown(shown.length) + order}</p>
      </div>
      <ChoiceGroup className={styles.list} aria-label={texts.label} value={value?.id ?? null} onChange={choose}>
        {shown.map((point) => (
          <Choice key={point.id} value={point.id} className={styles.point}>
            <span className={styles.words}>
              <span className={styles.name}>{point.name}</span>
              <span>{postPointText(point)}</span>
              <span className={styles.hours}>{unbrokenAmount(point.workingHours)}</span>
            </span>
          </Choice>
        ))}
      </ChoiceGroup>
    </div>
  );
};

/**
 * The choice of a post point: a list that can be searched by name, town and street.
 *
 * @rule COMBO-1
 * @rule COMBO-2
 */
export const PostPointPicker = ({
  points,
  isNearestFirst,
  value,
  onChange,
  className,
  ...root
}: PostPointPickerProps) => {
  const texts = useTexts("checkout", checkoutTexts).postPoints;
  const found = { isNearestFirst, value, onChange };
  return (
    <div {...root} className={classNames(styles.box, className)} aria-busy={points === null}>
      {points === null && (
        <>
          <VisuallyHidden>
            <span role="status">{texts.loading}</span>
          </VisuallyHidden>
          <div className={styles.list}>
            <Skeleton shape="button" />
            <Skeleton shape="button" />
            <Skeleton shape="button" />
          </div>
        </>
      )}
      {points?.length === 0 && <EmptyState icon="pin" title={texts.none} level="h3" />}
      {points !== null && points.length > 0 && <FoundPoints points={points} {...found} />}
    </div>
  );
};
