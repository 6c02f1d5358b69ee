import { buyBoost } from '@verstat/contract/browser'
import { Checkbox } from '@verstat/ui/checkbox'
import { type Fact, FactsTable } from '@verstat/ui/facts-table'
import { useHref } from '../../lib/navigation/site-link.tsx'
import { usePage } from '../../lib/use-page.ts'
import { ApiFormBox } from '../forms/api-form-box.tsx'
import { SubmitButton } from '../forms/submit-button.tsx'
import { useApiForm } from '../forms/use-api-form.ts'
import type { SubscriptionView } from './subscription-view.ts'

type Props = { readonly view: SubscriptionView }

export function BoostsPart({ view }: Props) {
  const { t } = usePage()
  const { subscription, boosts } = view
  return (
    <section id="boosts" aria-labelledby="boosts-heading" className="mt-10 scroll-mt-6">
      <h2 id="boosts-heading" className="text-20">
        {t('plans.boost.title')}
      </h2>
      <p className="mt-1 text-ink-soft">{t('plans.boost.text')}</p>
      <BoughtBoosts view={view} />
      {!subscription.allowed.includes('boost') ? (
        <p className="mt-3">{t('plans.boost.notNow')}</p>
      ) : (
        boosts.length > 0 && <BoostForm view={view} />
      )}
    </section>
  )
}

function BoughtBoosts({ view: { subscription } }: Props) {
  const { t, format, now } = usePage()
  if (subscription.boosts.length === 0) return null
  const facts = subscription.boosts.map(({ boost: id, startsAt, endsAt }, at): Fact => {
    const name = subscription.items.find((item) => item.id === id)?.name[t.locale] ?? id
    const key = `${id} ${at}`
    if (startsAt === null || endsAt === null) return { key, label: name, value: t('plans.boost.waiting') }
    const date = format.dayTime(endsAt)
    const runs = Date.parse(startsAt) <= now().getTime()
    const value = runs
      ? t('plans.boost.until', { date })
      : t('plans.boost.later', { from: format.dayTime(startsAt), to: date })
    return { key, label: name, value }
  })
  return (
    <>
      <h3 className="mt-4 text-15 font-medium">{t('plans.boost.mine')}</h3>
      <FactsTable facts={facts} />
    </>
  )
}

function BoostForm({ view: { subscription, boosts } }: Props) {
  const { t, send, format } = usePage()
  const href = useHref()
  const { kind, id } = subscription.subject
  const form = useApiForm({
    id: 'buy-boost',
    send: (values, options) =>
      send(buyBoost, { listing: { kind, id }, boostId: values.text('boostId') }, options),
    done: ({ transaction }) => location.assign(href(transaction.paymentUrl)),
  })
  return (
    <ApiFormBox form={form} className="mt-3">
      <fieldset className="grid gap-3">
        <legend className="sr-only">{t('plans.boost.title')}</legend>
        {boosts.map((boost, at) => {
          const price = format.money(boost.price.amountMinor, boost.price.currency)
          return (
            <Checkbox
              key={boost.id}
              type="radio"
              name="boostId"
              value={boost.id}
              defaultChecked={at === 0}
              className="rounded-12 border border-line bg-surface px-4 py-3"
              label={
                <>
                  <span className="font-medium">{boost.name[t.locale]}</span>
                  <span className="block text-ink-soft">{boost.text[t.locale]}</span>
                  <span className="block">
                    {boost.days === null
                      ? t('plans.boost.once', { price })
                      : t('plans.boost.lasts', { price, n: boost.days })}
                  </span>
                </>
              }
            />
          )
        })}
      </fieldset>
      <SubmitButton form={form} className="justify-self-start" busy={t('plans.choose.busy')}>
        {t('plans.boost.label')}
      </SubmitButton>
    </ApiFormBox>
  )
}
