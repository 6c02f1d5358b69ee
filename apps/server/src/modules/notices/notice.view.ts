import type { Notice, NoticeType } from '@verstat/contract'
import type { LocaleCode } from '@verstat/i18n'
import type { z } from 'zod/mini'
import type { NoticeRow } from './notice.repository.ts'
import { noticeWords } from './notice-words.ts'
import type { NoticesContext } from './notices-context.ts'

/** Shows a notice in a language. Throws for a type that no module has added. */
export function viewNotice(
  { notices, accounts }: Pick<NoticesContext, 'notices' | 'accounts'>,
  locale: LocaleCode,
  row: NoticeRow,
): z.input<typeof Notice> {
  const kind = notices.kinds.find(row.type)
  if (!kind) throw new Error(`No module has added the notice ${row.type}`)
  const ref = { kind: row.ref_kind, id: row.ref_id }
  // `notify` stored these data together with the type, and their types belong together.
  const data = row.data as never
  return {
    id: row.id,
    type: row.type as NoticeType,
    ref,
    data: { ...row.data },
    text: kind.text(noticeWords(accounts.mail.translate, locale, row.person), data),
    href: kind.path(data, ref),
    readAt: row.read_at?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
  }
}
