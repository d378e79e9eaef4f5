import { Refusal, type Validation } from "./Refusal.ts";

/** Errors: Refusal VALIDATION_FAILED, when there is anything wrong. */
export function refuseInvalid(validation: Validation): void {
  if (Object.keys(validation).length > 0)
    throw new Refusal("VALIDATION_FAILED", { message: "The input is refused", validation });
}
