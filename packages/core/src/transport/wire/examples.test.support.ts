import type { Reading } from "./reads.test.support.ts";

export const image: Reading = {
  wire: { id: "i1", alt: "Tej dobozban", conversions: { full: "/f.webp", list: "/l.webp", thumbnail: "/t.webp" } },
  model: { id: "i1", alt: "Tej dobozban", full: "/f.webp", list: "/l.webp", thumbnail: "/t.webp" },
};

/** Everything that a product can have. */
export const product: Reading = {
  wire: {
    id: "12",
    name: "Tej",
    status: "AVAILABLE",
    url_key: "tej",
    smarturl: "/tej-12",
    categories: [{ id: "3", name: "Tejtermék", url_key: "tejtermek" }],
    default_category_id: "3",
    price: 399,
    price_unit: "l",
    price_per_unit: 0.5,
    vat: 18,
    special_price: 349,
    special_from_date: "2026-11-20",
    special_to_date: "2026-11-30",
    personal_discount_price: 329,
    lowest_price_30d: 379,
    webshop_only_price: true,
    news_from_date: "2026-11-01",
    news_to_date: "2026-12-01",
    vote_calculated: { vote_count_one: 1, vote_count_two: 10, vote_count_three: 100, vote_count_four: 1000, vote_count_five: 10_000, vote_avg: 4.5 },
    alternative_quantity_name: "karton",
    alternative_quantity_minimum: 1,
    alternative_quantity_scale: 0.250004,
    alternative_quantity_exchange_rate: 12.000001,
    default_quantity_name: "db",
    default_quantity_minimum: 2,
    default_quantity_scale: 0.500004,
    gift_message_available: true,
    is_mpl: true,
    sliceable: true,
    weight: 1030,
    adults_only: true,
    empties: [{ id: "e1", name: "Üveg", price: 50, weight: 300 }, { id: "e2", name: "Rekesz", price: 500 }],
    attributes: [
      { code: "fat", name: "Zsír", is_active: true, options: [{ id: "o1", label: "2,8%", is_active: true }] },
      { code: "brand", name: "Márka", is_active: true, options: [{ id: "o2", label: "Boci", is_active: true }, { id: "o3", label: "Riska", is_active: false }] },
    ],
    images: [image.wire],
  },
  model: {
    id: "12",
    name: "Tej",
    status: "AVAILABLE",
    urlKey: "tej",
    smartUrl: "/tej-12",
    categories: [{ id: "3", name: "Tejtermék", urlKey: "tejtermek" }],
    defaultCategoryId: "3",
    brand: "Boci",
    regularPrice: 399,
    specialPrice: 349,
    specialFrom: "2026-11-20",
    specialTo: "2026-11-30",
    personalPrice: 329,
    priorPrice: 379,
    vat: 18,
    priceUnit: "l",
    pricePerUnit: 0.5,
    webshopOnlyPrice: true,
    newsFrom: "2026-11-01",
    newsTo: "2026-12-01",
    defaultUnit: { name: "db", minimumQuantity: 2, quantityStep: 0.5 },
    alternativeUnit: { name: "karton", minimumQuantity: 1, quantityStep: 0.25, exchangeRate: 12 },
    weight: 1030,
    deposits: [{ id: "e1", name: "Üveg", price: 50, weight: 300 }, { id: "e2", name: "Rekesz", price: 500, weight: null }],
    images: [image.model],
    isMpl: true,
    sliceable: true,
    giftMessageAvailable: true,
    adultsOnly: true,
    rating: { average: 4.5, count: 11_111 },
  },
};

export const destination: Reading = {
  wire: { name: "Kiss Éva", postcode: 1186, city: "Budapest", street: "Fő utca", house_number: "1/A", note: "Kapu", telephone: "+36301234567" },
  model: { name: "Kiss Éva", postcode: "1186", city: "Budapest", street: "Fő utca", houseNumber: "1/A", note: "Kapu", telephone: "+36301234567" },
};

export const contactPerson: Reading = {
  wire: { contact_name: "Kiss Éva", contact_email: "eva@example.hu", contact_telephone: "+36301234567" },
  model: { name: "Kiss Éva", email: "eva@example.hu", telephone: "+36301234567" },
};

export const billingAddress: Reading = {
  wire: { id: "b1", name: "Kamra Kft.", postcode: 1186, city: "Budapest", street: "Fő utca", house_number: "1", is_company: true, vat_number: "12345678-2-42" },
  model: { id: "b1", name: "Kamra Kft.", postcode: "1186", city: "Budapest", street: "Fő utca", houseNumber: "1", isCompany: true, vatNumber: "12345678-2-42" },
};

export const timeRange: Reading = {
  wire: { range_date: "2026-11-22", time_from: "08:00", time_to: "10:00" },
  model: { day: "2026-11-22", from: "08:00", to: "10:00" },
};

