import { expect, it } from "vitest";
import { thisProcess } from "./inProcessFetch.ts";
import { clientNetwork } from "./clientNetwork.ts";

it.each([
  ["203.0.113.7", "203.0.113.7"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
  ["::FFFF:203.0.113.7", "203.0.113.7"],
  ["2001:db8::1:2:3:4:5", "2001:db8:0:1"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
  ["2001:db8:1:2::ffff:203", "2001:db8:1:2"],
  ["2001:db8::1", "2001:db8:0:0"],
  ["64::ffff:cb00:7107", "64:0:0:0"],
  ["::1", "0:0:0:0"],
  ["1:2:3:4:5:6:7::", "1:2:3:4"],
  ["1::", "1:0:0:0"],
  [thisProcess, null],
])("A request from %s comes from the network %s.", (address, network) => {
  expect(clientNetwork(address)).toBe(network);
});
