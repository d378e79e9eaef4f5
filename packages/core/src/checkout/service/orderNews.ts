import * as Effect from "effect/Effect";
import { CartService } from "../../cart/service/ShopCart.ts";
import { Failure } from "../../decoding/Failure.ts";
import { reading } from "../../decoding/Reading.ts";
import { follow } from "../../kernel/follow.ts";
import { Tabs } from "../../kernel/Tabs.ts";
import { orderNews as decoder } from "./generated/storedData.ts";
import type { OrderNews } from "./storedData.ts";

type News = typeof OrderNews.Type;

const topic = "order";

/** Notifies other tabs of an order, and is notified when one of them has ordered the cart that this tab shows. */
export const orderNews = (hear: (news: News) => void) =>
  Effect.gen(function* () {
    const cart = yield* CartService;
    const tabs = yield* Tabs;
    yield* follow(tabs.messages(topic), (message) => {
      const news = decoder(message, reading());
      if (!(news instanceof Failure) && news.cartId === cart.state.get().cart?.id) hear(news);
    });
    return { tell: (news: News) => tabs.publish(topic, news) };
  });
