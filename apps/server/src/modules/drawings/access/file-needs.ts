import type { FileAccess, FileNeed } from '@verstat/contract'
import type { GrantRow } from './reader.repository.ts'

export type Ground = {
  readonly ground: 'granted' | 'invited' | 'shortlisted'
  readonly producerId: string
}

/** What decides which files of one order a person may open. */
export type Standing = {
  /** Null for visitors. */
  readonly userId: string | null
  readonly isOwner: boolean
  /** What the person lacks to know of closed files. */
  readonly lacks: readonly FileNeed[]
  readonly ground: Ground | null
  readonly ndaRequired: boolean
  readonly hasAcceptedNda: boolean
}

/** What a person still needs to open a file. Nothing if they may open it. */
export function fileNeeds(standing: Standing, access: FileAccess): FileNeed[] {
  if (access === 'public' || standing.isOwner) return []
  const needs = [...standing.lacks]
  if (standing.userId === null) return needs
  if (standing.ndaRequired && !standing.hasAcceptedNda) needs.push('accept_nda')
  if (access === 'granted' && !standing.ground) needs.push('access')
  return needs
}

export type GroundFacts = {
  /** The person's producers. */
  readonly producers: readonly GrantRow[]
  /** The producer whose offer the owner considers. */
  readonly shortlisted: string | null
  /** The producer of a deal about the order that goes on or is completed. */
  readonly dealt: string | null
}

/**
 * Why a person may open `granted` files. What the owner said about a producer by name counts first: after a refusal, an
 * invitation to another producer of the same person opens nothing.
 */
export function groundOf({ producers, shortlisted, dealt }: GroundFacts): Ground | null {
  const granted = producers.find(
    ({ state, is_online, id }) => state === 'granted' && (is_online || id === dealt),
  )
  if (granted) return { ground: 'granted', producerId: granted.id }
  if (producers.some(({ revoked_at }) => revoked_at !== null)) return null
  const considered = dealt ?? shortlisted
  if (considered !== null) return { ground: 'shortlisted', producerId: considered }
  const invited = producers.find(({ is_invited, is_online }) => is_invited && is_online)
  return invited ? { ground: 'invited', producerId: invited.id } : null
}
