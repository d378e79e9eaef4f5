import type { Check } from "./Check.ts";
import { addressesAreOwned } from "./checks/addressesAreOwned.ts";
import { cardsAreOffered } from "./checks/cardsAreOffered.ts";
import { cardsAreOwned } from "./checks/cardsAreOwned.ts";
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
import { mailedTokensExpire } from "./checks/mailedTokensExpire.ts";
import { mailedTokensSetOnePassword } from "./checks/mailedTokensSetOnePassword.ts";
import { methodsSayWhatBlocks } from "./checks/methodsSayWhatBlocks.ts";
import { newsletterBeginsByMail } from "./checks/newsletterBeginsByMail.ts";
import { newsletterNeedsConsent } from "./checks/newsletterNeedsConsent.ts";
import { oldRevisionIsRefused } from "./checks/oldRevisionIsRefused.ts";
import { oneCartIsOneOrder } from "./checks/oneCartIsOneOrder.ts";
import { oneOfTwoWritersWins } from "./checks/oneOfTwoWritersWins.ts";
import { ordersAgreeWithCarts } from "./checks/ordersAgreeWithCarts.ts";
import { ordersAreOfTheSeenCart } from "./checks/ordersAreOfTheSeenCart.ts";
import { ordersAreOwned } from "./checks/ordersAreOwned.ts";
import { ordersCanBeCancelled } from "./checks/ordersCanBeCancelled.ts";
import { ordersMissNothing } from "./checks/ordersMissNothing.ts";
import { pagesFollowEachOther } from "./checks/pagesFollowEachOther.ts";
import { placesHaveTheirPostcode } from "./checks/placesHaveTheirPostcode.ts";
import { pricesFollowTheRules } from "./checks/pricesFollowTheRules.ts";
import { quantitiesAreAbsolute } from "./checks/quantitiesAreAbsolute.ts";
import { requestErrors } from "./checks/requestErrors.ts";
import { resetsTellNothing } from "./checks/resetsTellNothing.ts";
import { schema } from "./checks/schema.ts";
import { timeSlotsAreInOrder } from "./checks/timeSlotsAreInOrder.ts";
import { totalsAddUp } from "./checks/totalsAddUp.ts";
import { updatesAreWhole } from "./checks/updatesAreWhole.ts";
import { withdrawalsAreLimited } from "./checks/withdrawalsAreLimited.ts";
import { withdrawalsRefund } from "./checks/withdrawalsRefund.ts";
import { withdrawalsWait } from "./checks/withdrawalsWait.ts";
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
  resetsTellNothing,
  mailedTokensSetOnePassword,
  errorCodes,
  createCartOncePerKey,
  keyIsForOneInput,
  quantitiesAreAbsolute,
  updatesAreWhole,
  totalsAddUp,
  pricesFollowTheRules,
  hashFollowsContent,
  oldRevisionIsRefused,
  oneOfTwoWritersWins,
  writersLoseNothing,
  cartsAreOwned,
  addressesAreOwned,
  cardsAreOffered,
  listsAreOwned,
  lastListActionWins,
  newsletterNeedsConsent,
  newsletterBeginsByMail,
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
  ordersCanBeCancelled,
  withdrawalsWait,
  withdrawalsAreLimited,
  withdrawalsRefund,
  cardsAreOwned,
  mailedTokensExpire,
  keysHoldForADay,
];
