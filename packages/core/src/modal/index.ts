export type { Dialog, DialogAnswer, DialogKind, DialogKinds, DialogOf, OpenDialog } from "./Dialog.ts";
