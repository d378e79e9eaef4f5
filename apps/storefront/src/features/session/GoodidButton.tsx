import { ButtonLink } from "@kamra/ui";
import { paths } from "../paths/paths.ts";
import { sessionText } from "./text.hu.ts";

interface GoodidButtonProps {
  readonly label?: string;
  readonly variant?: "primary" | "secondary";
}

/** The link to the provider. It leaves the shop, so it bypasses the router. */
export const GoodidButton = ({ label = sessionText.goodid, variant = "secondary" }: GoodidButtonProps) => (
  <ButtonLink href={paths.goodidStart} target="_top" variant={variant} isWide>
    {label}
  </ButtonLink>
);
