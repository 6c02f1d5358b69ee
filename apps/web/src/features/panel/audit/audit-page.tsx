import type { AuditEntry } from '@verstat/contract'
import { AUDIT_AREAS } from '@verstat/contract/browser'
import { EmptyState } from '@verstat/ui/empty-state'
import { SiteLink } from '../../../lib/navigation/site-link.tsx'
import { usePage } from '../../../lib/use-page.ts'
import { ExportButton } from '../frame/export-button.tsx'
import { FilterInput, FilterSelect, PanelFilters } from '../frame/panel-filters.tsx'
import { PanelMore } from '../frame/panel-more.tsx'
import { PanelTable } from '../frame/panel-table.tsx'
import { PanelTitle } from '../frame/panel-title.tsx'
import { actionText } from './action-text.ts'
import type { AuditQuery } from './audit-query.ts'
import { printDetails } from './print-details.ts'

export type AuditPageProps = {
  readonly query: AuditQuery
  readonly items: readonly AuditEntry[]
  readonly next: string | null
}

export function AuditPage({ query: { before, ...query }, items, next }: AuditPageProps) {
  const { t, format } = usePage()
  return (
    <>
      <PanelTitle title={t('panel.audit.title')}>
        <ExportButton table="audit" filter={query} />
      </PanelTitle>
      <PanelFilters
        path="/panel/audit"
        query={query}
        className="grid-cols-2 lg:grid-cols-[repeat(3,minmax(0,1fr))]"
      >
        <FilterSelect
          name="area"
          label={t('panel.audit.area')}
          value={query.area}
          options={AUDIT_AREAS.map((area) => ({ value: area, label: t(`panel.area.${area}`) }))}
        />
        <FilterInput type="date" name="from" label={t('panel.audit.from')} value={query.from} />
        <FilterInput type="date" name="to" label={t('panel.audit.to')} value={query.to} />
        <FilterInput name="actor" label={t('panel.audit.actorId')} value={query.actor} />
        <FilterInput name="subject" label={t('panel.audit.subjectId')} value={query.subject} />
      </PanelFilters>
      <div className="mt-4">
        {items.length === 0 ? (
          <EmptyState title={t('panel.audit.none')} />
        ) : (
          <PanelTable
            caption={t('panel.audit.title')}
            heads={[
              t('panel.audit.action'),
              t('panel.audit.at'),
              t('panel.audit.actor'),
              t('panel.audit.subject'),
              t('panel.audit.details'),
            ]}
            rows={items.map((entry) => ({
              key: String(entry.id),
              cells: [
                <span key="action" className="font-medium">
                  {actionText(t, entry.action)}
                </span>,
                <time
                  key="at"
                  dateTime={entry.at}
                  title={format.exact(entry.at)}
                  className="whitespace-nowrap"
                >
                  {format.dayTime(entry.at)}
                </time>,
                entry.actor && (
                  <SiteLink key="actor" to={`/panel/users/${entry.actor.id}`} className="text-link">
                    {entry.actor.name ?? entry.actor.id}
                  </SiteLink>
                ),
                entry.subject && <Subject key="subject" subject={entry.subject} />,
                <Details key="details" entry={entry} />,
              ],
            }))}
          />
        )}
        <PanelMore path="/panel/audit" query={query} before={before} next={next} />
      </div>
    </>
  )
}

function Subject({ subject: { id, kind, name } }: { readonly subject: NonNullable<AuditEntry['subject']> }) {
  const to =
    kind === 'user' ? `/panel/users/${id}` : kind === null ? undefined : `/panel/listings/${kind}/${id}`
  if (to === undefined) return <span className="wrap-anywhere text-ink-soft">{id}</span>
  return (
    <SiteLink to={to} className="text-link">
      {name ?? id}
    </SiteLink>
  )
}

function Details({ entry }: { readonly entry: AuditEntry }) {
  const { t, format } = usePage()
  const lines = [...printDetails(t, format, entry), ...(entry.ip ? [entry.ip] : [])]
  return (
    <span className="grid text-13 wrap-anywhere text-ink-soft">
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </span>
  )
}
