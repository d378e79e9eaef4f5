"use client";
import type { SessionState } from "@kamra/core";
import type { User } from "@kamra/core/session";
import { useSession } from "./useSession.ts";

const userOf = ({ user }: SessionState): User | null => user;

/** The logged-in user; null for a guest, and until the user is loaded. */
export function useUser(): User | null {
  return useSession(userOf);
}
