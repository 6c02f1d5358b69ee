import type { ComparedOffer, ComparisonRow } from '@verstat/contract'
import { Disclosure } from '@verstat/ui/disclosure'
import { usePage } from '../../../lib/use-page.ts'
import { OfferTermsFacts } from '../../offer-terms/offer-terms-facts.tsx'
import { askedId } from './ask-part.tsx'
import { isOpen } from './comparison-lines.tsx'
import { Decisions } from './offer-decisions.tsx'
import { useDecision } from './offer-state.ts'

type Props = { readonly row: ComparisonRow; readonly slug: string }

/** Terms that are not in the rows of the table. */
const REST: ReadonlySet<string> = new Set(['price', 'setup', 'comment'])

/** The end of a column: what the rows do not show, what was asked and decided, and what can be done. */
export function OfferEnd({ row, slug }: Props) {
  const { t } = usePage()
  const { offer } = row
  return (
    <div className="grid gap-2">
      {/* The heading of a long column is out of sight here. */}
      <p aria-hidden="true" className="font-medium wrap-anywhere max-lg:hidden">
        {offer.producer?.name ?? t('comparison.nobody')}
      </p>
      {!isOpen(row) && <Decided offer={offer} />}
      <Asks offer={offer} />
      <Disclosure summary={t('comparison.whole')}>
        <OfferTermsFacts terms={offer.terms} files={offer.files} only={REST} isNarrow />
      </Disclosure>
      <Decisions row={row} slug={slug} />
    </div>
  )
}

function Decided({ offer }: { readonly offer: ComparedOffer }) {
  const decision = useDecision(offer)
  return (
    <div className="text-13 wrap-anywhere">
      <p>{decision}</p>
      {offer.declinedNote && <p className="whitespace-pre-line text-ink-soft">{offer.declinedNote}</p>}
    </div>
  )
}

function Asks({ offer: { id, asks } }: { readonly offer: ComparedOffer }) {
  const { t, format } = usePage()
  return asks.map(({ text, at, fields, answeredBy }, place) => (
    <div key={at} id={askedId(id, place)} tabIndex={-1} className="scroll-mt-4 text-13 wrap-anywhere">
      <p>
        {[
          t('comparison.askedFor', {
            fields: fields.map((field) => t(`offers.ask.${field}`)).join(', ') || t('offers.ask.other'),
            date: format.day(at),
          }),
          answeredBy === null ? '' : t('comparison.askAnswered'),
        ]
          .filter(Boolean)
          .join('. ')}
      </p>
      <p className="whitespace-pre-line text-ink-soft">{text}</p>
    </div>
  ))
}
