import type { RealtimeEvent } from '@verstat/contract'

type Notice = { readonly text: (typeof TEXTS)[keyof typeof TEXTS]; readonly tone: 'good' | 'bad' }

const TEXTS = {
  'order published': 'live.order.published',
  'order rejected': 'live.order.rejected',
  'order blocked': 'live.order.blocked',
  'producer published': 'live.producer.published',
  'producer rejected': 'live.producer.rejected',
  'producer blocked': 'live.producer.blocked',
  'lead new': 'live.lead.new',
  'transaction paid': 'live.transaction.paid',
} as const

/** Returns the toast for an event about the user's own listing or payment, or undefined when the event has no toast. */
export function noticeOf({ ref, d }: RealtimeEvent, path: string): Notice | undefined {
  const key = `${ref.kind} ${d.status}`
  if (!isNoticeKey(key)) return undefined
  // The page of a payment already shows the event.
  if (ref.kind === 'transaction' && path.startsWith('/payment/')) return undefined
  return { text: TEXTS[key], tone: /rejected|blocked/.test(key) ? 'bad' : 'good' }
}

function isNoticeKey(key: string): key is keyof typeof TEXTS {
  return Object.hasOwn(TEXTS, key)
}

const LISTS = [
  '/user',
  '/user/advertisment',
  '/user/leads',
  '/user/notices',
  '/user/offers',
  '/user/deals',
  '/user/messages',
]

/** The files of one order, for its owner and for those who ask for them. */
const FILES = /^(?:\/user)?\/orders\/[^/]+\/files$/

/** Pages of one offer, one deal, one conversation and one comparison. */
const ONE = /^\/user\/(offers|deals|messages|advertisment\/offers)\/[^/]+$/

/**
 * Says whether a page lists the user's own data. Such a page may be reloaded, because its forms keep
 * their input.
 */
export function showsOwnData(path: string): boolean {
  return LISTS.includes(path) || ONE.test(path) || FILES.test(path) || path.startsWith('/user/subscription/')
}
