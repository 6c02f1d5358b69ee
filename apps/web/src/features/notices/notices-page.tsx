import type { NoticeArea, User } from '@verstat/contract'
import { CreditCard, Mail, UserRound } from '@verstat/ui/account-icons'
import { cx } from '@verstat/ui/class-names'
import { EmptyState } from '@verstat/ui/empty-state'
import type { IconProps } from '@verstat/ui/icon'
import { CircleCheck, ClipboardList, Package } from '@verstat/ui/icons'
import { LinkButton } from '@verstat/ui/link-button'
import type { ComponentType } from 'react'
import { SiteLink, useHref } from '../../lib/navigation/site-link.tsx'
import { usePage } from '../../lib/use-page.ts'
import type { NoticesView, NoticeView } from './load-notices.ts'
import { noticesPath } from './notices-query.ts'
import { ReadAllForm } from './read-all-form.tsx'
import { useReading } from './use-reading.ts'

export type NoticesPageProps = { readonly user: User; readonly view: NoticesView }

/** Lists what the user was told in the last 90 days. */
export function NoticesPage({ user, view }: NoticesPageProps) {
  const { t } = usePage()
  const news = useReading(user, view)
  const { rows } = view
  return (
    <div className="max-w-[48rem]">
      <h1 className="text-26 lg:text-36">{t('notices.title')}</h1>
      <p className="mt-1 text-13 text-ink-soft">
        {t('notices.kept')}{' '}
        <SiteLink to="/user/edit#notifications" className="text-link">
          {t('notices.settings')}
        </SiteLink>
      </p>
      <section aria-label={t('notices.label')} className="mt-5">
        {rows.length === 0 ? (
          <EmptyState title={t('notices.empty')} text={t('notices.emptyText')} />
        ) : (
          <ul className="divide-y divide-line overflow-hidden rounded-12 border border-line bg-surface">
            {rows.map((notice) => (
              <NoticeRow key={notice.id} notice={notice} isNew={!notice.isRead || news.has(notice.id)} />
            ))}
          </ul>
        )}
      </section>
      <div className="mt-6 flex flex-wrap items-center justify-between gap-3">
        <OtherPages view={view} />
        <ReadAllForm view={view} />
      </div>
    </div>
  )
}

const ICONS: Readonly<Record<NoticeArea, ComponentType<IconProps>>> = {
  lead: UserRound,
  listing: ClipboardList,
  payment: CreditCard,
  offer: Package,
  order: ClipboardList,
  question: Mail,
  deal: CircleCheck,
  invitation: Mail,
  inbox: Mail,
  message: Mail,
  file: ClipboardList,
}

function NoticeRow({ notice, isNew }: { readonly notice: NoticeView; readonly isNew: boolean }) {
  const { t } = usePage()
  const Icon = ICONS[notice.area]
  return (
    <li className={cx('relative flex gap-3 px-4 py-3 hover:bg-well', isNew && 'bg-accent-soft')}>
      <Icon size={18} className={cx('mt-0.75 shrink-0', isNew ? 'text-accent' : 'text-ink-soft')} />
      <div className="min-w-0 flex-1">
        <SiteLink
          to={notice.href}
          className={cx('wrap-anywhere no-underline after:absolute after:inset-0', isNew && 'font-medium')}
        >
          {notice.text}
        </SiteLink>
        <p className="text-13 text-ink-soft">
          {isNew && <span className="font-medium text-accent">{t('notices.new')} · </span>}
          {notice.time}
        </p>
      </div>
    </li>
  )
}

function OtherPages({ view: { query, next } }: Pick<NoticesPageProps, 'view'>) {
  const { t } = usePage()
  const href = useHref()
  if (query.before === undefined && next === null) return null
  return (
    <nav aria-label={t('common.pager.label')} className="flex flex-wrap gap-2">
      {query.before !== undefined && (
        <LinkButton href={href(noticesPath())}>{t('notices.latest')}</LinkButton>
      )}
      {next !== null && (
        <LinkButton href={href(noticesPath({ before: next }))}>{t('notices.older')}</LinkButton>
      )}
    </nav>
  )
}
