import { fieldKinds } from "@kamra/core/form";
import { customerType } from "@kamra/core/payment";
import { texts } from "@kamra/core/texts";
import { findOwnCart } from "../cart/ownCart.ts";
import type { UserRow } from "../database/tables/UserRow.ts";
import type { AddressColumns } from "../delivery/readAddress.ts";
import type { PersonalDataInput } from "../generated/types.ts";
import { loadGoodIdDiff } from "../goodid/loadGoodIdDiff.ts";
import type { Context } from "../graphql/Context.ts";
import { fieldProblems } from "../graphql/fieldProblems.ts";
import type { Resolvers } from "../graphql/generated/resolvers.ts";
import { refuseInvalid } from "../graphql/refuseInvalid.ts";
import { queueMail } from "../mail/queueMail.ts";
import type { Owner } from "../session/Owner.ts";
import { confirmPassword } from "../session/confirmPassword.ts";
import { endOtherSessions, endSession } from "../session/endSessions.ts";
import { findUserByEmail } from "../session/findUserByEmail.ts";
import { isAddressOf } from "../session/isAddressOf.ts";
import { issueOneTimeToken } from "../session/issueOneTimeToken.ts";
import { loadSessions } from "../session/loadSessions.ts";
import { loadUser } from "../session/loadUser.ts";
import { requireUser } from "../session/requireUser.ts";
import type { OwnedTable } from "./OwnedTable.ts";
import { type AddressKind, billingAddresses, shippingAddresses } from "./addressKinds.ts";
import { forgetAvoidedAllergens, loadAvoidedAllergens, setAvoidedAllergens } from "./avoidedAllergens.ts";
import { changeOwn } from "./changeOwn.ts";
import { changePassword } from "./changePassword.ts";
import { createAddress } from "./createAddress.ts";
import { deleteAccount } from "./deleteAccount.ts";
import { exportUser } from "./exportUser.ts";
import {
  findBillingAddress,
  findShippingAddress,
  loadBillingAddresses,
  loadSavedCards,
  loadShippingAddresses,
} from "./loadOwn.ts";
import { createOwn, deleteOwn, deleteSavedCard, setDefaultOwn } from "./ownRows.ts";
import { requireOwn } from "./requireOwn.ts";
import { settleDefault } from "./settleDefault.ts";

type Change = Partial<Pick<UserRow, "name" | "email" | "telephone">>;

/** The named fields, as stored. Errors: Refusal VALIDATION_FAILED by field. */
function changeOf({ name, email, telephone }: PersonalDataInput): Change {
  const entries = {
    ...(name !== undefined && { name: fieldKinds.name(name, { isRequired: true }) }),
    ...(email !== undefined && { email: fieldKinds.email(email, { isRequired: true }) }),
    ...(telephone !== undefined && { telephone: fieldKinds.telephone(telephone) }),
  };
  refuseInvalid(fieldProblems(entries));
  return {
    ...(entries.name && { name: entries.name.value }),
    ...(entries.email && { email: entries.email.value }),
    ...(entries.telephone && { telephone: entries.telephone.value || null }),
  };
}

/** The address is the account's once it is confirmed there, by the mail that goes to it: until then it may belong to another person. */
async function askForEmail(email: string, { db, user, now }: Owner): Promise<void> {
  if ((await findUserByEmail(db, email)) !== null) refuseInvalid({ email: [texts.session.emailTaken] });
  const { id: userId, name } = user;
  const token = await issueOneTimeToken(db, { userId, purpose: "emailVerification", email, now });
  await queueMail(db, { to: email, userId, kind: "emailVerification", data: { name, token }, now });
}

/**
 * Changes the named fields of the caller's name, e-mail address and telephone. A new address requires the password, and
 * takes effect with `confirmEmail`.
 *
 * Errors: TooManyUses; Refusal UNAUTHENTICATED for a guest; VALIDATION_FAILED by field.
 *
 * @rule SESS-8, FORM-1, FORM-2, FORM-3, FORM-4
 */
async function updatePersonalData(input: PersonalDataInput, context: Context): Promise<UserRow> {
  const before = await loadUser(context);
  const { email, ...change } = changeOf(input);
  const isMoving = email !== undefined && !isAddressOf(before, email);
  if (isMoving) await confirmPassword(input.current_password ?? null, context);
  const stored = { ...change, ...(email !== undefined && !isMoving && { email }) };
  await changeOwn(context, async (owner) => {
    if (Object.keys(stored).length > 0)
      await owner.db.updateTable("users").set(stored).where("id", "=", before.id).execute();
    if (isMoving) await askForEmail(email, owner);
  });
  return await loadUser(context);
}

/**
 * Replaces an address of its owner. Call it in a transaction that holds the owner.
 *
 * Errors: Refusal NOT_FOUND; VALIDATION_FAILED by field.
 */
async function updateAddress<Input extends { readonly is_default?: boolean }, Columns extends AddressColumns>(
  { table, read, beforeUpdate }: AddressKind<Input, Columns>,
  { id, input, owner }: { readonly id: string; readonly input: Input; readonly owner: Owner },
): Promise<void> {
  await requireOwn(owner, { table, id });
  const columns = await read(input, owner);
  await beforeUpdate?.(owner, { id, columns });
  const set: AddressColumns = columns;
  await owner.db.updateTable(table).set(set).where("id", "=", id).execute();
  await settleDefault(owner, { table, wanted: input.is_default ? id : null });
}

