import { Badge } from "../feedback/Badge.tsx";
import { VisuallyHidden } from "../styles/VisuallyHidden.tsx";
import { useTexts } from "../text/useTexts.ts";
import { productTexts } from "./text.hu.ts";

/**
 * Marks a product for adults.
 *
 * @rule LAW-12
 */
export const AdultsOnlyBadge = () => {
  const texts = useTexts("product", productTexts);
  return (
    <Badge tone="strong">
      <span aria-hidden="true">{texts.adultsOnly}</span>
      <VisuallyHidden>{texts.adultsOnlySpoken}</VisuallyHidden>
    </Badge>
  );
};
