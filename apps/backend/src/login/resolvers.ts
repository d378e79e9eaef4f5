import type { Resolvers } from "../graphql/generated/resolvers.ts";
import type { Context } from "../graphql/Context.ts";
import { confirmEmail } from "./confirmEmail.ts";
import { emailAvailability } from "./emailAvailability.ts";
import { login } from "./login.ts";
import { logout } from "./logout.ts";
import { registration } from "./registration.ts";
import { requestPasswordReset } from "./requestPasswordReset.ts";
import { resetPassword } from "./resetPassword.ts";
import { tokenLogin } from "./tokenLogin.ts";

/** The answer to a login, with the token in the requested form. */
const handOver = async <Result extends { readonly token: string }>(
  result: Result,
  { stays = false, context }: { readonly stays: boolean | undefined; readonly context: Context },
): Promise<Result> => ({ ...result, token: await context.session.begin(result.token, { stays }) });

export const loginResolvers = {
  Query: {
    emailAvailability: (_root, { email }, context) => emailAvailability(email, context),
  },
  RegistrationResult: { token: ({ token }) => token() },
  Mutation: {
    login: async (_root, { loginData }, context) =>
      handOver(await login(loginData, context), { stays: loginData.stay_logged_in, context }),
    tokenLogin: async (_root, args, context) =>
      handOver(await tokenLogin(args, context), { stays: args.stay_logged_in, context }),
    registration: (_root, { registrationData }, context) => registration(registrationData, context),
    confirmEmail: (_root, { token }, context) => confirmEmail(token, context),
    logout: (_root, _args, context) => logout(context),
    requestPasswordReset: (_root, { email }, context) => requestPasswordReset(email, context),
    resetPassword: (_root, { resetData }, context) => resetPassword(resetData, context),
  },
} satisfies Resolvers;
