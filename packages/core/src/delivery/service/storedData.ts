export { DeliverySelection } from "../model/DeliverySelection.ts";
