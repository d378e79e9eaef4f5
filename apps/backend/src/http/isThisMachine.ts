/**
 * Whether a host, with or without its port, is a name that only this machine can be reached by.
 *
 * @example isThisMachine("localhost:4000") // => true
 * @example isThisMachine("[::1]") // => true
 * @example isThisMachine("kamra.example") // => false
 * @example isThisMachine("localhost.kamra.example") // => false
 */
export const isThisMachine = (host: string): boolean => /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/i.test(host);
