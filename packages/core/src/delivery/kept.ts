export { DeliverySelection } from "./DeliverySelection.ts";
