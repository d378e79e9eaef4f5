import type {} from "../decoding/Added.ts";
import type { BillingAddress } from "../payment/BillingAddress.ts";
import type { SavedCard } from "../payment/SavedCard.ts";
import type { AllergenCode } from "../product/allergenCodes.ts";
import type { ShippingAddress } from "../address/ShippingAddress.ts";

/** As the SDK knows it, without what an application adds. */
export interface PlainUser {
  readonly id: string;
  /** The id in another system of the shop. */
  readonly extId: string | null;
  readonly email: string;
  readonly name: string;
  /** Digits alone, the country's 36 first. */
  readonly telephone: string | null;
  /** Instants, ISO 8601. */
  readonly lastLogin: string | null;
  readonly createdAt: string;
  /** The user wants no donation requests. */
  readonly disableDonations: boolean;
  readonly customerType: "B2B" | "B2C" | "UNKNOWN" | (string & {});
  readonly shippingAddresses: ReadonlyArray<ShippingAddress>;
  readonly billingAddresses: ReadonlyArray<BillingAddress>;
  readonly savedCards: ReadonlyArray<SavedCard>;
  /** The allergens that the account stores; null without the user's consent. */
  readonly avoidedAllergens: ReadonlyArray<AllergenCode> | null;
  /** Differences to the loyalty account; null for users without one. */
  readonly loyaltyDifferences: ReadonlyArray<{
    readonly field: string;
    readonly value: string;
  }> | null;
}

/** A user, and the account's data. */
export interface User extends PlainUser {}

declare module "../decoding/Added.ts" {
  interface Added {
    readonly User: Omit<User, keyof PlainUser>;
  }
}
