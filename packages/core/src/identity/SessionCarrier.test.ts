import { describe, expect, it } from "vitest";
import { bearerSession, cookieSession, markCookie } from "./SessionCarrier.ts";

describe("SessionCarrier", () => {
  it("names the mark's cookie so that over https only this host can set it", () => {
    expect(markCookie({ isSecure: true })).toBe("__Host-session_mark");
    expect(markCookie({ isSecure: false })).toBe("session_mark");
    expect(cookieSession({ isSecure: true }).cookie).toBe("__Host-session_mark");
    expect(cookieSession({ isSecure: false }).cookie).toBe("session_mark");
  });

  it("sends the mark of a session, and says so when there is none", () => {
    const { authorization } = cookieSession({ isSecure: true });
    expect(authorization("mark")).toEqual({ authorization: "Session mark" });
    expect(authorization(null)).toEqual({ authorization: "Session guest" });
  });

  it("sends a token that the shop keeps itself, and nothing without one", () => {
    const { cookie, authorization } = bearerSession("token");
    expect(cookie).toBe("token");
    expect(authorization("secret")).toEqual({ authorization: "Bearer secret" });
    expect(authorization(null)).toEqual({});
  });
});
