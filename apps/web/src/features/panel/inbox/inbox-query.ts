import { FEEDBACK_TOPICS, FEEDBACK_VIEWS } from '@verstat/contract/browser'

export type InboxQuery = {
  readonly show: (typeof FEEDBACK_VIEWS)[number]
  readonly page: number
  readonly topic: (typeof FEEDBACK_TOPICS)[number] | undefined
}

/** Returns undefined for a malformed query. No link of the site has a malformed query. */
export function readInboxQuery(search: Readonly<Record<string, unknown>>): InboxQuery | undefined {
  const { show = 'open', page = '1' } = search
  const view = FEEDBACK_VIEWS.find((each) => each === show)
  if (!view || typeof page !== 'string' || !/^[1-9]\d{0,5}$/.test(page)) return undefined
  return { show: view, page: Number(page), topic: FEEDBACK_TOPICS.find((each) => each === search.topic) }
}
