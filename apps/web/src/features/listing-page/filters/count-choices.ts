import { listOrders, listProducers } from '@verstat/contract/browser'
import type { PageContext } from '../../../lib/page-context.ts'
import type { PlainSearch } from '../../../lib/urls/plain-search.ts'
import type { ListingPlace } from '../listing-href.ts'
import { countTexts, type ListingCount } from './count-texts.ts'
import { orderExtras, readOrderQuery } from './order-query.ts'
import { producerExtras, readProducerQuery } from './producer-query.ts'

/** The count waits this long after a change, so that a visitor who ticks several boxes causes only one request. */
const WAIT_MS = 300

type CountContext = Pick<PageContext, 't' | 'send'>

/** Only one form of filters is open at a time. */
let running: AbortController | undefined

/**
 * Counts the listings that match the values of an open form, a moment after the last change. Passes the new text of the
 * form's button to `show`. When the count is unknown, the text contains no number. A newer change cancels the count.
 */
export async function countChoices(
  context: CountContext,
  place: ListingPlace,
  form: HTMLFormElement,
  show: (text: string) => void,
): Promise<void> {
  const { t } = context
  const unknown = t('common.filter.apply')
  running?.abort()
  running = new AbortController()
  const { signal } = running
  await new Promise((resolve) => setTimeout(resolve, WAIT_MS))
  if (signal.aborted) return
  try {
    const count = await readCount(context, place, valuesOf(form), signal)
    if (!signal.aborted) show(count ? countTexts(t, place.kind, count).showText : unknown)
  } catch {
    // Show the button without a number. When a visitor opens the list, the list itself reports what is wrong.
    if (!signal.aborted) show(unknown)
  }
}

async function readCount(
  { t, send }: CountContext,
  { kind, filter }: ListingPlace,
  values: PlainSearch,
  signal: AbortSignal,
): Promise<ListingCount | undefined> {
  const options = { signal }
  if (kind === 'producers') {
    const { type: _none, ...path } = filter
    const { sort: _sort, ...query } = readProducerQuery(values)
    return send(listProducers, { ...path, ...producerExtras(query), limit: 1 }, options)
  }
  // The order of a list does not change its length, and a list that is not sorted is counted faster.
  const { sort: _sort, ...query } = readOrderQuery(values)
  const { extras, faults } = orderExtras(query, t)
  return faults.length > 0 ? undefined : send(listOrders, { ...filter, ...extras, limit: 1 }, options)
}

function valuesOf(form: HTMLFormElement): PlainSearch {
  const values: Record<string, string> = {}
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') values[name] = value
  return values
}
