export { DeliverySelection } from "../model/DeliverySelection.schema.ts";
