import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import type { Identified } from "../identity/Identity.ts";
import type { Capability } from "../capability/Capability.ts";
import { SessionService } from "./SessionService.ts";
import { sessionServiceLive } from "./sessionServiceLive.ts";
import type { ShopSession } from "./ShopSession.ts";
import type { AuthenticationError } from "./SessionError.ts";
import type { SessionTexts } from "./text.hu.ts";

declare module "../kernel/ShopTypes.ts" {
  interface ShopErrors {
    readonly session: AuthenticationError;
  }
  interface ShopSnapshot {
    readonly session?: Identified;
  }
  interface Texts {
    readonly session: SessionTexts;
  }
}

/** The user: `shop.session`. */
export const session: Capability<"session", ShopSession> = {
  name: "session",
  uses: ["dialogs", "navigation"],
  open: ({ build, run, runNow }) =>
    Effect.map(build(sessionServiceLive), (context) => {
      const service = Context.get(context, SessionService);
      return {
        api: {
          state: service.state,
          login: (credentials) => run(service.login(credentials)),
          loginWithToken: (token, { staysLoggedIn = true } = {}) =>
            run(service.loginWithToken(token, { staysLoggedIn })),
          register: (registration) => run(service.register(registration)),
          logout: () => run(service.logout),
          refresh: ({ skipsCart = false } = {}) => run(service.refresh({ skipsCart })),
          dismissCartChanges: () => runNow(service.dismissCartChanges),
          checkEmail: (email) => run(service.checkEmail(email)),
          requestPasswordReset: (email) => run(service.requestPasswordReset(email)),
          resetPassword: (reset) => run(service.resetPassword(reset)),
          confirmEmail: (token) => run(service.confirmEmail(token)),
          rememberPath: (path) => runNow(service.rememberPath(path)),
          takeReturnPath: () => runNow(service.takeReturnPath),
        },
        snapshot: () => {
          const { isLoggedIn, user, lastUpdated } = service.state.get();
          return { session: { isLoggedIn, user, lastUpdated } };
        },
      };
    }),
};
