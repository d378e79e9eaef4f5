import { Badge } from "../feedback/Badge.tsx";
import { VisuallyHidden } from "../styles/VisuallyHidden.tsx";
import { useTexts } from "../text/TextsProvider.tsx";

/**
 * Marks a product for adults.
 *
 * @rule LAW-12
 */
export const AdultsOnlyBadge = () => {
  const texts = useTexts().product;
  return (
    <Badge tone="strong">
      <span aria-hidden="true">{texts.adultsOnly}</span>
      <VisuallyHidden>{texts.adultsOnlySpoken}</VisuallyHidden>
    </Badge>
  );
};
