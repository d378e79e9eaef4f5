/** The migration up to which the shop could first sell and be paid. */
export const firstRelease = "0012-create-payments";

const id = (letter: string): string => letter.repeat(22);
const hash = (digit: string): string => digit.repeat(64);

/** Statements that put a row or more into every table of the first release, as that release wrote them. */
export const firstReleaseRows: ReadonlyArray<string> = [
  "insert into meta (key, value) values ('seed', '1')",
  "insert into categories (id, parent_id, level, position, name, url_key) values (1, null, 1, 1, 'Tejtermék', 'tejtermek'), (2, 1, 2, 1, 'Tej', 'tej')",
  `insert into products (id, ext_id, name, status, url_key, default_category_id, created_at, price, default_quantity_name, weight, nutrition_data, stock)
   values (7, 'T-7', 'Tej 2,8% 1 l', 'AVAILABLE', 'tej', 2, '2026-01-02 03:04+00', 399, 'db', 1030, '[{"name": "Zsír", "value": "2,8 g"}]', 12.5)`,
  "insert into product_categories (product_id, category_id) values (7, 2)",
  "insert into attributes (id, code, name) values (1, 'brand', 'Márka')",
  "insert into attribute_options (id, attribute_id, label) values (1, 1, 'Farm')",
  "insert into product_attribute_options (product_id, option_id) values (7, 1)",
  "insert into images (id, key, alt) values (1, 'tej', 'Egy doboz tej')",
  "insert into product_images (product_id, image_id) values (7, 1)",
  "insert into empties (id, name, price, weight) values (1, 'Üveg', 50, 300)",
  "insert into product_empties (product_id, empty_id) values (7, 1)",
  "insert into empty_images (empty_id, image_id) values (1, 1)",
  `insert into product_index (product_id, status, created_at, sort, score, name_key, price, current_price, category_ids, option_ids, search, search_text)
   values (7, 'AVAILABLE', '2026-01-02 03:04+00', 0, 1, 'tej', 399, 399, '{1,2}', '{1}', search_document('tej'), 'tej')`,
  "insert into search_words (word, uses) values ('tej', 1)",
  "insert into users (id, email, name, telephone, email_verified_at) values ('" +
    `${id("u")}', 'anna@pelda.hu', 'Kovács Anna', '36301234567', '2026-01-03 00:00+00'), ('${id("v")}', 'Bela@pelda.hu', 'Szabó Béla', null, null)`,
  `insert into access_tokens (hash, user_id, expires_at) values ('${hash("a")}', '${id("u")}', '2027-01-01 00:00+00')`,
  `insert into one_time_tokens (hash, user_id, purpose, expires_at) values ('${hash("b")}', '${id("u")}', 'passwordReset', '2027-01-01 00:00+00')`,
  "insert into rate_limits (key, started_at, uses) values ('login/network/198.51.100.1', '2026-01-03 00:00+00', 3)",
  `insert into user_shipping_addresses (id, user_id, created_at, name, postcode, city, street, house_number, is_default)
   values ('${id("s")}', '${id("u")}', '2026-01-03 00:00+00', 'Kovács Anna', 1186, 'Budapest', 'Margó Tivadar utca', '5', true)`,
  `insert into user_billing_addresses (id, user_id, created_at, name, postcode, city, street, house_number, is_company, is_default)
   values ('${id("b")}', '${id("u")}', '2026-01-03 00:00+00', 'Kovács Anna', 1186, 'Budapest', 'Margó Tivadar utca', '5', false, true)`,
  `insert into saved_credit_cards (id, user_id, created_at, card_title, card_type, card_pan, card_exp, is_default)
   values ('${id("c")}', '${id("u")}', '2026-01-03 00:00+00', 'Visa', 'visa', '1111', '12/29', true)`,
  `insert into carts (id, user_id, ordered_at, shipping_method_id, payment_method_id, contact_name, contact_email, contact_telephone)
   values ('${id("k")}', '${id("u")}', '2026-01-04 00:00+00', 1, 2, 'Kovács Anna', 'anna@pelda.hu', '36301234567'),
     ('${id("l")}', '${id("u")}', null, null, null, null, null, null), ('${id("m")}', null, '2026-01-05 00:00+00', 4, 2, null, null, null)`,
  `insert into cart_products (cart_id, product_id, quantity, quantity_type) values ('${id("k")}', 7, 2, 'default'), ('${id("l")}', 7, 3, 'default')`,
  `insert into cart_shipping_addresses (cart_id, postcode, city) values ('${id("l")}', 1186, 'Budapest')`,
  `insert into cart_billing_addresses (cart_id, name, postcode, city, street, house_number, is_company)
   values ('${id("l")}', 'Kovács Anna', 1186, 'Budapest', 'Margó Tivadar utca', '5', false)`,
  `insert into mails (recipient, user_id, kind, data, created_at, next_attempt_at) values
     ('anna@pelda.hu', '${id("u")}', 'orderConfirmation', '{"name": "Kovács Anna", "orderId": "100001", "transactionId": "x"}', '2026-01-04 00:00+00', '2026-01-04 00:00+00')`,
  `insert into shopping_lists (id, owner_id, name, type, created_at) values ('${id("p")}', '${id("u")}', 'Hétvége', 'shoppinglist', '2026-01-04 00:00+00')`,
  `insert into shopping_list_shares (list_id, email, user_id, shared_at, accepted_at) values
     ('${id("p")}', 'bela@pelda.hu', '${id("v")}', '2026-01-04 00:00+00', '2026-01-05 00:00+00'), ('${id("p")}', 'cili@pelda.hu', null, '2026-01-04 00:00+00', null)`,
  `insert into shopping_list_products (list_id, product_id, quantity, created_at, written_at) values ('${id("p")}', 7, 2, '2026-01-04 00:00+00', '2026-01-04 00:00+00')`,
  "insert into shipping_methods (id, name, price, max_weight, position) values (1, 'Kamra', 990, 40000, 1), (4, 'GPont', 0, null, 2)",
  "insert into shipping_price_ranges (shipping_method_id, from_amount, price) values (1, 0, 990)",
  "insert into sectors (id, name) values (1, 'Pest')",
  "insert into courier_postcodes (postcode, sector_id) values (1186, 1)",
  "insert into places (postcode, city) values (1186, 'Budapest')",
  "insert into streets (postcode, city, name) values (1186, 'Budapest', 'Margó Tivadar utca')",
  "insert into blog_entries (id, title, lead, url, published_at) values (1, 'Tejről', 'Rövid', '/blog/tej', '2026-01-01 00:00+00')",
  "insert into footer_blocks (id, title, position) values (1, 'Vásárlás', 1)",
  "insert into footer_links (block_id, position, label, url) values (1, 1, 'Szállítás', '/szallitas')",
  "insert into coupons (code, percent) values ('TIZ', 10)",
  "insert into payment_methods (id, name, position) values (2, 'Utánvét', 1), (3, 'Kártya', 2)",
  "insert into refused_payment_methods (shipping_method_id, payment_method_id) values (4, 3)",
  `insert into post_points (id, ext_id, name, postcode, city, street_name, street_type, house_number, latitude, longitude, service_point_type, working_hours)
   values (1, 'PP1', 'Posta', 1186, 'Budapest', 'Margó Tivadar', 'utca', '1', 47.4, 19.2, 'POST', '8-18')`,
  "insert into time_ranges (id, time_from, time_to) values (1, '08:00', '10:00')",
  "insert into timetable_entries (sector_id, weekday, time_range_id, order_limit, weight_limit, price, hours_visible_before) values (1, 1, 1, 2, 20000, 990, 12)",
  "insert into time_slots (sector_id, range_date, time_range_id, order_limit, weight_limit, price, visible_until) values (1, '2026-01-05', 1, 2, 20000, 990, '2026-01-04 19:00+00')",
  `insert into time_slot_places (time_slot_id, place, order_limit, cart_id) select id, 1, order_limit, '${id("k")}' from time_slots`,
  `insert into idempotency_keys (hash, input, result, created_at) values ('${hash("c")}', '${hash("d")}', 'x', '2026-01-04 00:00+00')`,
  `insert into orders (transaction_id, cart_id, user_id, created_at, status, cancellable_until, shipping_method_id, shipping_method_name,
     payment_method_id, payment_method_name, shipping_address, post_point_id, time_slot, user_type, affiliation,
     goods_amount, deposit_amount, discount_amount, delivery_amount, cash_on_delivery_amount, boxing_amount, donation_amount, total_amount)
   values ('${id("t")}', '${id("k")}', '${id("u")}', '2026-01-04 00:00+00', 'COMPLETE', '2026-01-04 19:00+00', 1, 'Kamra', 3, 'Kártya',
     '{"postcode": 1186, "city": "Budapest"}', null, '{"range_date": "2026-01-05", "time_from": "08:00", "time_to": "10:00"}', 'NEW', 'B2C', 798, 100, 0, 990, 0, 150, 0, 2038),
     ('${id("w")}', '${id("m")}', null, '2026-01-05 00:00+00', 'ACCEPTED', '2026-01-05 02:00+00', 3, 'PostaPont', 2, 'Utánvét',
     null, 1, null, 'GUEST', 'B2C', 399, 50, 0, 0, 390, 0, 0, 839)`,
  `insert into order_products (order_id, line, product_id, name, quantity, quantity_name, quantity_type, sliced, price, total)
   values (100001, 1, 7, 'Tej 2,8% 1 l', 2, 'db', 'default', false, 399, 898), (100002, 1, 999, 'Megszűnt termék', 1, 'db', 'default', false, 399, 449)`,
  "insert into order_events (order_id, status, created_at) values (100001, 'ACCEPTED', '2026-01-04 00:00+00'), (100001, 'COMPLETE', '2026-01-05 10:00+00')",
  `insert into payments (reference, order_id, provider, amount, status, created_at, finished_at)
   values ('ABCDEFGH1234', 100001, 'simplePay', 2038, 'RECEIVED', '2026-01-04 00:00+00', '2026-01-04 00:01+00')`,
];
