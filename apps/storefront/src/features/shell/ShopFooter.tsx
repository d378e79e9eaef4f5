import type { BlogEntry, FooterBlock } from "@kamra/core/catalogue";
import { Footer, Link } from "@kamra/ui";
import { metaText } from "../meta/text.hu.ts";
import { NewsletterForm } from "../newsletter/NewsletterForm.tsx";
import { paths } from "../paths/paths.ts";
import { shellText } from "./text.hu.ts";

interface ShopFooterProps {
  readonly blocks: ReadonlyArray<FooterBlock>;
  readonly blogEntries: ReadonlyArray<BlogEntry>;
  readonly onOpenConsent: () => void;
  readonly onOpenFeedback: () => void;
}

const legalLinks = [
  { href: paths.terms, label: shellText.legal.terms },
  { href: paths.privacy, label: shellText.legal.privacy },
  { href: paths.withdrawal, label: shellText.legal.withdrawal },
  { href: paths.imprint, label: shellText.legal.imprint },
];

/**
 * The footer of every page.
 *
 * @rule NAV-5
 */
export const ShopFooter = ({ blocks, blogEntries, onOpenConsent, onOpenFeedback }: ShopFooterProps) => (
  <Footer
    brand={metaText.shopName}
    blocks={blocks}
    blogEntries={blogEntries}
    moreNewsHref={paths.blog}
    legalLinks={legalLinks}
    payments={shellText.payments}
    socialLinks={shellText.social}
    trustBadge={<Link href={shellText.trustBadge.href}>{shellText.trustBadge.label}</Link>}
    onOpenFeedback={onOpenFeedback}
    onOpenConsent={onOpenConsent}
    newsletter={<NewsletterForm />}
  />
);
