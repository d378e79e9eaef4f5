import type { RouteObject } from "react-router-dom";
import { lazyLoader } from "../../document/lazyLoader.ts";
import { lazyPage } from "../../document/lazyPage.ts";

/** The pages for a forgotten password. */
const passwordRoutes: ReadonlyArray<RouteObject> = [
  {
    path: "elfelejtett-jelszo",
    loader: lazyLoader(async () => (await import("../page/momentLoader.ts")).momentLoader),
    ...lazyPage({
      file: "src/features/session/ForgottenPasswordPage.tsx",
      load: async () => (await import("./ForgottenPasswordPage.tsx")).ForgottenPasswordPage,
    }),
  },
  {
    path: "elfelejtett-jelszo/:subpage",
    loader: lazyLoader(async () => (await import("./passwordSubpageLoader.ts")).passwordSubpageLoader),
    ...lazyPage({
      file: "src/features/session/PasswordMailSentPage.tsx",
      load: async () => (await import("./PasswordMailSentPage.tsx")).PasswordMailSentPage,
    }),
  },
  {
    path: "elfelejtett-jelszo/:email/:rpToken",
    loader: lazyLoader(async () => (await import("../page/momentLoader.ts")).momentLoader),
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
    loader: lazyLoader(async () => (await import("./guestLoader.ts")).guestLoader),
    ...lazyPage({
      file: "src/features/session/LoginPage.tsx",
      load: async () => (await import("./LoginPage.tsx")).LoginPage,
    }),
  },
  {
    path: "regisztracio",
    loader: lazyLoader(async () => (await import("./guestLoader.ts")).guestLoader),
    ...lazyPage({
      file: "src/features/session/RegistrationPage.tsx",
      load: async () => (await import("./RegistrationPage.tsx")).RegistrationPage,
    }),
  },
  {
    path: "token-login/:token",
    loader: lazyLoader(async () => (await import("../page/momentLoader.ts")).momentLoader),
    ...lazyPage({
      file: "src/features/session/TokenLoginPage.tsx",
      load: async () => (await import("./TokenLoginPage.tsx")).TokenLoginPage,
    }),
  },
  {
    path: "goodid-belepes",
    loader: lazyLoader(async () => (await import("./guestLoader.ts")).guestLoader),
    ...lazyPage({
      file: "src/features/session/GoodidPage.tsx",
      load: async () => (await import("./GoodidPage.tsx")).GoodidPage,
    }),
  },
  ...passwordRoutes,
  {
    path: "e-mail-megerosites/:email/:token",
    loader: lazyLoader(async () => (await import("../page/momentLoader.ts")).momentLoader),
    ...lazyPage({
      file: "src/features/session/EmailConfirmationPage.tsx",
      load: async () => (await import("./EmailConfirmationPage.tsx")).EmailConfirmationPage,
    }),
  },
];
