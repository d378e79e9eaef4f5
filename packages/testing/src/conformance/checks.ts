import type { Check } from "./Check.ts";
import { addressesAreOwned } from "./checks/addressesAreOwned.ts";
import { cartsAreOwned } from "./checks/cartsAreOwned.ts";
import { couponsLowerThePrice } from "./checks/couponsLowerThePrice.ts";
import { createCartOncePerKey } from "./checks/createCartOncePerKey.ts";
import { errorCodes } from "./checks/errorCodes.ts";
import { guestsHaveNoAccount } from "./checks/guestsHaveNoAccount.ts";
import { hashFollowsContent } from "./checks/hashFollowsContent.ts";
import { keyIsForOneInput } from "./checks/keyIsForOneInput.ts";
import { keysHoldForADay } from "./checks/keysHoldForADay.ts";
import { lastListActionWins } from "./checks/lastListActionWins.ts";
import { listsAreOwned } from "./checks/listsAreOwned.ts";
import { loginTellsNothing } from "./checks/loginTellsNothing.ts";
import { logoutEndsTheToken } from "./checks/logoutEndsTheToken.ts";
import { methodsSayWhatBlocks } from "./checks/methodsSayWhatBlocks.ts";
import { oldRevisionIsRefused } from "./checks/oldRevisionIsRefused.ts";
import { oneCartIsOneOrder } from "./checks/oneCartIsOneOrder.ts";
import { oneOfTwoWritersWins } from "./checks/oneOfTwoWritersWins.ts";
import { ordersAgreeWithCarts } from "./checks/ordersAgreeWithCarts.ts";
import { ordersAreOfTheSeenCart } from "./checks/ordersAreOfTheSeenCart.ts";
import { ordersAreOwned } from "./checks/ordersAreOwned.ts";
import { ordersMissNothing } from "./checks/ordersMissNothing.ts";
import { pagesFollowEachOther } from "./checks/pagesFollowEachOther.ts";
import { placesHaveTheirPostcode } from "./checks/placesHaveTheirPostcode.ts";
import { pricesFollowTheRules } from "./checks/pricesFollowTheRules.ts";
import { quantitiesAreAbsolute } from "./checks/quantitiesAreAbsolute.ts";
import { requestErrors } from "./checks/requestErrors.ts";
import { schema } from "./checks/schema.ts";
import { timeSlotsAreInOrder } from "./checks/timeSlotsAreInOrder.ts";
import { totalsAddUp } from "./checks/totalsAddUp.ts";
import { writersLoseNothing } from "./checks/writersLoseNothing.ts";
import { wrongCouponsAreRefused } from "./checks/wrongCouponsAreRefused.ts";

/** In the order of the report. Those that move the clock come last: sessions may end by it. */
export const checks: ReadonlyArray<Check> = [
  schema,
  pagesFollowEachOther,
  requestErrors,
  guestsHaveNoAccount,
  loginTellsNothing,
  logoutEndsTheToken,
  errorCodes,
  createCartOncePerKey,
  keyIsForOneInput,
  quantitiesAreAbsolute,
  totalsAddUp,
  pricesFollowTheRules,
  hashFollowsContent,
  oldRevisionIsRefused,
  oneOfTwoWritersWins,
  writersLoseNothing,
  cartsAreOwned,
  addressesAreOwned,
  listsAreOwned,
  lastListActionWins,
  placesHaveTheirPostcode,
  methodsSayWhatBlocks,
  timeSlotsAreInOrder,
  wrongCouponsAreRefused,
  couponsLowerThePrice,
  ordersMissNothing,
  ordersAgreeWithCarts,
  oneCartIsOneOrder,
  ordersAreOfTheSeenCart,
  ordersAreOwned,
  keysHoldForADay,
];
