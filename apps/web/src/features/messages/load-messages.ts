import { notFound, redirect } from '@tanstack/react-router'
import type {
  Conversation,
  listConversations as listRoute,
  Message,
  RejectedForm,
  RouteOutput,
} from '@verstat/contract'
import {
  apiErrorCode,
  getConversation,
  getOrder,
  getProducer,
  listConversations,
  listMessages,
} from '@verstat/contract/browser'
import type { PageContext } from '../../lib/page-context.ts'
import { writtenText } from '../listing/listing-words.ts'

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const SHOWN = 30

export type InboxQuery = { readonly query?: string; readonly before?: string }

export type InboxView = { readonly query: InboxQuery; readonly list: RouteOutput<typeof listRoute> }

export type ThreadView = {
  readonly conversation: Conversation
  readonly messages: readonly Message[]
  /** Whether there are earlier messages. */
  readonly more: boolean
  /** Id of a message that is sent without JavaScript. */
  readonly nextId: string
  readonly refused: RejectedForm | null
}

/** Reads a query such as `?query=тканина`. Unknown values are ignored. */
function readInboxQuery(search: unknown): InboxQuery {
  const { query, before } = search as Readonly<Record<string, unknown>>
  const words = typeof query === 'string' ? query.trim().slice(0, 100) : ''
  return {
    ...(words.length >= 2 ? { query: words } : {}),
    ...(typeof before === 'string' && !Number.isNaN(Date.parse(before)) ? { before } : {}),
  }
}

export function inboxPath(query: InboxQuery = {}): string {
  const text = new URLSearchParams(query).toString()
  return text === '' ? '/user/messages' : `/user/messages?${text}`
}

export async function loadInbox(
  { send }: PageContext,
  search: unknown,
  signal: AbortSignal,
): Promise<InboxView> {
  const query = readInboxQuery(search)
  return { query, list: await send(listConversations, { ...query, limit: SHOWN }, { signal }) }
}

export async function loadThread(context: PageContext, id: string, signal: AbortSignal): Promise<ThreadView> {
  if (!ID.test(id)) throw notFound()
  const { send, refusedForm = null } = context
  try {
    const [conversation, { items, more }] = await Promise.all([
      send(getConversation, { id }, { signal }),
      send(listMessages, { conversationId: id }, { signal }),
    ])
    return { conversation, messages: items, more, nextId: crypto.randomUUID(), refused: refusedForm }
  } catch (error) {
    if (apiErrorCode(error) === 'not_found') throw notFound()
    throw error
  }
}

export type NewConversation = {
  readonly producerId: string
  readonly producerName: string
  readonly order: { readonly id: string; readonly slug: string; readonly title: string } | null
  /** Whether the user writes as the producer, to the customer of the order. */
  readonly isProducer: boolean
  readonly refused: RejectedForm | null
}

/** Loads whom a new conversation is with, from `?producer=…&order=…`. */
export async function loadNewConversation(
  context: PageContext,
  search: unknown,
  signal: AbortSignal,
): Promise<NewConversation> {
  // A form that was refused without JavaScript has the same fields.
  const given = context.refusedForm?.values ?? search
  const { producer = '', order: slug = '' } = given as Readonly<Record<string, string | undefined>>
  if (!ID.test(producer) || !/^[a-z0-9-]{0,200}$/.test(slug)) throw notFound()
  const { send, locale, refusedForm = null } = context
  try {
    const [found, order] = await Promise.all([
      send(getProducer, { slug: producer }, { signal }),
      slug === '' ? null : send(getOrder, { slug }, { signal }),
    ])
    const about = { producerId: found.id, ...(order ? { orderId: order.id } : {}), limit: 2 }
    const { items } = await send(listConversations, about, { signal })
    const known = items.find((item) => (item.order?.id ?? null) === (order?.id ?? null))
    if (known) throw redirect({ to: '/user/messages/$id', params: { id: known.id }, replace: true })
    return {
      producerId: found.id,
      producerName: found.name,
      order: order && {
        id: order.id,
        slug: order.slug,
        title: writtenText(order.title, locale)?.text ?? '',
      },
      isProducer: found.access === 'owner',
      refused: refusedForm,
    }
  } catch (error) {
    const code = apiErrorCode(error)
    if (code === 'not_found' || code === 'gone') throw notFound()
    throw error
  }
}
