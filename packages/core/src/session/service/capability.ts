import type { Identified } from "../../identity/Identity.ts";
import type { GraphqlCapability } from "../../capability/Capability.ts";
import { graphqlCapability } from "../../capability/inside.ts";
import { opened } from "../../capability/opened.ts";
import { graphqlTransportLive } from "../../transport/graphqlTransportLive.ts";
import { SessionService, type ShopSession } from "./ShopSession.ts";
import { sessionServiceLive } from "./sessionServiceLive.ts";
import type { AuthenticationError } from "../model/SessionError.ts";
import type { SessionTexts } from "../text.hu.ts";

declare module "../../kernel/ShopTypes.ts" {
  interface ShopApis {
    readonly session: ShopSession;
  }
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
export const session: GraphqlCapability<"session", ShopSession> = graphqlCapability({
  name: "session",
  transport: graphqlTransportLive,
  uses: ["catalogue", "dialogs", "navigation"],
  open: opened(SessionService, sessionServiceLive, {
    except: {
      checkEmail: "query",
      dismissCartChanges: "at once",
      rememberPath: "at once",
      takeReturnPath: "at once",
      changeUser: "internal",
    },
    snapshot: ({ state }) => {
      const { isLoggedIn, user, lastUpdated } = state.get();
      return { session: { isLoggedIn, user, lastUpdated } };
    },
  }),
});
