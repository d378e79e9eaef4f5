import { lineCount } from "./cart.js";
import { mount as hydrogen } from "./hydrogenCart.jsx";
import { mount as kamra, mountKeyed as kamraKeyed } from "./kamraCart.jsx";
import { mount as keyed } from "./keyedCart.jsx";
import { mount as query } from "./queryCart.jsx";

const turn = () => new Promise((resolve) => setTimeout(resolve));

const until = async (condition) => {
  while (!condition()) await turn();
};

/** From the call of an edit until the page shows it, in milliseconds. */
const timeEdit = async ({ container, cart }, index, quantity) => {
  const line = container.querySelectorAll("b")[index];
  const shown = new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (line.textContent !== String(quantity)) return;
      observer.disconnect();
      resolve(performance.now());
    });
    observer.observe(line, { characterData: true, childList: true, subtree: true });
  });
  const start = performance.now();
  cart.edit(index, quantity);
  return (await shown) - start;
};

/** Every contestant runs in every round, so that other load slows all of them. */
window.measure = async (rounds) => {
  const contestants = [];
  for (const [name, mount] of Object.entries({ keyed, query, hydrogen, kamra, kamraKeyed })) {
    const container = document.body.appendChild(document.createElement("section"));
    contestants.push({ name, container, cart: await mount(container), samples: [] });
    await until(() => container.querySelectorAll("b").length === lineCount);
  }
  for (let round = 0; round < rounds; round += 1) {
    for (const contestant of contestants) {
      await until(contestant.cart.isQuiet);
      await turn();
      contestant.samples.push(
        await timeEdit(contestant, (round * 7) % lineCount, 2 + (Math.floor((round * 7) / lineCount) % 5)),
      );
    }
  }
  return Object.fromEntries(contestants.map(({ name, samples }) => [name, samples]));
};
