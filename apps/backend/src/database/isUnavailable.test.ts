import { expect, it } from "vitest";
import { DatabaseBusy } from "./fairTurns.ts";
import { isUnavailable } from "./isUnavailable.ts";

const withCode = (code: string) => Object.assign(new Error("from the driver"), { code });

it.each([
  ["a lost connection", withCode("08006")],
  ["a server that only reads", withCode("25006")],
  ["a full disk", withCode("53100")],
  ["no memory", withCode("53200")],
  ["too many connections", withCode("53300")],
  ["a lock that took too long", withCode("55P03")],
  ["a statement that took too long", withCode("57014")],
  ["a server that is shutting down", withCode("57P01")],
  ["a failed disk", withCode("58030")],
  ["a full disk of this machine", withCode("ENOSPC")],
  ["a deadlock, twice", withCode("40P01")],
  ["a failed serialization, twice", withCode("40001")],
  ["a refused connection", withCode("ECONNREFUSED")],
  ["a name that does not resolve for now", withCode("EAI_AGAIN")],
  [
    "a connection lost inside a transaction",
    new Error("Client has encountered a connection error and is not queryable"),
  ],
  ["a closed client", new Error("Client was closed and is not queryable")],
  ["a silent server", new Error("The database has been silent for 10000 ms")],
  ["a wait for a connection that took too long", new DatabaseBusy("No connection within 10000 ms")],
  ["a pool without a free connection", new Error("timeout exceeded when trying to connect")],
])("%s is passing", (_what, error) => expect(isUnavailable(error)).toBe(true));

it.each([
  ["a broken constraint", withCode("23505")],
  ["a wrong statement", withCode("42601")],
  ["a wrong password", withCode("28P01")],
  ["a bug", new TypeError("x is not a function")],
  ["no error at all", null],
])("%s is not passing", (_what, error) => expect(isUnavailable(error)).toBe(false));
