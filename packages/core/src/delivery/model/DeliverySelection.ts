/** The shopper's delivery choice. A saved address needs an account. */
export type DeliverySelection =
  | {
      readonly type: "personal";
    }
  | {
      readonly type: "delivery";
      readonly deliveryType: "postcode";
      readonly zip: string;
      readonly city: string;
    }
  | {
      readonly type: "delivery";
      readonly deliveryType: "savedAddress";
      readonly addressId: string;
      readonly zip: string;
      readonly city: string;
    };
