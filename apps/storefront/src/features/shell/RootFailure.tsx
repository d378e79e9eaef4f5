import { BarePageFailure } from "../failure/BarePageFailure.tsx";
import { Root } from "./Root.tsx";

/** For an address that no route takes, not even the one for all: the router's pattern for it ends at a line break. */
export const RootFailure = () => (
  <Root>
    <BarePageFailure />
  </Root>
);
