import { accountClient, type Entered } from "./accountClient.ts";
import type { TestBackend } from "./startTestBackend.ts";

/** Where the backend under test believes the shop to be. */
const shop = "http://localhost:4000";

type Form = Readonly<Record<string, string>>;

/** The results of a sign-in; both are needed to log in. */
export interface SignIn {
  readonly token: string;
  readonly cookie: string;
}

/** A person's steps at the simulated sign-in provider. */
export interface GoodidVisitor {
  /** Leaves for the provider; answers its address and the browser's cookie. */
  readonly leave: () => Promise<{ readonly provider: URL; readonly cookie: string }>;
  /** Fills in the provider's page; answers the address that it sends back to. */
  readonly consent: (provider: URL, form?: Form) => Promise<string>;
  /** Comes back; answers where the shop sends them then. */
  readonly finishSignIn: (address: string, cookie: string) => Promise<string>;
  /** The same, when they are let in: answers the token, and the browser's cookie that it is good with. */
  readonly comeBack: (address: string, cookie: string) => Promise<SignIn>;
  /** All of that. */
  readonly signIn: (form?: Form) => Promise<SignIn>;
  /** Signs in at the provider and logs in with the result; fails when that is refused. */
  readonly enter: (form?: Form) => Promise<Entered>;
}

export function goodidVisitor(backend: () => TestBackend): GoodidVisitor {
  const { tokenLogin } = accountClient(backend);
  const locationOf = (response: Response): string => response.headers.get("location") ?? "";
  const visitor: GoodidVisitor = {
    async leave() {
      const response = await backend().fetch("/signin/goodid", { redirect: "manual" });
      return {
        provider: new URL(locationOf(response)),
        cookie: response.headers.get("set-cookie")?.split(";")[0] ?? "",
      };
    },
    async consent(provider, form = {}) {
      const asked = {
        ...Object.fromEntries(provider.searchParams),
        email: "anna@pelda.hu",
        name: "Kovács Anna",
        decision: "allow",
        ...form,
      };
      const response = await backend().fetch("/goodid-simulator/authorize", {
        method: "POST",
        headers: { "content-type": "application/x-www-form-urlencoded" },
        body: new URLSearchParams(asked).toString(),
      });
      return locationOf(response);
    },
    finishSignIn: async (address, cookie) =>
      locationOf(await backend().fetch(address.replace(shop, ""), { headers: { cookie } })),
    async comeBack(address, cookie) {
      const response = await backend().fetch(address.replace(shop, ""), { headers: { cookie } });
      const given = response.headers.getSetCookie().find((text) => text.startsWith("signin=")) ?? "";
      return {
        token: locationOf(response).replace(`${shop}/token-login/`, ""),
        cookie: given.split(";")[0] ?? "",
      };
    },
    async signIn(form) {
      const left = await visitor.leave();
      return await visitor.comeBack(await visitor.consent(left.provider, form), left.cookie);
    },
    async enter(form) {
      const { token, cookie } = await visitor.signIn(form);
      const { data, errors } = await tokenLogin(token, {}, { cookie });
      if (data === null) throw new Error(JSON.stringify(errors));
      return data.tokenLogin;
    },
  };
  return visitor;
}
