import { leadText, paymentText, sampleText, warrantyText } from '@verstat/i18n'
import { usePage } from '../../../lib/use-page.ts'
import { Line, SumLines } from '../sum-lines.tsx'
import { previewSums } from './preview-sums.ts'
import type { OfferedFacts, TermsBody } from './typed-terms.ts'

export type PreviewTerms = TermsBody

export type OfferPreviewProps = {
  /** What is typed so far. Null until the page can read it. */
  readonly terms: PreviewTerms | null
  readonly order: OfferedFacts
}

/** What the customer will see in the comparison, while the producer types. */
export function OfferPreview({ terms, order }: OfferPreviewProps) {
  const { t, format } = usePage()
  const answer = terms && previewSums(terms, order)
  const unit = order.unit ?? terms?.unit ?? null
  const quantity = answer?.quantity ?? null
  return (
    <aside
      aria-labelledby="offer-preview"
      className="grid gap-2 rounded-12 border border-line bg-well p-4 lg:sticky lg:top-4"
    >
      <h2 id="offer-preview" className="text-17">
        {t('offers.preview.title')}
      </h2>
      {quantity !== null && unit && (
        <p className="text-13 text-ink-soft">
          {t('offers.preview.quantity', { quantity: format.quantity(quantity, unit) })}
        </p>
      )}
      {terms && answer?.sums && quantity !== null ? (
        <SumLines terms={pricedTerms(terms)} sums={answer.sums} quantity={quantity} unit={unit}>
          <OtherTerms terms={terms} />
        </SumLines>
      ) : (
        <p className="text-ink-soft">
          {t(answer?.code ? `comparison.code.${answer.code}` : 'offers.preview.empty')}
        </p>
      )}
      {answer?.sums && answer.code === 'delivery_unknown' && (
        <p className="text-13 text-warn">{t('comparison.code.delivery_unknown')}</p>
      )}
    </aside>
  )
}

function pricedTerms({ price, vat, delivery, currency }: PreviewTerms) {
  return {
    price: { ...price, setupMinor: price.setupMinor ?? 0 },
    vat: { mode: vat.mode, rate: vat.rate ?? null },
    delivery: { mode: delivery.mode, amountMinor: delivery.amountMinor ?? null },
    currency,
  }
}

const DAY = /^\d{4}-\d{2}-\d{2}$/

/** Null for a number that is not typed yet, or not as a number. */
function typed(number: number | null | undefined): number | null {
  return number != null && Number.isFinite(number) ? number : null
}

/** What the customer compares besides the price. Numbers that are not typed yet are left out. */
function OtherTerms({ terms }: { readonly terms: PreviewTerms }) {
  const page = usePage()
  const { t } = page
  const { format } = page
  const { leadDays, leadFrom, prepaymentPercent, paymentDays, meetsAll, deviations } = terms
  const { sample, warrantyMonths, validUntil, comment, currency } = terms
  const sampleWords =
    sample &&
    sampleText(
      page,
      {
        offered: sample.offered,
        amountMinor: typed(sample.amountMinor),
        days: typed(sample.days),
      },
      currency,
    )
  return (
    <>
      {Number.isInteger(leadDays) && (
        <Line label={t('offers.fact.lead')} value={leadText(page, { leadDays, leadFrom })} />
      )}
      {Number.isInteger(prepaymentPercent) && Number.isInteger(paymentDays) && (
        <Line
          label={t('offers.fact.payment')}
          value={paymentText(page, { prepaymentPercent, paymentDays })}
        />
      )}
      <Line
        label={t('offers.fact.deviations')}
        value={meetsAll ? t('offers.deviations.none') : (deviations ?? '–')}
      />
      {sampleWords && <Line label={t('offers.fact.sample')} value={sampleWords} />}
      {warrantyMonths !== undefined && Number.isInteger(warrantyMonths) && (
        <Line label={t('offers.fact.warranty')} value={warrantyText(page, { warrantyMonths })} />
      )}
      {validUntil && DAY.test(validUntil) && (
        <Line label={t('offers.fact.validUntil')} value={format.fullDay(validUntil)} />
      )}
      {comment && <Line label={t('offers.fact.comment')} value={comment} />}
    </>
  )
}
