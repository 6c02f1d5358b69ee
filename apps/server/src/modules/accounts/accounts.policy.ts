import type { Role } from '@verstat/contract'
import type { Actor } from '../../platform/http/caller.ts'

/** What a role may do, with the second factor and the install taken into account. Pure: no data, no clock. */
export type Standing = {
  readonly role: Role
  readonly hasSecondFactor: boolean
  /** Whether the install can be reached by others. */
  readonly isOpen: boolean
}

/** Whether a person works here. */
export function isStaff({ role }: { readonly role: Role }): boolean {
  return role !== 'user'
}

/** Whether the panel is open: staff only, on an open install only with a second factor. */
export function mayUsePanel({ role, hasSecondFactor, isOpen }: Standing): boolean {
  return isStaff({ role }) && (hasSecondFactor || !isOpen)
}

/** Whether the person is staff and has yet to enrol a second factor. */
export function mustEnrol(standing: Standing): boolean {
  return isStaff(standing) && !mayUsePanel(standing)
}

/** Whether all of a user may be seen: by themselves and by staff. */
export function maySeeWhole(actor: Actor | null, userId: string, isOpen: boolean): boolean {
  return actor !== null && (actor.userId === userId || mayUsePanel({ ...actor, isOpen }))
}
