import { buyBoost } from '@verstat/contract/browser'
import { Checkbox } from '@verstat/ui/checkbox'
import { Disclosure } from '@verstat/ui/disclosure'
import { type Fact, FactsTable } from '@verstat/ui/facts-table'
import { useHref } from '../../lib/navigation/site-link.tsx'
import { usePage } from '../../lib/use-page.ts'
import { ApiFormBox } from '../forms/api-form-box.tsx'
import { SubmitButton } from '../forms/submit-button.tsx'
import { useApiForm } from '../forms/use-api-form.ts'
import type { SubscriptionView } from './subscription-view.ts'

type Props = { readonly view: SubscriptionView }

export function BoostsPart({ view }: Props) {
  const { t, format } = usePage()
  const { subscription, boosts } = view
  const prices = boosts.map(({ price }) => price.amountMinor)
  const cheapest = format.money(Math.min(...prices), boosts[0]?.price.currency ?? 'UAH')
  return (
    <section id="boosts" aria-labelledby="boosts-heading" className="scroll-mt-6">
      <h2 id="boosts-heading" className="text-20">
        {t('plans.boost.title')}
      </h2>
      <BoughtBoosts view={view} />
      {!subscription.allowed.includes('boost') ? (
        <p className="mt-1 text-ink-soft">{t('plans.boost.notNow')}</p>
      ) : (
        boosts.length > 0 && (
          <Disclosure
            summary={t(`plans.boost.fold.${subscription.subject.kind}`, { price: cheapest })}
            className="mt-2 rounded-12 border border-line bg-surface px-4"
          >
            <p className="text-ink-soft">{t('plans.boost.text')}</p>
            <IncludedBoosts view={view} />
            <BoostForm view={view} />
          </Disclosure>
        )
      )}
    </section>
  )
}

/** Names the boosts that the plan includes. A boost is not for sale while the plan includes it. */
function IncludedBoosts({ view: { subscription, boosts } }: Props) {
  const { t, format } = usePage()
  const facts = boosts.flatMap(({ id, gives, name }): Fact[] => {
    const included = subscription.included.find(({ feature }) => feature === gives)
    if (!included) return []
    const value =
      included.until === null
        ? t('plans.boost.includedLater')
        : t('plans.boost.included', { date: format.day(included.until) })
    return [{ key: id, label: name[t.locale], value }]
  })
  return facts.length === 0 ? null : <FactsTable facts={facts} />
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

function BoostForm({ view }: Props) {
  const { subscription } = view
  const { t, send, format } = usePage()
  const href = useHref()
  const { kind, id } = subscription.subject
  const form = useApiForm({
    id: 'buy-boost',
    send: (values, options) =>
      send(buyBoost, { listing: { kind, id }, boostId: values.text('boostId') }, options),
    done: ({ transaction }) => location.assign(href(transaction.paymentUrl)),
  })
  const boosts = view.boosts.filter(
    ({ gives }) => !subscription.included.some(({ feature }) => feature === gives),
  )
  if (boosts.length === 0) return null
  return (
    <ApiFormBox form={form} className="mt-3 pb-4">
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
