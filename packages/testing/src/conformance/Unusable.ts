/** Nothing could be checked; the message says why. */
export class Unusable extends Error {}
