import { slug } from "../plan/slug.ts";

/** The fictional company behind the shop, for its texts. */
export interface ShopFacts {
  readonly brand: string;
  readonly company: string;
  readonly seat: string;
  readonly registration: string;
  /** With a checksum that is right (LAW-5). */
  readonly taxNumber: string;
  readonly email: string;
  readonly privacyEmail: string;
  readonly telephone: string;
}

/** The facts of a shop with this name. Its mail domain is reserved and cannot exist. */
export function shopFacts(brand: string): ShopFacts {
  const domain = `${slug(brand)}.example`;
  return {
    brand,
    company: `${brand} Élelmiszer-kereskedelmi Kft.`,
    seat: "1186 Budapest, Közdűlő út 46-50.",
    registration: "01-09-418352",
    taxNumber: "27418352-2-43",
    email: `ugyfelszolgalat@${domain}`,
    privacyEmail: `adatvedelem@${domain}`,
    telephone: "+36 1 555 0146",
  };
}
