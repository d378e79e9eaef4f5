import type { ReactNode } from "react";
import { Icon, type IconName } from "../icon/Icon.tsx";
import { Picture } from "../picture/Picture.tsx";
import { classNames } from "../styles/classNames.ts";
import type { RootProps } from "../styles/RootProps.ts";
import styles from "./Hero.module.css";

/** Props of `Hero`: its words, facts and pictures, and those of its root element. */
export interface HeroProps extends RootProps<"section"> {
  /** The page's main heading. */
  readonly title: string;
  /** One or two sentences below it. */
  readonly lead: string;
  /** A few short promises, each with an icon of its own. */
  readonly facts?: ReadonlyArray<{ readonly icon: IconName; readonly text: string }>;
  /** Addresses of square decorative pictures, in rows of three; only where there is room. */
  readonly pictures?: ReadonlyArray<string>;
  /** The first thing to do, such as choosing an address. */
  readonly children?: ReactNode;
}

/** The shop's introduction at the top of its first page. */
export const Hero = ({ title, lead, facts = [], pictures = [], children, className, ...root }: HeroProps) => (
  <section {...root} className={classNames(styles.hero, className)}>
    <div className={classNames(styles.columns, pictures.length > 0 && styles.pictured)}>
      <div className={styles.words}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.lead}>{lead}</p>
        {children !== undefined && <div className={styles.content}>{children}</div>}
        {facts.length > 0 && (
          <ul className={styles.facts} role="list">
            {facts.map(({ icon, text }) => (
              <li key={icon}>
                <Icon name={icon} size="small" />
                {text}
              </li>
            ))}
          </ul>
        )}
      </div>
      {pictures.length > 0 && (
        <div className={styles.pictures} aria-hidden="true">
          {pictures.map((picture) => (
            <Picture key={picture} className={undefined} src={picture} width={400} height={400} />
          ))}
        </div>
      )}
    </div>
  </section>
);
