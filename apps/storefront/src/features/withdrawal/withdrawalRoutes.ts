import type { RouteObject } from "react-router-dom";
import { lazyLoader } from "../../document/lazyLoader.ts";
import { lazyPage } from "../../document/lazyPage.ts";

/** The pages where a shopper withdraws from a purchase without scripts. */
export const withdrawalRoutes: ReadonlyArray<RouteObject> = [
  {
    path: "elallas",
    loader: lazyLoader(async () => (await import("./withdrawalLoader.ts")).withdrawalStartLoader),
    ...lazyPage({
      isPublic: true,
      file: "src/features/withdrawal/WithdrawalStartPage.tsx",
      load: async () => (await import("./WithdrawalStartPage.tsx")).WithdrawalStartPage,
    }),
  },
  {
    path: "elallas/sajat/:orderId",
    loader: lazyLoader(async () => (await import("./withdrawalLoader.ts")).ownWithdrawalLoader),
    ...lazyPage({
      file: "src/features/withdrawal/WithdrawalPage.tsx",
      load: async () => (await import("./WithdrawalPage.tsx")).WithdrawalPage,
    }),
  },
  {
    path: "elallas/:transactionId",
    loader: lazyLoader(async () => (await import("./withdrawalLoader.ts")).withdrawalByLinkLoader),
    ...lazyPage({
      file: "src/features/withdrawal/WithdrawalPage.tsx",
      load: async () => (await import("./WithdrawalPage.tsx")).WithdrawalPage,
    }),
  },
];
