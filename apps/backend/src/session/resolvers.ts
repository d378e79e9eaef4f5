import type { Resolvers } from "../generated/resolvers.ts";
import { confirmEmail } from "./confirmEmail.ts";
import { emailAvailability } from "./emailAvailability.ts";
import { login } from "./login.ts";
import { logout } from "./logout.ts";
import { registration } from "./registration.ts";
import { requestPasswordReset } from "./requestPasswordReset.ts";
import { resetPassword } from "./resetPassword.ts";
import { tokenLogin } from "./tokenLogin.ts";

export const sessionResolvers = {
  Query: {
    emailAvailability: (_root, { email }, context) => emailAvailability(email, context),
  },
  Mutation: {
    login: (_root, { loginData }, context) => login(loginData, context),
    tokenLogin: (_root, args, context) => tokenLogin(args, context),
    registration: (_root, { registrationData }, context) => registration(registrationData, context),
    confirmEmail: (_root, { token }, context) => confirmEmail(token, context),
    logout: (_root, _args, context) => logout(context),
    requestPasswordReset: (_root, { email }, context) => requestPasswordReset(email, context),
    resetPassword: (_root, { resetData }, context) => resetPassword(resetData, context),
  },
} satisfies Resolvers;
