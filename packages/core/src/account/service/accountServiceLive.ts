import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import type { ShippingAddress } from "../../address/ShippingAddress.ts";
import { shippingAddressInput } from "../../address/shippingAddressInput.ts";
import { deliveryServiceTexts } from "../../delivery/text.hu.ts";
import { Navigator } from "../../navigation/service/Navigator.ts";
import type { BillingAddress } from "../../payment/BillingAddress.ts";
import { billingAddressInput } from "../../payment/billingAddressInput.ts";
import { customerType } from "../../payment/customerType.ts";
import type { AllergenCode } from "../../product/allergenCodes.ts";
import { Identity } from "../../identity/Identity.ts";
import { SessionService } from "../../session/service/ShopSession.ts";
import { sessionServiceLive } from "../../session/service/sessionServiceLive.ts";
import type { User } from "../../identity/User.ts";
import { selfManaged } from "../../kernel/selfManaged.ts";
import { command } from "../../kernel/command.ts";
import { join } from "../../kernel/join.ts";
import { ShopEnvironment } from "../../kernel/ShopEnvironment.ts";
import type { ShopError } from "../../kernel/ShopError.ts";
import { skipIfOngoing } from "../../kernel/skipIfOngoing.ts";
import type { GraphqlOperation } from "../../transport/graphqlOperation.ts";
import { GraphqlTransport } from "../../transport/GraphqlTransport.ts";
import { idempotencyKey } from "../../transport/idempotencyKey.ts";
import { ValidationError } from "../../kernel/TransportError.ts";
import { AccountService } from "./ShopAccount.ts";
import type { PersonalData } from "../model/PersonalData.ts";
import { savedAmong } from "./savedAmong.ts";
import {
  changePasswordMutation,
  createBillingAddressMutation,
  createShippingAddressMutation,
  deleteAccountMutation,
  deleteBillingAddressMutation,
  deleteSavedCardMutation,
  deleteShippingAddressMutation,
  endOtherSessionsMutation,
  endSessionMutation,
  exportMyDataQuery,
  forgetAvoidedAllergensMutation,
  keepAvoidedAllergensMutation,
  mySessionsQuery,
  setDefaultBillingAddressMutation,
  setDefaultSavedCardMutation,
  setDefaultShippingAddressMutation,
  setDonationsMutation,
  subscribeToProductMutation,
  unsubscribeFromProductMutation,
  updateBillingAddressMutation,
  updatePersonalDataMutation,
  updateShippingAddressMutation,
} from "../graphql/generated/operations.ts";
import type {
  CreateBillingAddressMutation,
  CreateShippingAddressMutation,
  MySessionsQuery,
  SubscribeToProductMutation,
} from "../graphql/generated/responses.ts";

const queued = selfManaged("queue");

const withShipping = ({ address }: CreateShippingAddressMutation, user: User | null): User | null =>
  user && { ...user, shippingAddresses: savedAmong(user.shippingAddresses, address) };

const withBilling = ({ address }: CreateBillingAddressMutation, user: User | null): User | null => {
  if (user === null) return null;
  const billingAddresses = savedAmong(user.billingAddresses, address);
  const chosen = billingAddresses.find(({ isDefault }) => isDefault) ?? null;
  return { ...user, billingAddresses, customerType: customerType(chosen) };
};

/** Two ways to change the user: with an input or by an id. The server's response is the new user. */
const userChanges = Effect.gen(function* () {
  const { request } = yield* GraphqlTransport;
  const { changeUser } = yield* SessionService;
  const change = <Variables extends object>(
    operation: GraphqlOperation<{ readonly user: User }, Variables>,
    variables: Variables,
  ) => Effect.asVoid(changeUser(request(operation, { variables }), ({ user }) => user));
  const changeById = (name: string, operation: GraphqlOperation<{ readonly user: User }, { id: string }>) =>
    command({ name: `account.${name}`, policy: queued, requests: 1 }, (id: string) => change(operation, { id }));
  return { request, changeUser, change, changeById };
});

