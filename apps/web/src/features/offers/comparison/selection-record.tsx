import type { ComparedOffer, ComparisonRow } from '@verstat/contract'
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { usePage } from '../../../lib/use-page.ts'
import { orderQuantity } from '../../listing/listing-words.ts'
import { isOpen, type Line, useLines } from './comparison-lines.tsx'
import { type ComparisonView, vatMode } from './load-comparison.ts'
import { useDecision } from './offer-state.ts'

type Props = { readonly view: ComparisonView }

/** Lines with long texts or facts about the producer, which stand below the figures of an offer. */
const BELOW: ReadonlySet<string> = new Set(['deviations', 'place', 'deals'])

/** The comparison on paper: an offer a row, and below it what was decided and why. Screens do not show it. */
export function SelectionRecord({ view }: Props) {
  const page = usePage()
  const { t, format } = page
  const { query, comparison } = view
  const { quantity, unit, order, items } = comparison
  const ordered = orderQuantity(page, { ...order, unit })
  const lines = useLines(view)
  const columns = lines.filter(({ key }) => !BELOW.has(key))
  const amount = quantity === null ? '' : unit ? format.quantity(quantity, unit) : format.number(quantity)
  return (
    <table className="hidden w-full border-collapse text-13 print:table">
      <caption className="pb-2 text-start">
        {[
          amount && t('comparison.record.quantity', { amount }),
          t(`comparison.record.sums.${vatMode(query, order)}`),
        ]
          .filter(Boolean)
          .join(' · ')}
      </caption>
      <thead>
        <tr className="border-b border-line-strong text-start align-bottom">
          <th scope="col" className={CELL}>
            {t('comparison.record.offer')}
          </th>
          {columns.map(({ key, label }) => (
            <th key={key} scope="col" className={CELL}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="border-b border-line">
        <tr className="align-top">
          <th scope="row" className={CELL}>
            <span className="font-medium">{t('comparison.wish.title')}</span>
            {ordered && <span className="block">{ordered.text}</span>}
          </th>
          {columns.map(({ key, wish }) => (
            <td key={key} className={CELL}>
              {wish}
            </td>
          ))}
        </tr>
      </tbody>
      {items.map((row) => (
        <tbody key={row.offer.id} className="break-inside-avoid border-b border-line">
          <tr className="align-top">
            <th scope="row" className={CELL}>
              <OfferName offer={row.offer} />
            </th>
            {columns.map(({ key, cell }) => (
              <td key={key} className={CELL}>
                {cell(row)}
              </td>
            ))}
          </tr>
          <tr>
            <td colSpan={columns.length + 1} className={CELL}>
              <Decision row={row} below={lines.filter(({ key }) => BELOW.has(key))} />
            </td>
          </tr>
        </tbody>
      ))}
    </table>
  )
}

const CELL = 'px-1.5 py-1 text-start font-regular wrap-break-word first:ps-0'

function OfferName({ offer: { producer, number, createdAt } }: { readonly offer: ComparedOffer }) {
  const { t, format } = usePage()
  return (
    <>
      <span className="font-medium">{producer?.name ?? t('comparison.nobody')}</span>
      <span className="block">{t('offers.own.number', { number: String(number) })}</span>
      <span className="block">{format.fullDay(createdAt)}</span>
    </>
  )
}

function Decision({ row, below }: { readonly row: ComparisonRow; readonly below: readonly Line[] }) {
  const { t } = usePage()
  const { outdated, declinedNote } = row.offer
  return (
    <>
      <p className="font-medium">
        {useDecision(row.offer)}
        {outdated && isOpen(row) && ` · ${t('comparison.outdated')}`}
      </p>
      {declinedNote && <p className="whitespace-pre-line">{declinedNote}</p>}
      <p>
        {below.map(({ key, label, cell }, place) => (
          <span key={key}>
            {place > 0 && ' · '}
            {label}: {cell(row)}
          </span>
        ))}
      </p>
    </>
  )
}

/** When the page is printed, which may be long after it was opened. */
export function PrintedAt() {
  const { t, format, now } = usePage()
  const [at, setAt] = useState(now)

  useEffect(() => {
    const update = () => flushSync(() => setAt(now()))
    addEventListener('beforeprint', update)
    return () => removeEventListener('beforeprint', update)
  }, [now])

  return (
    // The server rendered an earlier minute.
    <p className="hidden text-13 print:block" suppressHydrationWarning>
      {t('comparison.printed', { date: format.exact(at) })}
    </p>
  )
}
