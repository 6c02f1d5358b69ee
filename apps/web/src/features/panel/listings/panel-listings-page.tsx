import type { PanelListingRow } from '@verstat/contract'
import { DECISIONS, LISTING_KINDS, ORDER_STATUSES, PRODUCER_STATUSES } from '@verstat/contract/browser'
import { pickText } from '@verstat/i18n'
import { Chip } from '@verstat/ui/chip'
import { EmptyState } from '@verstat/ui/empty-state'
import { SiteLink, useHref } from '../../../lib/navigation/site-link.tsx'
import { usePage } from '../../../lib/use-page.ts'
import { BulkBar } from '../bulk/bulk-bar.tsx'
import { SelectBox } from '../bulk/select-box.tsx'
import { useSelection } from '../bulk/use-selection.ts'
import { ExportButton } from '../frame/export-button.tsx'
import { FilterInput, FilterSelect, PanelFilters } from '../frame/panel-filters.tsx'
import { PanelMore } from '../frame/panel-more.tsx'
import { PanelTable } from '../frame/panel-table.tsx'
import { PanelTitle } from '../frame/panel-title.tsx'
import type { ListingsQuery } from './listings-query.ts'
import { StatusBadge } from './status-badge.tsx'
import { statusText } from './status-text.ts'

export type PanelListingsPageProps = {
  readonly query: ListingsQuery
  readonly items: readonly PanelListingRow[]
  readonly next: string | null
  readonly mayDecide: boolean
}

export function PanelListingsPage({
  query: { before, ...query },
  items,
  next,
  mayDecide,
}: PanelListingsPageProps) {
  const { t, format, locale } = usePage()
  const selection = useSelection(items, ({ id }) => id)
  const href = useHref()
  const statuses: readonly string[] = query.kind === 'order' ? ORDER_STATUSES : PRODUCER_STATUSES
  return (
    <>
      <PanelTitle title={t('panel.listings.title')}>
        <ExportButton table="listings" filter={query} />
      </PanelTitle>
      <nav aria-label={t('panel.listings.kind')} data-keep-focus="" className="mt-3">
        <ul className="flex flex-wrap gap-2">
          {LISTING_KINDS.map((kind) => (
            <li key={kind}>
              <Chip href={href(`/panel/listings?kind=${kind}`)} selected={kind === query.kind}>
                {t(kind === 'order' ? 'common.nav.orders' : 'common.nav.producers')}
              </Chip>
            </li>
          ))}
        </ul>
      </nav>
      <PanelFilters path="/panel/listings" query={query} className="sm:grid-cols-[minmax(0,1fr)_13rem_auto]">
        <input type="hidden" name="kind" value={query.kind} />
        <FilterInput type="search" name="query" label={t('panel.listings.query')} value={query.query} />
        <FilterSelect
          name="status"
          label={t('panel.listings.status')}
          value={query.status}
          options={statuses.map((status) => ({ value: status, label: statusText(t, status) }))}
        />
      </PanelFilters>
      {mayDecide && (
        <BulkBar
          selection={selection}
          acts={DECISIONS}
          itemOf={({ id, version, title }) => ({
            kind: query.kind,
            id,
            version,
            what: 'new',
            text: pickText(title, locale).text ?? id,
          })}
        />
      )}
      <div className="mt-4">
        {items.length === 0 ? (
          <EmptyState title={t('panel.listings.none')} text={t('panel.listings.noneText')} />
        ) : (
          <PanelTable
            caption={t('panel.listings.title')}
            heads={[
              t('panel.listings.listing'),
              t('panel.listings.status'),
              t('panel.listings.owner'),
              t('panel.listings.created'),
            ]}
            rows={items.map((item) => {
              const { text, lang } = pickText(item.title, locale)
              return {
                key: item.id,
                cells: [
                  <span key="title" className="flex items-start gap-1">
                    {mayDecide && (
                      <SelectBox
                        label={t('panel.bulk.select', { title: text ?? item.id })}
                        isSelected={selection.has(item)}
                        isDisabled={selection.isFull && !selection.has(item)}
                        onChange={() => selection.toggle(item)}
                      />
                    )}
                    <span className="grid min-w-0 py-1">
                      <SiteLink
                        to={`/panel/listings/${query.kind}/${item.id}`}
                        lang={lang}
                        className="text-link inline-flex min-h-6 items-center font-medium pointer-coarse:min-h-11"
                      >
                        {text}
                      </SiteLink>
                      {item.number !== null && (
                        <span className="text-13 text-ink-soft">
                          {t('panel.listings.number', { number: String(item.number) })}
                        </span>
                      )}
                    </span>
                  </span>,
                  <StatusBadge key="status" status={item.status} />,
                  item.owner && (
                    <SiteLink key="owner" to={`/panel/users/${item.owner.id}`} className="text-link">
                      {item.owner.name}
                    </SiteLink>
                  ),
                  <time
                    key="created"
                    dateTime={item.createdAt}
                    className="text-ink-soft whitespace-nowrap max-lg:text-13"
                  >
                    {format.day(item.createdAt)}
                  </time>,
                ],
              }
            })}
          />
        )}
        <PanelMore path="/panel/listings" query={query} before={before} next={next} />
      </div>
    </>
  )
}
