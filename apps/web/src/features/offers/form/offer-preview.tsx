import { unitPriceText } from '@verstat/i18n'
import { usePage } from '../../../lib/use-page.ts'
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
  const sums = answer?.sums
  const unit = order.unit ?? terms?.unit ?? null
  return (
    <aside
      aria-labelledby="offer-preview"
      className="grid gap-2 rounded-12 border border-line bg-well p-4 lg:sticky lg:top-4"
    >
      <h2 id="offer-preview" className="text-17">
        {t('offers.preview.title')}
      </h2>
      {answer?.quantity != null && unit && (
        <p className="text-13 text-ink-soft">
          {t('offers.preview.quantity', { quantity: format.quantity(answer.quantity, unit) })}
        </p>
      )}
      {sums ? (
        <dl aria-live="polite" className="grid gap-2">
          <Sum label={t('offers.preview.gross')} value={format.money(sums.gross, order.currency)} isMain />
          <Sum label={t('offers.preview.net')} value={format.money(sums.net, order.currency)} />
          <Sum
            label={t('offers.preview.unitGross')}
            value={unitPriceText(format, sums.unitGross, order.currency)}
          />
          {answer.code === 'delivery_unknown' && (
            <p className="text-13 text-warn">{t('comparison.code.delivery_unknown')}</p>
          )}
        </dl>
      ) : (
        <p className="text-ink-soft">
          {t(answer?.code ? `comparison.code.${answer.code}` : 'offers.preview.empty')}
        </p>
      )}
    </aside>
  )
}

type SumProps = { readonly label: string; readonly value: string; readonly isMain?: boolean }

function Sum({ label, value, isMain = false }: SumProps) {
  return (
    <div>
      <dt className="text-13 text-ink-soft">{label}</dt>
      <dd className={isMain ? 'text-20 font-semibold' : 'font-medium'}>{value}</dd>
    </div>
  )
}
