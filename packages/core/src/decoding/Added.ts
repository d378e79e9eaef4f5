/** What an application has added to each model. The module of a model adds its part: `declare module "../decoding/Added.ts"`. */
// oxlint-disable-next-line typescript/no-empty-object-type -- it has members where a model adds them
export interface Added {}
