import type { BlogEntry, FooterBlock } from "@kamra/core/catalogue";
import type { ReactNode } from "react";
import { BareButton } from "../button/BareButton.tsx";
import { Link } from "../link/Link.tsx";
import { classNames } from "../styles/classNames.ts";
import { useTexts } from "../text/useTexts.ts";
import { shellTexts } from "./text.hu.ts";
import type { NavigationLink } from "./NavigationLink.ts";
import { PaymentMark, type PaymentMarkName } from "./PaymentMark.tsx";
import type { RootProps } from "../styles/RootProps.ts";
import styles from "./Footer.module.css";
import { type Href, hrefFrom } from "../link/Href.ts";

/** Props of `Footer`: columns of links, news, legal links, payment marks and the newsletter. */
export interface FooterProps extends RootProps<"footer"> {
  /** The name of the shop. */
  readonly brand: string;
  /** Columns of links, each with its heading. */
  readonly blocks: ReadonlyArray<FooterBlock>;
  /** The newest entries of the blog. */
  readonly blogEntries?: ReadonlyArray<BlogEntry>;
  /** The address of all entries. */
  readonly moreNewsHref?: Href;
  /** The shop's pages on social networks. */
  readonly socialLinks?: ReadonlyArray<NavigationLink>;
  /** Terms, privacy, imprint. */
  readonly legalLinks?: ReadonlyArray<NavigationLink>;
  /** The marks of the payment providers, with their names. */
  readonly payments?: ReadonlyArray<{ readonly mark: PaymentMarkName; readonly label: string }>;
  /** The newsletter's sign-up. */
  readonly newsletter?: ReactNode;
  /** Opens the question about analytics consent. */
  readonly onOpenConsent?: () => void;
  /** Opens the feedback form. */
  readonly onOpenFeedback?: () => void;
  /** A price-comparison site's badge. */
  readonly trustBadge?: ReactNode;
}

interface LinkListProps {
  readonly title: string;
  readonly links: ReadonlyArray<NavigationLink>;
}

const LinkList = ({ title, links }: LinkListProps) => (
  <section>
    <h2 className={styles.title}>{title}</h2>
    <ul className={styles.list} role="list">
      {links.map(({ href, label }) => (
        <li key={href}>
          <Link variant="plain" href={href}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  </section>
);

interface NewsProps {
  readonly brand: string;
  readonly blogEntries: ReadonlyArray<BlogEntry>;
  readonly moreNewsHref: Href | undefined;
}

const News = ({ brand, blogEntries, moreNewsHref }: NewsProps) => {
  const texts = useTexts("shell", shellTexts);
  return (
    <section>
      <h2 className={styles.title}>{texts.blog(brand)}</h2>
      <ul className={styles.list} role="list">
        {blogEntries.map(({ id, title, url }) => (
          <li key={id}>
            {url === null ? (
              title
            ) : (
              <Link variant="plain" href={hrefFrom(url)}>
                {title}
              </Link>
            )}
          </li>
        ))}
      </ul>
      {moreNewsHref !== undefined && (
        <Link variant="standalone" href={moreNewsHref}>
          {texts.moreNews}
        </Link>
      )}
    </section>
  );
};

interface TrustProps {
  readonly payments: NonNullable<FooterProps["payments"]>;
  readonly badge: ReactNode;
}

const Trust = ({ payments, badge }: TrustProps) => {
  const texts = useTexts("shell", shellTexts);
  return (
    <div className={styles.trust}>
      {payments.length > 0 && (
        <ul className={styles.payments} role="list" aria-label={texts.payments}>
          {payments.map(({ mark, label }) => (
            <li key={label}>
              <PaymentMark mark={mark} label={label} />
            </li>
          ))}
        </ul>
      )}
      {badge}
    </div>
  );
};

interface LegalProps {
  readonly links: ReadonlyArray<NavigationLink>;
  readonly onOpenConsent: (() => void) | undefined;
  readonly onOpenFeedback: (() => void) | undefined;
}

const Legal = ({ links, onOpenConsent, onOpenFeedback }: LegalProps) => {
  const texts = useTexts("shell", shellTexts);
  return (
    <ul className={styles.legal} role="list" aria-label={texts.legal}>
      {links.map(({ href, label }) => (
        <li key={href}>
          <Link variant="plain" href={href}>
            {label}
          </Link>
        </li>
      ))}
      {onOpenFeedback !== undefined && (
        <li>
          <BareButton className={classNames(styles.consent)} onPress={onOpenFeedback}>
            {texts.feedback}
          </BareButton>
        </li>
      )}
      {onOpenConsent !== undefined && (
        <li>
          <BareButton className={classNames(styles.consent)} onPress={onOpenConsent}>
            {texts.consent}
          </BareButton>
        </li>
      )}
    </ul>
  );
};

/**
 * The end of every page.
 *
 * @rule NAV-5, LAW-9
 */
export const Footer = ({
  brand,
  blocks,
  blogEntries = [],
  moreNewsHref,
  socialLinks = [],
  legalLinks = [],
  payments = [],
  newsletter,
  onOpenConsent,
  onOpenFeedback,
  trustBadge,
  className,
  ...root
}: FooterProps) => {
  const texts = useTexts("shell", shellTexts);
  return (
    <footer {...root} className={classNames(styles.footer, className)}>
      <div className={styles.inner}>
        <div className={styles.blocks}>
          {blocks.map(({ id, title, links }) => (
            <LinkList key={id} title={title} links={links.map(({ label, url }) => ({ label, href: hrefFrom(url) }))} />
          ))}
          {blogEntries.length > 0 && <News brand={brand} blogEntries={blogEntries} moreNewsHref={moreNewsHref} />}
          {socialLinks.length > 0 && <LinkList title={texts.followUs} links={socialLinks} />}
        </div>
        {newsletter !== undefined && <div className={styles.newsletter}>{newsletter}</div>}
        {(payments.length > 0 || trustBadge !== undefined) && <Trust payments={payments} badge={trustBadge} />}
        <div className={styles.end}>
          <span className={styles.brand}>{brand}</span>
          {(legalLinks.length > 0 || onOpenConsent !== undefined || onOpenFeedback !== undefined) && (
            <Legal links={legalLinks} onOpenConsent={onOpenConsent} onOpenFeedback={onOpenFeedback} />
          )}
        </div>
      </div>
    </footer>
  );
};