export const linkableOrder: Reading = {
  wire: {
    id: "o1",
    created_at: "2026-11-20T10:00:00Z",
    shipping_name: "Kiss Éva",
    shipping_postcode: 1186,
    shipping_city: "Budapest",
    shipping_street: "Fő utca",
    shipping_house_number: "1/A",
    shipping_telephone: "+36301234567",
    shipping_note: "Kapu",
    timetable_time_slot: timeRange.wire,
    shipping_method: {
      id: "1", name: "Futár", is_active: true, sort: 2, price_ranges: [{ from: 0, price: 990 }],
      discount_price: 490, max_weight: 60_000, description: "Hosszan", short_description: "Röviden", delivery_time: "Holnap",
    },
    payment_method: { id: "2", name: "Utánvét", is_active: true, sort: 3, short_description: "Készpénz" },
  },
  model: {
    id: "o1",
    createdAt: "2026-11-20T10:00:00Z",
    shippingAddress: destination.model,
    timeSlot: timeRange.model,
    shippingMethod: {
      id: "1", kind: "courier", name: "Futár", isActive: true, sort: 2, priceRanges: [{ from: 0, price: 990 }],
      discountPrice: 490, maxWeight: 60_000, description: "Hosszan", shortDescription: "Röviden", deliveryTime: "Holnap",
    },
    paymentMethod: { id: "2", name: "Utánvét", isActive: true, sort: 3, shortDescription: "Készpénz" },
  },
};

export const shippingMethod: Reading = {
  wire: {
    id: "1", name: "Futár", price: 990, extra_cost: 100, discount_price: 490, max_weight: 60_000, is_available: false,
    description: "Hosszan", short_description: "Röviden", delivery_time: "Holnap",
    errors: [{ kind: "WEIGHT", message: "Túl nehéz", product_ids: ["12"] }, { kind: "POSTCODE", message: "Oda nem" }],
    price_ranges: [{ from: 0, price: 990 }],
  },
  model: {
    id: "1", kind: "courier", name: "Futár", price: 990, extraCost: 100, discountPrice: 490, maxWeight: 60_000, isAvailable: false,
    description: "Hosszan", shortDescription: "Röviden", deliveryTime: "Holnap", priceRanges: [{ from: 0, price: 990 }],
    problems: [{ kind: "WEIGHT", message: "Túl nehéz", productIds: ["12"] }, { kind: "POSTCODE", message: "Oda nem", productIds: [] }],
  },
};

export const paymentMethod: Reading = {
  wire: { id: "2", name: "Utánvét", is_available: true, cost: 300, short_description: "Készpénz", short_description_mpl_type: "A postásnál" },
  model: { id: "2", kind: "cashOnDelivery", name: "Utánvét", isAvailable: true, cost: 300, shortDescription: "Készpénz", shortDescriptionMplType: "A postásnál" },
};

export const timeSlot: Reading = {
  wire: {
    id: "t1", sector: { id: "s1", name: "Pest" }, order_limit: 20, weight_limit: 900_000, price: 290, range_date: "2026-11-22",
    timeRange: { id: "r1", time_from: "08:00", time_to: "10:00" }, visible_until: "2026-11-21T20:00:00Z", held_until: "2026-11-21T10:15:00Z", status: "AVAILABLE",
  },
  model: {
    id: "t1", timeRangeId: "r1", day: "2026-11-22", from: "08:00", to: "10:00", sector: { id: "s1", name: "Pest" }, orderLimit: 20, weightLimit: 900_000,
    price: 290, visibleUntil: "2026-11-21T20:00:00Z", heldUntil: "2026-11-21T10:15:00Z", status: "AVAILABLE",
  },
};

export const postPoint: Reading = {
  wire: {
    id: "p1", name: "Posta 1", ext_id: "x1", postcode: 1186, city: "Budapest", street_name: "Fő", street_type: "utca", house_number: "1",
    latitude: 47.4, longitude: 19.2, service_point_type: "PM", working_hours: "8-18",
  },
  model: {
    id: "p1", extId: "x1", name: "Posta 1", postcode: "1186", city: "Budapest", streetName: "Fő", streetType: "utca", houseNumber: "1",
    latitude: 47.4, longitude: 19.2, servicePointType: "PM", workingHours: "8-18",
  },
};

export const shopper: Reading = {
  wire: {
    id: "u1", ext_id: "g1", email: "eva@example.hu", name: "Kiss Éva", telephone: "+36301234567", last_login: "2026-11-20T10:00:00Z",
    created_at: "2026-01-01T10:00:00Z", disable_donations: true, customer_type: "B2C",
    shipping_addresses: [], billing_addresses: [], saved_credit_cards: [], good_id_diff: { diff: [{ field: "name", value: "Éva" }] },
  },
  model: {
    id: "u1", extId: "g1", email: "eva@example.hu", name: "Kiss Éva", telephone: "+36301234567", lastLogin: "2026-11-20T10:00:00Z",
    createdAt: "2026-01-01T10:00:00Z", disableDonations: true, customerType: "B2C",
    shippingAddresses: [], billingAddresses: [], savedCards: [], goodidDifferences: [{ field: "name", value: "Éva" }],
  },
};
