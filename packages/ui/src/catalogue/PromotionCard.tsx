import { BareLink } from "../link/BareLink.tsx";
import type { Href } from "../link/Href.ts";
import { Picture } from "../picture/Picture.tsx";
import { classNames } from "../styles/classNames.ts";
import type { RootProps } from "../styles/RootProps.ts";
import { useTexts } from "../text/useTexts.ts";
import styles from "./PromotionCard.module.css";
import { catalogueTexts } from "./text.hu.ts";

/** Props of `PromotionCard`: the selection and its page, and those of its root element. */
export interface PromotionCardProps extends RootProps<"a"> {
  /** The page of the selection. */
  readonly href: Href;
  /** The occasion. */
  readonly name: string;
  /** A sentence on what is in it; null without one. */
  readonly description?: string | null;
  /** The number of its products. */
  readonly count: number;
  /** The address of its picture. */
  readonly picture: string;
}

/** A selection for an occasion, as a card that leads to its products. */
export const PromotionCard = ({
  href,
  name,
  description = null,
  count,
  picture,
  className,
  ...root
}: PromotionCardProps) => {
  const { productCount } = useTexts("catalogue", catalogueTexts);
  return (
    <BareLink {...root} className={classNames(styles.promotion, className)} href={href}>
      <Picture className={styles.picture} src={picture} width={400} height={400} />
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        {description !== null && <span className={styles.description}>{description}</span>}
        <span className={styles.count}>{productCount(count)}</span>
      </span>
    </BareLink>
  );
};
