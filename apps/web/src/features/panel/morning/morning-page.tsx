import type { Morning } from '@verstat/contract'
import { createFormat, type LocaleCode, pickText } from '@verstat/i18n'
import { usePage } from '../../../lib/use-page.ts'
import { PanelTitle } from '../frame/panel-title.tsx'
import { moderationPath } from '../moderation/moderation-query.ts'
import { type Figure, FigureGrid } from './figure-grid.tsx'
import { WorkList } from './work-list.tsx'

export type MorningPageProps = {
  readonly morning: Morning
  /** Time of the server. With this time, server and browser render the same ages. */
  readonly now: string
}

/** Shows what waits for staff. Every number and every row leads to the page where the work is done. */
export function MorningPage({ morning, now }: MorningPageProps) {
  const { t, format: pageFormat, locale } = usePage()
  const format = createFormat(t, () => new Date(now))
  const { pending, payments, ending } = morning
  return (
    <>
      <PanelTitle title={t('panel.morning.title')}>
        <p className="text-ink-soft first-letter:uppercase">{pageFormat.fullDay(now)}</p>
      </PanelTitle>
      <FigureGrid figures={useFigures(morning, format)} />
      <div className="mt-6 grid items-start gap-x-8 gap-y-6 lg:grid-cols-2">
        <WorkList
          title={t('panel.morning.pending')}
          empty={t('panel.morning.noPending')}
          all={{ to: '/panel/moderation', count: pending.total }}
          now={now}
          rows={pending.items.map(({ kind, id, what, title, since }) => ({
            key: `${kind} ${id} ${what}`,
            to: moderationPath({ item: id }),
            ...titled(title, locale),
            note: `${t(`panel.pendingKind.${kind}`)} · ${t(`panel.pendingWhat.${what}`)}`,
            since,
            value: format.age(since),
          }))}
        />
        {payments && (
          <WorkList
            title={t('panel.morning.payments')}
            empty={t('panel.morning.noPayments')}
            all={{ to: '/panel/payments?show=work', count: payments.total }}
            now={now}
            rows={payments.items.map(({ id, number, description, amount, createdAt }) => ({
              key: id,
              to: `/panel/payments/${id}`,
              text: t('panel.pay.numbered', { number: String(number) }),
              note: `${description[locale]} · ${format.money(amount.amountMinor, amount.currency)}`,
              since: createdAt,
              value: format.age(createdAt),
            }))}
          />
        )}
        {ending && (
          <WorkList
            title={t('panel.morning.ending')}
            empty={t('panel.morning.noEnding')}
            all={{ to: '/panel/subscriptions?show=ending', count: ending.total }}
            now={now}
            rows={ending.items.map(({ id, subject, periodEnd }) => ({
              key: id,
              to: `/panel/subscriptions/${id}`,
              ...titled(subject.title, locale),
              note: t(`panel.pendingKind.${subject.kind}`),
              value: t('panel.morning.until', { date: format.dayTime(periodEnd) }),
            }))}
          />
        )}
      </div>
    </>
  )
}

function titled(title: Parameters<typeof pickText>[0], locale: LocaleCode) {
  const { text, lang } = pickText(title, locale)
  return { text: text ?? '', lang }
}

function useFigures(morning: Morning, format: ReturnType<typeof createFormat>): readonly Figure[] {
  const { t } = usePage()
  const { pending, payments, revenue, leads, ending, feedback } = morning
  const oldest = pending.items[0]?.since
  const money = (sum: { readonly amountMinor: number; readonly currency: 'UAH' | 'EUR' | 'USD' }) =>
    format.money(sum.amountMinor, sum.currency)
  const figures: readonly (Figure | null)[] = [
    {
      to: '/panel/moderation',
      label: t('panel.morning.inReview'),
      value: format.number(pending.total),
      note: oldest && t('panel.morning.oldest', { age: format.age(oldest) }),
      isUrgent: pending.total > 0,
    },
    payments && {
      to: '/panel/payments?show=work',
      label: t('panel.morning.cases'),
      value: format.number(payments.total),
      isUrgent: payments.total > 0,
    },
    payments && {
      to: '/panel/payments/receipts',
      label: t('panel.morning.receipts'),
      value: format.number(payments.receipts),
      isUrgent: payments.receipts > 0,
    },
    feedback && {
      to: '/panel/feedback?topic=report',
      label: t('panel.morning.reports'),
      value: format.number(feedback.reports),
      isUrgent: feedback.reports > 0,
    },
    feedback && {
      to: '/panel/feedback',
      label: t('panel.morning.messages'),
      value: format.number(feedback.open),
      note:
        feedback.oldest === null
          ? undefined
          : t('panel.morning.oldest', { age: format.age(feedback.oldest) }),
    },
    revenue && {
      to: '/panel/revenue?days=7',
      label: t('panel.morning.revenueToday'),
      value: money(revenue.today),
    },
    revenue && {
      to: '/panel/revenue?days=7',
      label: t('panel.morning.revenueDays', { n: 7 }),
      value: money(revenue.week),
    },
    revenue && {
      to: '/panel/revenue',
      label: t('panel.morning.revenueDays', { n: 30 }),
      value: money(revenue.month),
    },
    {
      to: '/panel/leads?hours=24',
      label: t('panel.morning.leadsDay'),
      value: format.number(leads.day),
      note: t('panel.morning.leadsWeek', { n: leads.week }),
    },
    ending && {
      to: '/panel/subscriptions?show=ending',
      label: t('panel.morning.endingCount'),
      value: format.number(ending.total),
    },
  ]
  return figures.filter((figure) => figure !== null)
}
