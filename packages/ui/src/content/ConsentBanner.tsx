import { useEffect, useId, useRef } from "react";
import { Button } from "../button/Button.tsx";
import { Link } from "../link/Link.tsx";
import { useTexts } from "../text/useTexts.ts";
import { contentTexts } from "./text.hu.ts";
import type { RootProps } from "../styles/RootProps.ts";
import { useHostRef } from "../styles/useHostRef.ts";
import { classNames } from "../styles/classNames.ts";
import styles from "./ConsentBanner.module.css";
import type { Href } from "../link/Href.ts";

/** Props of `ConsentBanner`; `onChange` gets the shopper's decision. */
export interface ConsentBannerProps extends RootProps<"section"> {
  /** The address of the privacy notice. */
  readonly privacyHref: Href;
  /** Called with the answer; both answers weigh the same. */
  readonly onChange: (decision: "given" | "refused") => void;
  /** Whether the shopper opened it: it then takes the focus, and returns it on closing. */
  readonly takesFocus?: boolean;
}

/**
 * Asks for consent to analytics. Both answers look the same; the page works before either. Put first in a page that is a flex or
 * grid container: the keyboard reaches it first, and it shows last, where it sticks to the bottom of the screen and covers nothing
 * at the page's end.
 *
 * @rule LAW-9
 */
export const ConsentBanner = ({
  privacyHref,
  onChange,
  takesFocus = false,
  className,
  ref,
  ...root
}: ConsentBannerProps) => {
  const texts = useTexts("content", contentTexts);
  const titleId = useId();
  const banner = useRef<HTMLElement>(null);
  useHostRef(ref, banner);
  useEffect(() => {
    if (!takesFocus) return;
    const before = document.activeElement;
    banner.current?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, [takesFocus]);
  return (
    <section
      {...root}
      className={classNames(styles.banner, className)}
      ref={banner}
      tabIndex={-1}
      aria-labelledby={titleId}
    >
      <div className={styles.inner}>
        <div className={styles.words}>
          <h2 className={styles.title} id={titleId}>
            {texts.consentTitle}
          </h2>
          <p>
            {texts.consentText} <Link href={privacyHref}>{texts.consentPrivacy}</Link>
          </p>
        </div>
        <div className={styles.answers}>
          <Button variant="secondary" onPress={() => onChange("refused")}>
            {texts.consentRefuse}
          </Button>
          <Button variant="secondary" onPress={() => onChange("given")}>
            {texts.consentAccept}
          </Button>
        </div>
      </div>
    </section>
  );
};
