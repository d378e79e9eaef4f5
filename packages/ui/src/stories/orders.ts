import { type Order, type OrderLine, orderCosts } from "@kamra/core/orders";
import { huf, productId } from "@kamra/core/product";

type BareLine = Omit<OrderLine, "discount" | "paid" | "vat">;

const line = (
  id: string,
  name: string,
  quantity: number,
  unitName: string,
  price: number,
  total: number,
  deposit = 0,
): BareLine => ({
  productId: productId(id),
  name,
  quantity,
  unitName,
  quantityType: "default",
  alternativeQuantity: null,
  alternativeUnitName: null,
  price: huf(price),
  total: huf(total),
  deposit: huf(deposit),
  vatPercent: 27,
  withdrawableQuantity: 0,
  sliced: false,
  additionalInformation: null,
  substitution: "LEAVE_OUT",
});

const amounts: Order["amounts"] = {
  goods: huf(5489),
  deposit: huf(100),
  discount: huf(-500),
  delivery: huf(990),
  cashOnDelivery: huf(0),
  boxing: huf(150),
  donation: huf(200),
  total: huf(6429),
};

const lines = [
  line("1", "Tejkút friss tej 2,8% 1 l", 6, "db", 499, 2994),
  {
    ...line("2", "Fürtös paradicsom", 0.54, "kg", 1299, 701),
    quantityType: "alternative",
    alternativeQuantity: 3,
    alternativeUnitName: "db",
  },
  line("3", "Hazai ásványvíz szénsavmentes 1,5 l visszaváltható palackban", 2, "db", 897, 1894, 100),
] satisfies ReadonlyArray<BareLine>;

const noCosts = { discount: huf(0), paid: huf(0), vat: huf(0) };
const costs = orderCosts(
  lines.map((bare) => ({ ...bare, isDiscounted: true })),
  amounts,
);

/** An order during delivery. */
export const order: Order = {
  id: "10042",
  createdAt: "2026-11-21T10:00:00Z",
  status: { code: "KAMRA_SHIPPED", title: "Kiszállítás alatt" },
  amounts,
  lines: lines.map((bare, index) => ({ ...bare, ...(costs.lines[index] ?? noCosts) })),
  fees: costs.fees,
  shippingMethod: { id: "1", kind: "courier", name: "Házhozszállítás" },
  paymentMethod: { id: "3", kind: "simple", name: "Bankkártya (SimplePay)" },
  payment: { status: "RECEIVED", refusal: null, canRetry: false },
  shippingAddress: {
    name: "Kovács-Szabó Annamária",
    postcode: "1053",
    city: "Budapest",
    street: "Veres Pálné utca",
    houseNumber: "12., 2/14",
    telephone: "36201234567",
    note: null,
  },
  billingAddress: null,
  contactPerson: { name: "Kovács-Szabó Annamária", email: "anna@pelda.hu", telephone: "36201234567" },
  timeSlot: { day: "2026-11-22", from: "08:00", to: "10:00" },
  postPoint: null,
  pickup: null,
  linkedOrderId: null,
  couponCode: null,
  comment: null,
  returnsEmpties: false,
  userType: "GUEST",
  affiliation: "B2C",
  cancellableUntil: null,
  confirmUntil: null,
  isBrief: false,
  withdrawableUntil: null,
  withdrawals: [],
  events: [
    { status: { code: "PROCESSING", title: "Feldolgozás alatt" }, at: "2026-11-22T05:00:00Z" },
    { status: { code: "KAMRA_SHIPPED", title: "Kiszállítás alatt" }, at: "2026-11-22T07:30:00Z" },
  ],
};
