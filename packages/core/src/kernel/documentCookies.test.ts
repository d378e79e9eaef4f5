import { describe, expect, it } from "vitest";
import { documentCookies } from "./documentCookies.ts";

/** Like a browser: a write sets one cookie, a read returns all of them. */
const documentWith = (protocol: string) => {
  const written: string[] = [];
  const jar = new Map<string, string>();
  const document = {
    location: { protocol },
    get cookie() {
      return [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
    },
    set cookie(text: string) {
      written.push(text);
      const [pair = ""] = text.split("; ");
      const [name = "", value = ""] = pair.split("=");
      if (text.includes("Max-Age=0")) jar.delete(name);
      else jar.set(name, value);
    },
  };
  return { document, written };
};

describe("documentCookies", () => {
  it("[COOKIE-1] stores any text, beside cookies with similar names", () => {
    const cookies = documentCookies(documentWith("https:").document);
    const text = JSON.stringify({ city: "Őrség; =, 1%" });
    cookies.set("cart", "1");
    cookies.set("cart_id", text);
    expect(cookies.get("cart_id")).toBe(text);
    expect(cookies.get("cart")).toBe("1");
    cookies.remove("cart");
    expect(cookies.get("cart")).toBeNull();
    expect(cookies.get("cart_id")).toBe(text);
  });

  it("sets cookies for the whole site, and as secure on a secure page", () => {
    const secure = documentWith("https:");
    const plain = documentWith("http:");
    documentCookies(secure.document).set("a", "1", { maxAgeSeconds: 60 });
    documentCookies(plain.document).set("a", "1");
    expect(secure.written).toEqual(["a=1; Path=/; SameSite=Lax; Secure; Max-Age=60"]);
    expect(plain.written).toEqual(["a=1; Path=/; SameSite=Lax"]);
  });

  it("removes the value together with the cookie", () => {
    const { document, written } = documentWith("https:");
    documentCookies(document).remove("token");
    expect(written).toEqual(["token=; Path=/; SameSite=Lax; Secure; Max-Age=0"]);
  });

  it("[COOKIE-1] treats a badly encoded cookie as absent", () => {
    const { document } = documentWith("https:");
    document.cookie = "delivery_address=%E0%A4%A";
    expect(documentCookies(document).get("delivery_address")).toBeNull();
  });
});