/** Turns a form's values into a request's input, and sends it. */
const inputs = Effect.gen(function* () {
  const {
    settings,
    texts: { delivery: texts = deliveryServiceTexts },
  } = yield* ShopEnvironment;
  const written = <Input>(write: () => Input) =>
    Effect.try({
      try: write,
      catch: (thrown) => {
        if (!(thrown instanceof RangeError)) throw thrown;
        return new ValidationError({ message: thrown.message, fields: { postcode: texts.unknownPostcode } });
      },
    });
  const created = <Input, A>(
    write: () => Input,
    send: (input: Input, headers: Readonly<Record<string, string>>) => Effect.Effect<A, ShopError>,
  ) =>
    Effect.flatMap(written(write), (input) =>
      Effect.flatMap(idempotencyKey, (key) => send(input, { "idempotency-key": key })),
    );
  return { settings, written, created };
});

const addressOf = <Address>(response: { readonly address: Address }) => response.address;

const shippingCommands = Effect.gen(function* () {
  const { request, changeUser, changeById } = yield* userChanges;
  const { settings, written, created } = yield* inputs;
  const createShippingAddress = yield* command(
    { name: "account.createShippingAddress", policy: skipIfOngoing, requests: 1 },
    (given: ShippingAddress) =>
      created(
        () => shippingAddressInput(given, settings),
        (address, headers) =>
          changeUser(
            request(createShippingAddressMutation, {
              variables: { address },
              headers,
            }),
            withShipping,
          ),
      ),
  );
  const updateShippingAddress = yield* command(
    { name: "account.updateShippingAddress", policy: queued, requests: 1 },
    (given: ShippingAddress) =>
      Effect.flatMap(
        written(() => shippingAddressInput(given, settings)),
        (address) =>
          changeUser(
            request(updateShippingAddressMutation, {
              variables: { id: given.id, address },
            }),
            withShipping,
          ),
      ),
  );
  return {
    createShippingAddress: (address) =>
      Effect.map(createShippingAddress(address), (response) => response && addressOf(response)),
    updateShippingAddress: (address) => Effect.map(updateShippingAddress(address), addressOf),
    deleteShippingAddress: yield* changeById("deleteShippingAddress", deleteShippingAddressMutation),
    setDefaultShippingAddress: yield* changeById("setDefaultShippingAddress", setDefaultShippingAddressMutation),
  } satisfies Partial<AccountService["Service"]>;
});

const billingCommands = Effect.gen(function* () {
  const { request, changeUser, changeById } = yield* userChanges;
  const { settings, written, created } = yield* inputs;
  const createBillingAddress = yield* command(
    { name: "account.createBillingAddress", policy: skipIfOngoing, requests: 1 },
    (given: BillingAddress) =>
      created(
        () => billingAddressInput(given, settings),
        (address, headers) =>
          changeUser(
            request(createBillingAddressMutation, {
              variables: { address },
              headers,
            }),
            withBilling,
          ),
      ),
  );
  const updateBillingAddress = yield* command(
    { name: "account.updateBillingAddress", policy: queued, requests: 1 },
    (given: BillingAddress) =>
      Effect.flatMap(
        written(() => billingAddressInput(given, settings)),
        (address) =>
          changeUser(
            request(updateBillingAddressMutation, {
              variables: { id: given.id, address },
            }),
            withBilling,
          ),
      ),
  );
  return {
    createBillingAddress: (address) =>
      Effect.map(createBillingAddress(address), (response) => response && addressOf(response)),
    updateBillingAddress: (address) => Effect.map(updateBillingAddress(address), addressOf),
    deleteBillingAddress: yield* changeById("deleteBillingAddress", deleteBillingAddressMutation),
    setDefaultBillingAddress: yield* changeById("setDefaultBillingAddress", setDefaultBillingAddressMutation),
  } satisfies Partial<AccountService["Service"]>;
});

