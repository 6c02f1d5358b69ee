import { Disclosure } from '@verstat/ui/disclosure'
import { Check, ClipboardList, Factory } from '@verstat/ui/icons'
import { LinkButton } from '@verstat/ui/link-button'
import type { ReactNode } from 'react'
import { useHref } from '../../lib/navigation/site-link.tsx'
import { PlanTable } from '../plans/plan-table.tsx'
import { SellerPart } from '../plans/seller-part.tsx'
import type { AdvertisementView } from './advertisement-view.ts'
import { BoostTable } from './boost-table.tsx'
import { PlaceListingCard } from './place-listing-card.tsx'

export function AdvertisementPage({ view }: { readonly view: AdvertisementView }) {
  const { hero, cards, free, plans, offers, boosts, rules, questions, how } = view
  return (
    <div className="grid grid-cols-1 gap-14 lg:gap-16">
      <div className="grid grid-cols-1 items-start gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)]">
        <div className="lg:pt-4">
          <h1 className="text-26 font-bold lg:text-36">{hero.heading}</h1>
          <p className="mt-3 max-w-form text-17 text-ink-soft">{hero.text}</p>
        </div>
        <section className="rounded-12 border border-line bg-surface p-5 lg:p-6">
          <h2 className="text-17">{free.heading}</h2>
          <ul className="mt-3 grid gap-2">
            {free.items.map((item) => (
              <li key={item} className="flex gap-2.5">
                <Check size={20} className="mt-0.5 shrink-0 text-good" />
                {item}
              </li>
            ))}
          </ul>
        </section>
      </div>

      <div className="grid grid-cols-1 gap-6 lg:grid-cols-2">
        {cards.map((card) => (
          <PlaceListingCard key={card.kind} card={card} />
        ))}
      </div>

      <Part title={how.heading}>
        <ol className="mt-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
          {how.steps.map((step, at) => (
            <li key={step} className="flex gap-3 lg:block">
              <span
                aria-hidden="true"
                className="flex size-8 shrink-0 items-center justify-center rounded-full bg-accent-soft font-semibold text-accent"
              >
                {at + 1}
              </span>
              <p className="min-w-0 pt-1 lg:pt-2">{step}</p>
            </li>
          ))}
        </ol>
      </Part>

      <Part title={plans.heading}>
        <p className="mt-1 mb-4 text-ink-soft">{plans.note}</p>
        <div className="grid grid-cols-1 gap-6 lg:grid-cols-2">
          {offers.map((offer) => (
            <OfferCard key={offer.kind} offer={offer} />
          ))}
        </div>
      </Part>

      <div className="grid grid-cols-1 gap-x-16 gap-y-14 lg:grid-cols-2">
        <Part title={boosts.heading}>
          <p className="mt-1 mb-2 text-ink-soft">{boosts.text}</p>
          {boosts.rows.length > 0 && (
            <Disclosure summary={boosts.fold} className="border-y border-line">
              <BoostTable boosts={boosts} />
            </Disclosure>
          )}
        </Part>
        <Part title={rules.heading}>
          <ul className="mt-4 grid gap-4">
            {rules.items.map((rule) => (
              <li key={rule} className="border-s-2 border-ink ps-4">
                {rule}
              </li>
            ))}
          </ul>
        </Part>
      </div>

      <Part title={questions.heading}>
        <div className="mt-3 max-w-4xl border-t border-line">
          {questions.items.map(({ id, question, answer }) => (
            <Disclosure key={id} summary={question} className="border-b border-line">
              <p className="max-w-measure pb-4 text-ink-soft">{answer}</p>
            </Disclosure>
          ))}
        </div>
      </Part>
      {view.seller && <SellerPart seller={view.seller} className="max-w-4xl" />}
    </div>
  )
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section>
      <h2 className="text-26">{title}</h2>
      {children}
    </section>
  )
}

function OfferCard({ offer }: { readonly offer: AdvertisementView['offers'][number] }) {
  const href = useHref()
  const Icon = offer.kind === 'order' ? ClipboardList : Factory
  return (
    <section className="min-w-0 rounded-12 border border-line bg-surface p-3 sm:p-6">
      <h3 className="flex items-center gap-2.5 text-20">
        <Icon size={22} className="text-accent" />
        {offer.heading}
      </h3>
      <div className="mt-3">
        <PlanTable
          offer={offer}
          foot={{
            label: offer.choose.row,
            of: (planId) => {
              const way = offer.choose.ways.find(({ id }) => id === planId)
              return (
                way && (
                  <LinkButton size="small" href={href(way.path)} aria-label={way.name}>
                    {offer.choose.label}
                  </LinkButton>
                )
              )
            },
          }}
        />
      </div>
      <dl className="mt-4 grid gap-2 rounded-8 bg-well p-4 text-13">
        {offer.plans.map(({ id, name, text }) => (
          <div key={id}>
            <dt className="inline font-semibold">{name}.</dt> <dd className="inline text-ink-soft">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
