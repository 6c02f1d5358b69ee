import { useRouterState } from '@tanstack/react-router'
import type { User } from '@verstat/contract'

/** Returns the signed-in user. Returns null for a visitor, and on a page whose root route failed. */
export function useUser(): User | null {
  return useRouterState({ select: ({ matches }) => matches[0]?.context?.user ?? null })
}