/** Sets whether the caller wants no donation requests. Errors: Refusal UNAUTHENTICATED for a guest. */
async function setDonations(
  { disable_donations }: { readonly disable_donations: boolean },
  context: Context,
): Promise<UserRow> {
  const { id } = requireUser(context);
  await context.db.updateTable("users").set({ disable_donations }).where("id", "=", id).execute();
  return await loadUser(context);
}

async function afterwards(context: Context, change: Promise<void>): Promise<UserRow> {
  await change;
  return await loadUser(context);
}

const deleting = (table: OwnedTable, id: string, context: Context) =>
  afterwards(context, deleteOwn(table, { id, context }));
const settingDefault = (table: OwnedTable, id: string, context: Context) =>
  afterwards(context, setDefaultOwn(table, { id, context }));
const defaultOf = <Row extends { readonly is_default: boolean }>(rows: ReadonlyArray<Row>) =>
  rows.find(({ is_default }) => is_default) ?? null;

export const userResolvers = {
  Query: {
    me: (_root, _args, context) => loadUser(context),
    mySessions: (_root, _args, context) => loadSessions(context),
    exportMyData: (_root, _args, context) => exportUser(context),
  },
  Mutation: {
    updateMyPersonalData: (_root, { personalData }, context) => updatePersonalData(personalData, context),
    setMyDonations: (_root, args, context) => setDonations(args, context),
    setMyAvoidedAllergens: (_root, args, context) => setAvoidedAllergens(args, context),
    forgetMyAvoidedAllergens: (_root, _args, context) => forgetAvoidedAllergens(context),
    changeMyPassword: (_root, args, context) => changePassword(args, context),
    endMySession: (_root, { session_id }, context) => endSession(session_id, context),
    endMyOtherSessions: (_root, _args, context) => endOtherSessions(context),
    deleteMyAccount: (_root, args, context) => deleteAccount(args, context),
    createMyUserShippingAddress: (_root, { address }, context) =>
      createOwn(context, {
        operation: "createMyUserShippingAddress",
        input: address,
        create: (owner) => createAddress(shippingAddresses, { input: address, owner }),
        find: findShippingAddress,
      }),
    updateMyUserShippingAddress: (_root, { address_id: id, address: input }, context) =>
      changeOwn(context, async (owner) => {
        await updateAddress(shippingAddresses, { id, input, owner });
        return await findShippingAddress(id, owner);
      }),
    deleteMyUserShippingAddress: (_root, { address_id }, context) =>
      deleting("user_shipping_addresses", address_id, context),
    setDefaultMyUserShippingAddress: (_root, { address_id }, context) =>
      settingDefault("user_shipping_addresses", address_id, context),
    createMyUserBillingAddress: (_root, { address }, context) =>
      createOwn(context, {
        operation: "createMyUserBillingAddress",
        input: address,
        create: (owner) => createAddress(billingAddresses, { input: address, owner }),
        find: findBillingAddress,
      }),
    updateMyUserBillingAddress: (_root, { address_id: id, address: input }, context) =>
      changeOwn(context, async (owner) => {
        await updateAddress(billingAddresses, { id, input, owner });
        return await findBillingAddress(id, owner);
      }),
    deleteMyUserBillingAddress: (_root, { address_id }, context) =>
      deleting("user_billing_addresses", address_id, context),
    setDefaultMyUserBillingAddress: (_root, { address_id }, context) =>
      settingDefault("user_billing_addresses", address_id, context),
    deleteMySavedCreditCard: (_root, { card_id }, context) => afterwards(context, deleteSavedCard(card_id, context)),
    setDefaultMySavedCreditCard: (_root, { card_id }, context) =>
      settingDefault("saved_credit_cards", card_id, context),
  },
  User: {
    customer_type: async ({ id: userId }, _args, { db }) => {
      const address = defaultOf(await loadBillingAddresses({ db, userId }));
      return customerType(address && { isCompany: address.is_company });
    },
    default_shipping_address: async ({ id: userId }, _args, { db }) =>
      defaultOf(await loadShippingAddresses({ db, userId })),
    default_billing_address: async ({ id: userId }, _args, { db }) =>
      defaultOf(await loadBillingAddresses({ db, userId })),
    shipping_addresses: ({ id: userId }, _args, { db }) => loadShippingAddresses({ db, userId }),
    billing_addresses: ({ id: userId }, _args, { db }) => loadBillingAddresses({ db, userId }),
    saved_credit_cards: ({ id: userId }, _args, { db }) => loadSavedCards({ db, userId }),
    avoided_allergens: ({ id: userId }, _args, { db }) => loadAvoidedAllergens({ db, userId }),
    good_id_diff: (user, _args, { db }) => loadGoodIdDiff(user, { db }),
    cart: (user, _args, context) => findOwnCart({ ...context, user }),
  },
} satisfies Resolvers;
