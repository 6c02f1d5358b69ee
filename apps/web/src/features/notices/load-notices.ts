import type { Notice, NoticeArea } from '@verstat/contract'
import { listNotices } from '@verstat/contract/browser'
import type { PageContext } from '../../lib/page-context.ts'
import type { NoticesQuery } from './notices-query.ts'

export type NoticeView = {
  readonly id: string
  readonly area: NoticeArea
  readonly text: string
  /** Path without the language prefix. */
  readonly href: string
  readonly time: string
  readonly isRead: boolean
}

export type NoticesView = {
  readonly query: NoticesQuery
  readonly rows: readonly NoticeView[]
  readonly next: string | null
  readonly unread: number
}

const SHOWN = 30

export async function loadNotices(
  { send, format }: Pick<PageContext, 'send' | 'format'>,
  query: NoticesQuery,
  signal: AbortSignal,
): Promise<NoticesView> {
  const { items, next, unread } = await send(listNotices, { ...query, limit: SHOWN }, { signal })
  const rows = items.map(({ id, type, text, href, createdAt, readAt }) => ({
    id,
    area: areaOf(type),
    text,
    href,
    time: format.dayTime(createdAt),
    isRead: readAt !== null,
  }))
  return { query, rows, next, unread }
}

function areaOf(type: Notice['type']): NoticeArea {
  const [area] = type.split('.', 1)
  // Every type is named `area.what`.
  return area as NoticeArea
}
