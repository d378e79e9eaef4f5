import { type Ref, type RefObject, useImperativeHandle } from "react";

/** Gives a host the root that its component works with: an element has one `ref`. */
export const useHostRef = <Root>(host: Ref<Root> | undefined, own: RefObject<Root | null>): void =>
  useImperativeHandle<Root | null, Root | null>(host, () => own.current);
