import type { Role } from '@verstat/contract'
import type { Actor } from '../../platform/http/caller.ts'

export type Standing = {
  readonly role: Role
  readonly hasSecondFactor: boolean
  /** True when other machines can reach the installation. */
  readonly isOpen: boolean
}

export function isStaff({ role }: { readonly role: Role }): boolean {
  return role !== 'user'
}

/** Staff may use the panel. On an installation that other machines can reach, staff also need a second factor. */
export function mayUsePanel({ role, hasSecondFactor, isOpen }: Standing): boolean {
  return isStaff({ role }) && (hasSecondFactor || !isOpen)
}

/** Returns true for staff who must set up a second factor before they may use the panel. */
export function mustEnrol(standing: Standing): boolean {
  return isStaff(standing) && !mayUsePanel(standing)
}

/** Users may see all fields of their own account. Staff may see all fields of every account. */
export function maySeeWhole(actor: Actor | null, userId: string, isOpen: boolean): boolean {
  return actor !== null && (actor.userId === userId || mayUsePanel({ ...actor, isOpen }))
}
