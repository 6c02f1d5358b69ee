import type { Lead, LeadSide } from '@verstat/contract'
import type { z } from 'zod/mini'
import { localized } from '../listing/localized-columns.ts'
import { isPublic } from '../listing/public-status.ts'
import type { LeadRow, PersonProducer } from './lead-list.repository.ts'

/**
 * `producers` contains the producers of all people in the list of leads. Only the listing's owner sees who asked for
 * the contact.
 */
export function viewLead(
  row: LeadRow,
  side: LeadSide,
  producers: readonly PersonProducer[],
  conversationId: string | null,
): z.input<typeof Lead> {
  const isKnown = side === 'received' && row.person_id !== null
  return {
    id: row.id,
    at: row.at.toISOString(),
    listing: {
      kind: row.kind,
      id: row.listing_id,
      slug: row.slug,
      title: localized(row.title_uk, row.title_en),
      isPublic: isPublic(row.kind, row.status),
    },
    person: isKnown
      ? {
          id: row.person_id,
          name: `${row.firstname} ${row.lastname}`,
          producers: producers
            .filter(({ owner_id }) => owner_id === row.person_id)
            .map(({ slug, name }) => ({ slug, name })),
        }
      : null,
    message: row.message,
    conversationId,
    state: row.state,
    note: row.note,
  }
}
