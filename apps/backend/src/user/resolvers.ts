import { customerType } from "@kamra/core/payment";
import { findOwnCart } from "../cart/ownCart.ts";
import type { Resolvers } from "../graphql/generated/resolvers.ts";
import type { Context } from "../graphql/Context.ts";
import { loadGoodIdDiff } from "../goodid/loadGoodIdDiff.ts";
import { billingAddresses, shippingAddresses } from "./addressKinds.ts";
import { changeOwn } from "./changeOwn.ts";
import { changePassword } from "./changePassword.ts";
import { createAddress } from "./createAddress.ts";
import { createOwn } from "./createOwn.ts";
import { deleteAccount } from "./deleteAccount.ts";
import { deleteOwn } from "./deleteOwn.ts";
import { deleteSavedCard } from "./deleteSavedCard.ts";
import { endOtherSessions, endSession } from "../session/endSessions.ts";
import { exportUser } from "./exportUser.ts";
import {
  findBillingAddress,
  findShippingAddress,
  loadBillingAddresses,
  loadSavedCards,
  loadShippingAddresses,
} from "./loadOwn.ts";
import { loadSessions } from "../session/loadSessions.ts";
import { loadUser } from "../session/loadUser.ts";
import type { OwnedTable } from "./OwnedTable.ts";
import { setDefaultOwn } from "./setDefaultOwn.ts";
import { setDonations } from "./setDonations.ts";
import { updatePersonalData } from "./updatePersonalData.ts";
import { updateAddress } from "./updateAddress.ts";
import type { UserRow } from "../database/tables/UserRow.ts";

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
    good_id_diff: (user, _args, { db }) => loadGoodIdDiff(user, { db }),
    cart: (user, _args, context) => findOwnCart({ ...context, user }),
  },
} satisfies Resolvers;
