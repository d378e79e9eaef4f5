import { classNames } from "../styles/classNames.ts";
import type { RootProps } from "../styles/RootProps.ts";
import { VisuallyHidden } from "../styles/VisuallyHidden.tsx";
import { useTexts } from "../text/useTexts.ts";
import { feedbackTexts } from "./text.hu.ts";
import styles from "./LoadingIndicator.module.css";

/** Props of `LoadingIndicator`: whether something is loading, and those of its root element. */
export interface LoadingIndicatorProps extends RootProps<"div"> {
  /** Whether the bar runs; the element itself stays on the page, so that screen readers notice the change. */
  readonly isPending: boolean;
}

/** A bar along the top of the screen while a page or a request is loading. It shows no progress. */
export const LoadingIndicator = ({ isPending, className, ...root }: LoadingIndicatorProps) => {
  const { pageLoading } = useTexts("feedback", feedbackTexts);
  return (
    <div {...root} role="status" className={classNames(styles.place, className)}>
      {isPending && (
        <>
          <VisuallyHidden>{pageLoading}</VisuallyHidden>
          <span className={styles.bar} aria-hidden="true" />
        </>
      )}
    </div>
  );
};
