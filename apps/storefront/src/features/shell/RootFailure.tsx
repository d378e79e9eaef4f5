import { BarePageFailure } from "../failure/BarePageFailure.tsx";
import { Root } from "./Root.tsx";

/** For addresses that even the catch-all route does not match: its pattern ends at a line break. */
export const RootFailure = () => (
  <Root>
    <BarePageFailure />
  </Root>
);
