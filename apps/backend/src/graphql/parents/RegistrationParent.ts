import type { UserRow } from "../../database/tables/UserRow.ts";

/** A registered user, and what begins their session: nothing does unless the token is asked for. */
export interface RegistrationParent {
  readonly user: UserRow;
  readonly token: () => Promise<string>;
}
