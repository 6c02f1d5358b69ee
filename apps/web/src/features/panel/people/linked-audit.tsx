import type { AuditEntry } from '@verstat/contract'
import { SiteLink } from '../../../lib/navigation/site-link.tsx'
import { usePage } from '../../../lib/use-page.ts'
import { actionText } from '../audit/action-text.ts'
import { printDetails } from '../audit/print-details.ts'
import { LinkedPart, PersonLink } from './linked-part.tsx'

export type LinkedAuditProps = {
  readonly entries: readonly AuditEntry[]
  readonly userId: string | undefined
}

/** Shows the latest acts of a person and the latest acts about the person. */
export function LinkedAudit({ entries, userId }: LinkedAuditProps) {
  const { t, format } = usePage()
  return (
    <LinkedPart
      title={t('panel.audit.title')}
      total={entries.length}
      heads={[t('panel.audit.action'), t('panel.audit.at'), t('panel.audit.actor'), t('panel.audit.details')]}
      rows={entries.map((entry) => ({
        key: String(entry.id),
        cells: [
          actionText(t, entry.action),
          <time key="at" dateTime={entry.at} title={format.exact(entry.at)} className="whitespace-nowrap">
            {format.dayTime(entry.at)}
          </time>,
          <PersonLink
            key="actor"
            person={entry.actor && { id: entry.actor.id, name: entry.actor.name ?? entry.actor.id }}
          />,
          <span key="details" className="text-13 wrap-anywhere text-ink-soft">
            {printDetails(t, format, entry).join('; ')}
          </span>,
        ],
      }))}
    >
      {userId !== undefined && (
        <p className="flex flex-wrap gap-x-4 text-15">
          <SiteLink to={`/panel/audit?actor=${userId}`} className="text-link">
            {t('panel.people.auditBy')}
          </SiteLink>
          <SiteLink to={`/panel/audit?subject=${userId}`} className="text-link">
            {t('panel.people.auditOf')}
          </SiteLink>
        </p>
      )}
    </LinkedPart>
  )
}
