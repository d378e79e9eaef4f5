import type { RouteObject } from "react-router-dom";
import { lazyPage } from "../../document/lazyPage.ts";
import { momentLoader } from "../page/momentLoader.ts";
import { guestLoader } from "./guestLoader.ts";
import { passwordSubpageLoader } from "./passwordSubpageLoader.ts";

/** The pages for a forgotten password. */
const passwordRoutes: ReadonlyArray<RouteObject> = [
  {
    path: "elfelejtett-jelszo",
    loader: momentLoader,
    ...lazyPage({
      file: "src/features/session/ForgottenPasswordPage.tsx",
      load: async () => (await import("./ForgottenPasswordPage.tsx")).ForgottenPasswordPage,
    }),
  },
  {
    path: "elfelejtett-jelszo/:subpage",
    loader: passwordSubpageLoader,
    ...lazyPage({
      file: "src/features/session/PasswordMailSentPage.tsx",
      load: async () => (await import("./PasswordMailSentPage.tsx")).PasswordMailSentPage,
    }),
  },
  {
    path: "elfelejtett-jelszo/:email/:rpToken",
    loader: momentLoader,
    ...lazyPage({
      file: "src/features/session/NewPasswordPage.tsx",
      load: async () => (await import("./NewPasswordPage.tsx")).NewPasswordPage,
    }),
  },
];

/** The pages for login, registration and passwords. */
export const accountRoutes: ReadonlyArray<RouteObject> = [
  {
    path: "belepes",
    loader: guestLoader,
    ...lazyPage({
      file: "src/features/session/LoginPage.tsx",
      load: async () => (await import("./LoginPage.tsx")).LoginPage,
    }),
  },
  {
    path: "regisztracio",
    loader: guestLoader,
    ...lazyPage({
      file: "src/features/session/RegistrationPage.tsx",
      load: async () => (await import("./RegistrationPage.tsx")).RegistrationPage,
    }),
  },
  {
    path: "token-login/:token",
    loader: momentLoader,
    ...lazyPage({
      file: "src/features/session/TokenLoginPage.tsx",
      load: async () => (await import("./TokenLoginPage.tsx")).TokenLoginPage,
    }),
  },
  {
    path: "goodid-belepes",
    loader: guestLoader,
    ...lazyPage({
      file: "src/features/session/GoodidPage.tsx",
      load: async () => (await import("./GoodidPage.tsx")).GoodidPage,
    }),
  },
  ...passwordRoutes,
  {
    path: "e-mail-megerosites/:email/:token",
    loader: momentLoader,
    ...lazyPage({
      file: "src/features/session/EmailConfirmationPage.tsx",
      load: async () => (await import("./EmailConfirmationPage.tsx")).EmailConfirmationPage,
    }),
  },
];
