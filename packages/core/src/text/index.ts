export { avatarColor, avatarColors } from "./avatarColor.ts";
export { dateFormatter } from "./dateFormatter.ts";
export { formatHuf } from "./formatHuf.ts";
export { formatPieceEstimate } from "./formatPieceEstimate.ts";
export { formatQuantity } from "./formatQuantity.ts";
export { formatRelativeTime } from "./formatRelativeTime.ts";
export { formatUnitPrice } from "./formatUnitPrice.ts";
export { initials } from "./initials.ts";
export { estimatedWeightText, orderedQuantityText } from "./orderedQuantityText.ts";
