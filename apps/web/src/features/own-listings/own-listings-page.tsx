import { useRouter } from '@tanstack/react-router'
import { Chip } from '@verstat/ui/chip'
import { cx } from '@verstat/ui/class-names'
import { EmptyState } from '@verstat/ui/empty-state'
import { LinkButton } from '@verstat/ui/link-button'
import { useRef } from 'react'
import { SiteLink, useHref } from '../../lib/navigation/site-link.tsx'
import { usePage } from '../../lib/use-page.ts'
import { ListPager } from '../listing/list-pager.tsx'
import { stopSecondClick, useKeptOrder } from './kept-order.ts'
import type { OwnListingsView } from './load-own-listings.ts'
import { OwnListingRow } from './own-listing-row.tsx'
import { ownListingsPath } from './own-listings-query.ts'

export function OwnListingsPage({ view }: { readonly view: OwnListingsView }) {
  const { t } = usePage()
  const href = useHref()
  const router = useRouter()
  const list = useRef<HTMLElement>(null)
  const { query, rows, pages } = view
  const { kind } = query
  const kept = useKeptOrder(rows, ownListingsPath(query))

  // Focuses the list when the row with the focused button is no longer in the list.
  async function changed() {
    const wasInside = list.current?.contains(document.activeElement)
    await router.invalidate()
    if (wasInside && !list.current?.contains(document.activeElement)) list.current?.focus()
  }

  return (
    <div className="max-w-5xl">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-26 lg:text-36">{t('own.list.title')}</h1>
        <LinkButton variant="primary" href={href(`/advertisement/${kind}`)}>
          {t(`own.list.place.${kind}`)}
        </LinkButton>
      </div>
      <Kinds view={view} />
      <Statuses view={view} />
      <section
        ref={list}
        tabIndex={-1}
        aria-label={t('own.list.label')}
        onClickCapture={stopSecondClick}
        className="mt-5"
      >
        {rows.length === 0 ? (
          <EmptyListings view={view} />
        ) : (
          <ul className="divide-y divide-line rounded-12 border border-line bg-surface">
            {kept.map((row) => (
              <OwnListingRow key={row.id} listing={row} changed={changed} />
            ))}
          </ul>
        )}
      </section>
      <ListPager
        className="mt-6"
        page={query.page}
        pages={pages}
        hrefOf={(page) => href(ownListingsPath({ ...query, page }))}
      />
    </div>
  )
}

function Kinds({ view: { query, totals } }: { readonly view: OwnListingsView }) {
  const { t, format } = usePage()
  return (
    <nav aria-label={t('own.list.kinds')} className="mt-5 border-b border-line">
      <ul className="-mb-px flex flex-wrap gap-x-1">
        {(['order', 'producer'] as const).map((kind) => (
          <li key={kind}>
            <SiteLink
              to={ownListingsPath({ kind })}
              aria-current={kind === query.kind ? 'page' : undefined}
              className={cx(
                'flex min-h-11 items-center gap-1.5 border-b-2 px-3 font-medium no-underline transition-colors hover:text-accent',
                kind === query.kind ? 'border-accent text-accent' : 'border-transparent',
              )}
            >
              {t(`own.list.kind.${kind}`)}
              <span className="text-13 font-regular text-ink-soft">{format.number(totals[kind])}</span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Statuses({ view: { query, statuses, totals } }: { readonly view: OwnListingsView }) {
  const { t, format } = usePage()
  const href = useHref()
  if (statuses.length === 0) return null
  const { kind } = query
  return (
    <nav aria-label={t('own.list.statuses')} className="mt-4">
      <ul className="flex flex-wrap gap-2">
        <li>
          <Chip href={href(ownListingsPath({ kind }))} selected={query.status === undefined}>
            {t('own.list.all', { count: format.number(totals[kind]) })}
          </Chip>
        </li>
        {statuses.map(({ status, count }) => (
          <li key={status}>
            <Chip href={href(ownListingsPath({ kind, status }))} selected={query.status === status}>
              {t('own.list.withCount', {
                name: t(status === 'archived' ? 'own.list.deleted' : `own.status.${status}`),
                count: format.number(count),
              })}
            </Chip>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function EmptyListings({ view: { query } }: { readonly view: OwnListingsView }) {
  const { t } = usePage()
  const href = useHref()
  const { kind, status } = query
  if (status !== undefined || query.page > 1) {
    return (
      <EmptyState title={t('own.empty.filtered')}>
        <LinkButton href={href(ownListingsPath({ kind }))}>{t('own.empty.showAll')}</LinkButton>
      </EmptyState>
    )
  }
  return (
    <EmptyState title={t(`own.empty.${kind}`)} text={t(`own.empty.${kind}Text`)}>
      <LinkButton variant="primary" href={href(`/advertisement/${kind}`)}>
        {t(`own.list.place.${kind}`)}
      </LinkButton>
    </EmptyState>
  )
}