/** The user's own data, password and account. */
const ownCommands = Effect.gen(function* () {
  const { request, change } = yield* userChanges;
  const identity = yield* Identity;
  const updatePersonalData = yield* command(
    { name: "account.updatePersonalData", policy: queued, requests: 1 },
    // A function, because observers of commands must not see the password.
    (data: () => PersonalData) => {
      const { currentPassword, ...personalData } = data();
      return change(updatePersonalDataMutation, {
        personalData: { ...personalData, current_password: currentPassword },
      });
    },
  );
  const setDonations = yield* command(
    { name: "account.setDonations", policy: queued, requests: 1 },
    ({ isDisabled }: { readonly isDisabled: boolean }) => change(setDonationsMutation, { isDisabled }),
  );
  const keepAllergens = yield* command(
    { name: "account.keepAllergens", policy: queued, requests: 1 },
    (allergens: ReadonlyArray<AllergenCode>) => change(keepAvoidedAllergensMutation, { allergens: [...allergens] }),
  );
  const forgetAllergens = yield* command({ name: "account.forgetAllergens", policy: queued, requests: 1 }, () =>
    change(forgetAvoidedAllergensMutation, {}),
  );
  const changePassword = yield* command(
    { name: "account.changePassword", policy: skipIfOngoing, requests: 1 },
    (passwords: () => { readonly current: string; readonly next: string }) => {
      const { current: currentPassword, next: newPassword } = passwords();
      return Effect.asVoid(request(changePasswordMutation, { variables: { currentPassword, newPassword } }));
    },
  );
  const exportData = yield* command({ name: "account.exportData", policy: join, requests: 1 }, () =>
    request(exportMyDataQuery, {
      variables: {},
    }),
  );
  const deleteAccount = yield* command(
    { name: "account.deleteAccount", policy: skipIfOngoing, requests: 1 },
    (password: () => string) =>
      request(deleteAccountMutation, {
        variables: { currentPassword: password() },
      }).pipe(
        // The token was deleted with the account.
        Effect.andThen(identity.leave(() => Effect.succeed(null))),
        Effect.andThen(Navigator),
        Effect.flatMap(({ go }) => go({ kind: "redirect", to: "/" })),
      ),
  );
  return {
    updatePersonalData: (data) => updatePersonalData(() => data),
    setDonations,
    keepAllergens,
    forgetAllergens,
    changePassword: (passwords) => changePassword(() => passwords),
    exportData: () => Effect.map(exportData(), ({ exportMyData }) => exportMyData),
    deleteAccount: (password) => deleteAccount(() => password),
  } satisfies Partial<AccountService["Service"]>;
});

/** Where the user is logged in. */
const sessionCommands = Effect.gen(function* () {
  const { request } = yield* GraphqlTransport;
  const sessionsOf = <Variables extends object>(
    operation: GraphqlOperation<MySessionsQuery, Variables>,
    variables: Variables,
  ) => Effect.map(request(operation, { variables }), ({ sessions }) => sessions);
  return {
    sessions: yield* command({ name: "account.sessions", policy: join, requests: 1 }, () =>
      sessionsOf(mySessionsQuery, {}),
    ),
    endSession: yield* command({ name: "account.endSession", policy: queued, requests: 1 }, (id: string) =>
      sessionsOf(endSessionMutation, { id }),
    ),
    endOtherSessions: yield* command({ name: "account.endOtherSessions", policy: queued, requests: 1 }, () =>
      sessionsOf(endOtherSessionsMutation, {}),
    ),
  } satisfies Partial<AccountService["Service"]>;
});

/** @rule ADDR-8, PAY-3, FORM-3, SESS-9 */
export const accountServiceLive = Layer.effect(
  AccountService,
  Effect.gen(function* () {
    const { request, changeById } = yield* userChanges;
    const subscription = (name: string, operation: GraphqlOperation<SubscribeToProductMutation, { id: string }>) =>
      command({ name: `account.${name}`, policy: queued, requests: 1 }, (id: string) =>
        Effect.map(request(operation, { variables: { id } }), ({ product }) => product.is_subscribed),
      );

    return AccountService.of({
      ...(yield* shippingCommands),
      ...(yield* billingCommands),
      ...(yield* ownCommands),
      ...(yield* sessionCommands),
      deleteSavedCard: yield* changeById("deleteSavedCard", deleteSavedCardMutation),
      setDefaultSavedCard: yield* changeById("setDefaultSavedCard", setDefaultSavedCardMutation),
      subscribeToProduct: yield* subscription("subscribeToProduct", subscribeToProductMutation),
      unsubscribeFromProduct: yield* subscription("unsubscribeFromProduct", unsubscribeFromProductMutation),
    });
  }),
).pipe(Layer.provide(sessionServiceLive));
