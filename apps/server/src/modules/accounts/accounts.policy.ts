import type { Role } from '@verstat/contract'
import type { Actor } from '../../platform/http/caller.ts'

/** What decides the rights of a user: role, second factor, and whether the installation is open. */
export type Standing = {
  readonly role: Role
  readonly hasSecondFactor: boolean
  /** Whether the installation is reachable from other machines. */
  readonly isOpen: boolean
}

export function isStaff({ role }: { readonly role: Role }): boolean {
  return role !== 'user'
}

/** Staff may use the panel; on an open installation only with a second factor. */
export function mayUsePanel({ role, hasSecondFactor, isOpen }: Standing): boolean {
  return isStaff({ role }) && (hasSecondFactor || !isOpen)
}

/** Whether a staff member must set up a second factor before using the panel. */
export function mustEnrol(standing: Standing): boolean {
  return isStaff(standing) && !mayUsePanel(standing)
}

/** Users see their own private fields; so does staff. */
export function maySeeWhole(actor: Actor | null, userId: string, isOpen: boolean): boolean {
  return actor !== null && (actor.userId === userId || mayUsePanel({ ...actor, isOpen }))
}
