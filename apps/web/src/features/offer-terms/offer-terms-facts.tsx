import type { FileLink, OfferTerms } from '@verstat/contract'
import { type Fact, FactsTable } from '@verstat/ui/facts-table'
import { usePage } from '../../lib/use-page.ts'
import {
  deliveryText,
  leadText,
  paymentText,
  sampleText,
  stepPrice,
  vatText,
  warrantyText,
} from './terms-words.ts'

export type OfferTermsFactsProps = {
  readonly terms: OfferTerms
  readonly files?: readonly FileLink[]
}

/** Everything that an offer says. */
export function OfferTermsFacts({ terms, files = [] }: OfferTermsFactsProps) {
  const page = usePage()
  const { t, format } = page
  const { currency } = terms
  const facts: readonly (Fact | null)[] = [
    { key: 'price', label: t('offers.fact.price'), value: <PriceSteps terms={terms} /> },
    terms.price.setupMinor > 0
      ? { key: 'setup', label: t('offers.fact.setup'), value: format.money(terms.price.setupMinor, currency) }
      : null,
    { key: 'vat', label: t('offers.fact.vat'), value: vatText(page, terms.vat) },
    {
      key: 'delivery',
      label: t('offers.fact.delivery'),
      value: deliveryText(page, terms.delivery, currency),
    },
    { key: 'lead', label: t('offers.fact.lead'), value: leadText(page, terms) },
    { key: 'payment', label: t('offers.fact.payment'), value: paymentText(page, terms) },
    terms.sample
      ? { key: 'sample', label: t('offers.fact.sample'), value: sampleText(page, terms.sample, currency) }
      : null,
    {
      key: 'deviations',
      label: t('offers.fact.deviations'),
      value: terms.meetsAll ? t('offers.deviations.none') : <Paragraphs text={terms.deviations ?? ''} />,
    },
    { key: 'warranty', label: t('offers.fact.warranty'), value: warrantyText(page, terms) },
    { key: 'valid', label: t('offers.fact.validUntil'), value: format.fullDay(terms.validUntil) },
    terms.comment === ''
      ? null
      : { key: 'comment', label: t('offers.fact.comment'), value: <Paragraphs text={terms.comment} /> },
    files.length === 0
      ? null
      : {
          key: 'files',
          label: t('offers.fact.files'),
          value: (
            <ul>
              {files.map(({ id, name, url, size }) => (
                <li key={id}>
                  <a href={url} className="text-link wrap-anywhere">
                    {name}
                  </a>{' '}
                  <span className="font-regular text-ink-soft">{format.fileSize(size)}</span>
                </li>
              ))}
            </ul>
          ),
        },
  ]
  return <FactsTable facts={facts.filter((each) => each !== null)} />
}

function PriceSteps({ terms }: { readonly terms: OfferTerms }) {
  const page = usePage()
  const { t, format } = page
  const { price, currency, unit, quantity } = terms
  const [first] = price.steps
  if (price.basis === 'lot' && first) {
    const lot = quantity !== null && unit !== null ? format.quantity(quantity, unit) : ''
    return <>{t('offers.price.lot', { sum: format.money(first.amountMinor, currency), lot })}</>
  }
  if (price.steps.length === 1 && first && first.from <= 1)
    return <>{stepPrice(page, first, currency, unit)}</>
  return (
    <ul>
      {price.steps.map((step) => (
        <li key={step.from}>
          {t('offers.price.from', {
            amount: unit === null ? format.number(step.from) : format.quantity(step.from, unit),
            price: stepPrice(page, step, currency, unit),
          })}
        </li>
      ))}
    </ul>
  )
}

function Paragraphs({ text }: { readonly text: string }) {
  return <span className="font-regular whitespace-pre-line">{text}</span>
}
