"use client";
import type { SessionState } from "@kamra/core";
import type { User } from "@kamra/core/session";
import { useSession } from "./useSession.ts";

const userOf = ({ user }: SessionState): User | null => user;

/** Who is logged in; null for a guest, and until the server has said who it is. */
export function useUser(): User | null {
  return useSession(userOf);
}
