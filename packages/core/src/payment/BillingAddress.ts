import type { Address } from "../address/Address.ts";

/** A billing address: saved, or a new one (`newBillingAddress`). */
export interface BillingAddress extends Address {
  readonly id: string;
  readonly name: string | null;
  readonly isCompany: boolean;
  /** A company's tax number. */
  readonly vatNumber: string | null;
  readonly bankTransferEnabled: boolean;
  readonly isDefault: boolean;
  /** Imported from the loyalty account. */
  readonly isImported: boolean;
}
