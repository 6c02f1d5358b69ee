import type { ComparedOffer, OfferTerms } from '@verstat/contract'
import { type TermsFact, termsFacts } from '@verstat/i18n'
import { usePage } from '../../../lib/use-page.ts'

/** When an offer was revised, and each term that is another one since: the old value, and the new one. */
export function ChangedTerms({ offer }: { readonly offer: ComparedOffer }) {
  const { t, format } = usePage()
  const { before, terms, revision } = offer
  const changes = useChanges(before?.terms ?? terms, terms)
  if (before === null) return null
  return (
    <div className="mt-2 text-13 wrap-anywhere print:hidden">
      <p className="font-medium">
        {t('comparison.changed.when', {
          date: format.dayTime(before.changedAt),
          revision: String(revision),
        })}
      </p>
      {changes.length > 0 && (
        <ul className="mt-1 grid gap-1">
          {changes.map(({ key, label, from, to }) => (
            <li key={key}>
              <span className="text-ink-soft">{label}:</span>{' '}
              <del className="text-ink-soft">
                <span className="sr-only">{t('comparison.changed.was')} </span>
                {from}
              </del>{' '}
              <span aria-hidden="true">→</span>{' '}
              <ins className="font-medium no-underline">
                <span className="sr-only">{t('comparison.changed.is')} </span>
                {to}
              </ins>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

type Change = { readonly key: string; readonly label: string; readonly from: string; readonly to: string }

function useChanges(past: OfferTerms, present: OfferTerms): readonly Change[] {
  const page = usePage()
  const { t, format } = page
  const quantity = ({ quantity, unit }: OfferTerms): TermsFact => ({
    key: 'quantity',
    label: t('fields.order.quantity'),
    lines: quantity === null ? [] : [unit ? format.quantity(quantity, unit) : format.number(quantity)],
  })
  const factsOf = (terms: OfferTerms) =>
    new Map([quantity(terms), ...termsFacts(page, terms)].map((fact) => [fact.key, fact]))
  const [old, now] = [factsOf(past), factsOf(present)]
  return [...new Set([...now.keys(), ...old.keys()])].flatMap((key) => {
    const textOf = (facts: typeof old) => facts.get(key)?.lines.join('; ') || '–'
    const [from, to] = [textOf(old), textOf(now)]
    const label = (now.get(key) ?? old.get(key))?.label ?? ''
    return from === to ? [] : [{ key, label, from, to }]
  })
}
