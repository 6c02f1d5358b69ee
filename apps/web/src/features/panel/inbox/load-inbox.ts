import { listFeedback } from '@verstat/contract/browser'
import type { PageContext } from '../../../lib/page-context.ts'
import type { InboxQuery } from './inbox-query.ts'

/** Loads a page of messages and the current time. With this time, server and browser render the same relative times. */
export async function loadInbox({ send, now }: PageContext, query: InboxQuery, signal: AbortSignal) {
  const { show, page, topic } = query
  const { items, total, pages } = await send(
    listFeedback,
    { show, page, limit: 20, ...(topic ? { topic } : {}) },
    { signal },
  )
  return { ...query, items, total, pages, now: now().toISOString() }
}

export type Inbox = Awaited<ReturnType<typeof loadInbox>>
