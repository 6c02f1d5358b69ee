import { LEAD_SIDES, LEAD_STATES } from '@verstat/contract/browser'
import { Chip } from '@verstat/ui/chip'
import { cx } from '@verstat/ui/class-names'
import { EmptyState } from '@verstat/ui/empty-state'
import { LinkButton } from '@verstat/ui/link-button'
import { SiteLink, useHref } from '../../lib/navigation/site-link.tsx'
import { usePage } from '../../lib/use-page.ts'
import { LeadRow } from './lead-row.tsx'
import { leadsPath } from './leads-query.ts'
import type { LeadsView } from './load-leads.ts'

type Props = { readonly view: LeadsView }

/** Lists the contact requests that the user has received or sent. */
export function LeadsPage({ view }: Props) {
  const { t } = usePage()
  const href = useHref()
  const { query, rows, next } = view
  const { before, ...first } = query
  return (
    <div className="max-w-5xl">
      <h1 className="text-26 lg:text-36">{t('leads.title')}</h1>
      <Sides view={view} />
      <States view={view} />
      {query.listing !== undefined && (
        <p className="mt-4">
          {t('leads.oneListing')}{' '}
          <SiteLink to={leadsPath({ side: query.side })} className="text-link">
            {t('leads.showAll')}
          </SiteLink>
        </p>
      )}
      <section aria-label={t('leads.label')} className="mt-5">
        {rows.length === 0 ? (
          <Nothing view={view} />
        ) : (
          <ul className="divide-y divide-line rounded-12 border border-line bg-surface">
            {rows.map((lead) => (
              <LeadRow key={lead.id} lead={lead} />
            ))}
          </ul>
        )}
      </section>
      {(before !== undefined || next !== null) && (
        <nav aria-label={t('common.pager.label')} className="mt-6 flex flex-wrap gap-2">
          {before !== undefined && <LinkButton href={href(leadsPath(first))}>{t('leads.first')}</LinkButton>}
          {next !== null && (
            <LinkButton href={href(leadsPath({ ...first, before: next }))}>{t('leads.next')}</LinkButton>
          )}
        </nav>
      )}
    </div>
  )
}

function Sides({ view: { query, newCount } }: Props) {
  const { t, format } = usePage()
  return (
    <nav aria-label={t('leads.sides')} className="mt-5 border-b border-line">
      <ul className="-mb-px flex flex-wrap gap-x-1">
        {LEAD_SIDES.map((side) => (
          <li key={side}>
            <SiteLink
              to={leadsPath({ side })}
              aria-current={side === query.side ? 'page' : undefined}
              className={cx(
                'flex min-h-11 items-center gap-1.5 border-b-2 px-3 font-medium no-underline transition-colors hover:text-accent',
                side === query.side ? 'border-accent text-accent' : 'border-transparent',
              )}
            >
              {t(`leads.side.${side}`)}
              {side === 'received' && newCount > 0 && (
                <span className="text-13 font-regular text-ink-soft">{format.number(newCount)}</span>
              )}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function States({ view: { query } }: Props) {
  const { t } = usePage()
  const href = useHref()
  const { side, listing } = query
  const kept = { side, ...(listing === undefined ? {} : { listing }) }
  return (
    <nav aria-label={t('leads.states')} className="mt-4">
      <ul className="flex flex-wrap gap-2">
        <li>
          <Chip href={href(leadsPath(kept))} selected={query.state === undefined}>
            {t('leads.all')}
          </Chip>
        </li>
        {LEAD_STATES.map((state) => (
          <li key={state}>
            <Chip href={href(leadsPath({ ...kept, state }))} selected={query.state === state}>
              {t(`leads.filter.${state}`)}
            </Chip>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Nothing({ view: { query } }: Props) {
  const { t } = usePage()
  const href = useHref()
  const { side, state, before } = query
  if (state !== undefined || before !== undefined) {
    return (
      <EmptyState title={t('leads.empty.filtered')}>
        <LinkButton href={href(leadsPath({ side }))}>{t('leads.showAll')}</LinkButton>
      </EmptyState>
    )
  }
  return (
    <EmptyState title={t(`leads.empty.${side}`)} text={t(`leads.empty.${side}Text`)}>
      {side === 'sent' && <LinkButton href={href('/producers')}>{t('leads.find')}</LinkButton>}
    </EmptyState>
  )
}
