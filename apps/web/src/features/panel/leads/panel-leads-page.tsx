import type { PanelLead } from '@verstat/contract'
import { Chip } from '@verstat/ui/chip'
import { EmptyState } from '@verstat/ui/empty-state'
import { useHref } from '../../../lib/navigation/site-link.tsx'
import { usePage } from '../../../lib/use-page.ts'
import { ExportButton } from '../frame/export-button.tsx'
import { PanelMore } from '../frame/panel-more.tsx'
import { PanelTable } from '../frame/panel-table.tsx'
import { PanelTitle } from '../frame/panel-title.tsx'
import { ListingLink, PersonLink } from '../people/linked-part.tsx'
import { LEAD_HOURS, type PanelLeadsQuery } from './panel-leads-query.ts'

export type PanelLeadsPageProps = {
  readonly query: PanelLeadsQuery
  readonly items: readonly PanelLead[]
  readonly next: string | null
}

const PERIOD_TEXT = { 24: 'panel.leads.day', 168: 'panel.leads.week', '': 'panel.leads.all' } as const

export function PanelLeadsPage({ query: { before, ...query }, items, next }: PanelLeadsPageProps) {
  const { t, format } = usePage()
  const href = useHref()
  return (
    <>
      <PanelTitle title={t('panel.leads.title')}>
        <ExportButton table="leads" filter={query} />
      </PanelTitle>
      <nav aria-label={t('panel.dashboard.period')} className="mt-3" data-keep-focus="">
        <ul className="flex flex-wrap gap-2">
          {LEAD_HOURS.map((hours) => (
            <li key={hours}>
              <Chip
                href={href(hours === '' ? '/panel/leads' : `/panel/leads?hours=${hours}`)}
                selected={query.hours === hours}
              >
                {t(PERIOD_TEXT[hours])}
              </Chip>
            </li>
          ))}
        </ul>
      </nav>
      <div className="mt-4">
        {items.length === 0 ? (
          <EmptyState title={t('panel.leads.none')} />
        ) : (
          <PanelTable
            caption={t('panel.leads.title')}
            heads={[
              t('panel.listings.listing'),
              t('panel.listings.owner'),
              t('panel.people.asked'),
              t('panel.audit.at'),
            ]}
            rows={items.map(({ id, listing, owner, person, at }) => ({
              key: id,
              cells: [
                <ListingLink key="listing" listing={listing} />,
                <PersonLink key="owner" person={owner} />,
                person ? <PersonLink key="person" person={person} /> : t('panel.people.visitor'),
                <time key="at" dateTime={at} title={format.exact(at)} className="text-ink-soft">
                  {format.dayTime(at)}
                </time>,
              ],
            }))}
          />
        )}
        <PanelMore path="/panel/leads" query={query} before={before} next={next} />
      </div>
    </>
  )
}
