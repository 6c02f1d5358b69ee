import type { PendingItem } from '@verstat/contract'
import { createFormat, type LocaleCode, pickText } from '@verstat/i18n'
import { cx } from '@verstat/ui/class-names'
import { SiteLink } from '../../../lib/navigation/site-link.tsx'
import { usePage } from '../../../lib/use-page.ts'
import { BulkBar } from '../bulk/bulk-bar.tsx'
import { SelectBox } from '../bulk/select-box.tsx'
import type { Selection } from '../bulk/use-selection.ts'
import { type ModerationQuery, moderationPath } from './moderation-query.ts'

export type QueueProps = {
  readonly items: readonly PendingItem[]
  readonly open: string
  readonly query: ModerationQuery
  readonly now: string
  /** Absent for staff who may not decide. */
  readonly selection: Selection<PendingItem> | undefined
}

/** The moderation queue. Moderators can select several items and decide about them at once. */
export function Queue({ items, open, query, now, selection }: QueueProps) {
  const { t, locale } = usePage()
  const format = createFormat(t, () => new Date(now))
  return (
    <nav aria-label={t('panel.moderation.queue')} data-keep-focus="" className="min-w-0 max-lg:order-2">
      <ul className="divide-y divide-line overflow-clip rounded-12 border border-line bg-surface">
        {items.map((item) => {
          const { text, lang } = titleOf(item, locale)
          return (
            <li
              key={keyOfPending(item)}
              className={cx('flex items-start hover:bg-well', item.id === open && 'bg-accent-soft')}
            >
              {selection && (
                <SelectBox
                  label={t('panel.bulk.select', { title: text })}
                  isSelected={selection.has(item)}
                  isDisabled={selection.isFull && !selection.has(item)}
                  onChange={() => selection.toggle(item)}
                />
              )}
              <SiteLink
                to={moderationPath({ ...query, item: item.id })}
                aria-current={item.id === open ? 'true' : undefined}
                className={cx('block min-w-0 grow py-2 pe-3 no-underline', selection ? '' : 'ps-3')}
              >
                <span lang={lang} className="block wrap-anywhere">
                  {text}
                </span>
                <span className="flex flex-wrap gap-x-2 text-13 text-ink-soft">
                  <span>{t(`panel.pendingWhat.${item.what}`)}</span>
                  <time dateTime={item.since}>{format.age(item.since)}</time>
                </span>
              </SiteLink>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

/** The bar with the decisions about the selected items of the queue. */
export function QueueBar({ selection }: { readonly selection: Selection<PendingItem> }) {
  const { locale } = usePage()
  return (
    <BulkBar
      selection={selection}
      acts={['approve', 'reject']}
      itemOf={(item) => ({ ...item, text: titleOf(item, locale).text })}
    />
  )
}

export function keyOfPending({ kind, id, what }: PendingItem): string {
  return `${kind} ${id} ${what}`
}

export function titleOf({ title }: PendingItem, locale: LocaleCode) {
  const { text, lang } = pickText(title, locale)
  return { text: text ?? '', lang }
}
