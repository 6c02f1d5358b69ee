import type { ReactNode } from 'react'
import { usePage } from '../use-page.ts'

export type PersonalSlotProps = {
  /** Unique within the page. What the slot shows may depend on the user and the language, and on nothing else. */
  readonly name: string
  readonly children: ReactNode
}

/**
 * A part of a page that depends on the user. The server replaces it in a cached page. Everything else on pages that users
 * share, see `isSameForUsers`, must be the same for all users.
 */
export function PersonalSlot({ name, children }: PersonalSlotProps) {
  const { slots } = usePage()
  return (
    <>
      {slots ? slots.open(name) : null}
      {children}
      {slots ? slots.close : null}
    </>
  )
}
