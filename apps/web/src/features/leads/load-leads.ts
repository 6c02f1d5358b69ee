import type { Lead, LeadState, ListingKind } from '@verstat/contract'
import { listLeads } from '@verstat/contract/browser'
import type { PageContext } from '../../lib/page-context.ts'
import { type WrittenText, writtenText } from '../listing/listing-words.ts'
import { type LeadsQuery, namesNoLeads, readLeadsQuery } from './leads-query.ts'

export type LeadView = {
  readonly id: string
  readonly kind: ListingKind
  readonly title: WrittenText
  /** Path of the listing's page. Null while the listing is not public. */
  readonly href: string | null
  /** Name of the person who sent the request. Undefined when the user sent the request. */
  readonly name?: string
  readonly producers: readonly { readonly name: string; readonly href: string }[]
  /** Path of the contact details that the user has requested. They stay open on the listing's page. */
  readonly contact?: string
  /** Path of the conversation with the other person. */
  readonly talk?: string
  /** Text such as «Контакти відкрито вчора о 14:05». */
  readonly event: string
  readonly message: string | null
  readonly state: LeadState
  readonly note: string
}

export type LeadsView = {
  readonly query: LeadsQuery
  readonly rows: readonly LeadView[]
  readonly next: string | null
  readonly newCount: number
}

const SHOWN = 20

/**
 * Loads one page of the contact requests (leads) that the user has received or sent. An address that does not say which
 * begins with the side that has some.
 */
export async function loadLeads(
  context: PageContext,
  search: unknown,
  signal: AbortSignal,
): Promise<LeadsView> {
  const view = await loadSide(context, readLeadsQuery(search), signal)
  if (view.rows.length > 0 || !namesNoLeads(search)) return view
  const sent = await loadSide(context, { side: 'sent' }, signal)
  return sent.rows.length > 0 ? sent : view
}

async function loadSide(context: PageContext, query: LeadsQuery, signal: AbortSignal): Promise<LeadsView> {
  const { items, next, newCount } = await context.send(listLeads, { ...query, limit: SHOWN }, { signal })
  return { query, rows: items.map((lead) => viewLead(context, query, lead)), next, newCount }
}

function viewLead({ t, format }: PageContext, { side }: LeadsQuery, lead: Lead): LeadView {
  const { id, listing, person, message, state, note } = lead
  const time = format.dayTime(lead.at)
  return {
    id,
    kind: listing.kind,
    title: writtenText(listing.title, t.locale) ?? { text: t('leads.untitled') },
    href: listing.isPublic ? `/${listing.kind}s/${listing.slug}` : null,
    ...(side === 'received' ? { name: person?.name ?? t('leads.visitor') } : {}),
    ...(side === 'sent' && listing.isPublic && message === null
      ? { contact: `/${listing.kind}s/${listing.slug}#contact` }
      : {}),
    ...(lead.conversationId === null ? {} : { talk: `/user/messages/${lead.conversationId}` }),
    producers: (person?.producers ?? []).map(({ slug, name }) => ({ name, href: `/producers/${slug}` })),
    event: message === null ? t(`leads.asked.${side}`, { time }) : t(`leads.wrote.${side}`, { time }),
    message,
    state,
    note,
  }
}
