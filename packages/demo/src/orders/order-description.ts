import type { Random } from '../random.ts'
import { chooseNeed, NEEDS } from './need-sentences.ts'
import { SENTENCES } from './order-sentences.ts'
import type { Wording } from './order-words.ts'
import { drawChoices, writePhrase } from './phrase.ts'
import type { TextFacts } from './text-facts.ts'
import type { Sentence, TradeItem, TradeLeaf } from './trade-table.ts'

export type DescriptionPlan = {
  readonly need: Wording
  readonly opening: Said | null
  readonly paragraphs: readonly (readonly Said[])[]
  readonly certificates: readonly string[]
  readonly asksForSample: boolean
  readonly separator: ' ' | '\n\n'
}

type Said = { readonly sentence: Sentence; readonly choices: readonly number[] }

/**
 * Chooses the sentences of a description, from two sentences to five paragraphs. No sentence contradicts the fields of
 * the order.
 */
export function planDescription(
  random: Random,
  leaf: TradeLeaf,
  item: TradeItem,
  facts: TextFacts,
): DescriptionPlan {
  const length = random.weighted(LENGTHS)
  const common = isSeries(leaf, facts) ? SERIES : SENTENCES
  const buyers = leaf.buyers.filter(({ repeat }) => repeat === null || repeat === facts.repeat)
  const isCommon = buyers.length === 0 || random.chance(0.35)
  const opening = length.hasOpening ? random.pick(isCommon ? common.buyers : buyers) : undefined
  // A customer of the type `supply` buys from stock and therefore provides neither patterns nor material.
  const isAllowed = ({ isFromCustomer }: Sentence) => facts.type !== 'supply' || !isFromCustomer
  const details = random.sample(leaf.details.filter(isAllowed), length.details)
  const demands = random.sample(leaf.demands.filter(isAllowed), length.demands)
  const trade = [...(item.spec ? [item.spec] : []), ...details, ...demands]
  const terms = random.sample(termsOf(common, facts, trade), length.terms).map((pool) => random.pick(pool))
  const closing = random.sample(common.closing, length.closing)
  const say = (sentence: Sentence): Said => ({ sentence, choices: drawChoices(random, sentence) })
  return {
    need: chooseNeed(leaf, facts, opening?.isSearch ? 0 : random.int(0, NEEDS - 1)),
    opening: opening ? say(opening) : null,
    paragraphs: [item.spec ? [item.spec, ...details] : details, demands, terms, closing].map((one) =>
      one.map(say),
    ),
    certificates: length.terms > 0 ? facts.certificates : [],
    asksForSample: trade.some(({ asksForSample }) => asksForSample),
    separator: length.isOneParagraph ? ' ' : '\n\n',
  }
}

/**
 * Writes the text of a planned description. `need` is the sentence that says what the customer needs, in the wording
 * that the plan has chosen.
 */
export function writeDescription(plan: DescriptionPlan, locale: 'uk' | 'en', need: string): string {
  let text = plan.opening ? `${write(plan.opening, locale)} ${need}` : need
  for (const sentences of plan.paragraphs) {
    let separator: string = plan.separator
    for (const sentence of sentences) {
      text += separator + write(sentence, locale)
      separator = ' '
    }
  }
  if (plan.certificates.length === 0) return text
  const heading = locale === 'uk' ? 'Потрібні сертифікати' : 'Certificates required'
  return `${text}${plan.separator}${heading}: ${plan.certificates.join(', ')}.`
}

function write({ sentence, choices }: Said, locale: 'uk' | 'en'): string {
  return writePhrase(sentence, locale, choices)
}

type Length = {
  readonly hasOpening: boolean
  readonly details: number
  readonly demands: number
  readonly terms: number
  readonly closing: number
  readonly isOneParagraph: boolean
}

const LENGTHS: readonly (readonly [Length, weight: number])[] = [
  [{ hasOpening: false, details: 1, demands: 0, terms: 0, closing: 0, isOneParagraph: true }, 10],
  [{ hasOpening: true, details: 1, demands: 1, terms: 1, closing: 0, isOneParagraph: true }, 20],
  [{ hasOpening: true, details: 2, demands: 1, terms: 2, closing: 1, isOneParagraph: false }, 35],
  [{ hasOpening: true, details: 3, demands: 2, terms: 3, closing: 1, isOneParagraph: false }, 25],
  [{ hasOpening: true, details: 4, demands: 3, terms: 4, closing: 2, isOneParagraph: false }, 10],
]

type Common = Pick<typeof SENTENCES, keyof typeof SENTENCES.series>

const SERIES: Common = {
  buyers: [...SENTENCES.buyers, ...SENTENCES.series.buyers],
  payment: [...SENTENCES.payment, ...SENTENCES.series.payment],
  delivery: [...SENTENCES.delivery, ...SENTENCES.series.delivery],
  closing: [...SENTENCES.closing, ...SENTENCES.series.closing],
}

function isSeries({ orderTypes }: TradeLeaf, { type }: TextFacts): boolean {
  return type !== 'prototype' && type !== 'engineering' && orderTypes.includes('production')
}

/**
 * Returns lists of sentences about terms such as payment or delivery. Each list covers one topic that applies to the
 * order and that the description does not mention yet.
 */
function termsOf(
  common: Common,
  facts: TextFacts,
  used: readonly Sentence[],
): readonly (readonly Sentence[])[] {
  const { repeat, materialBy, type } = facts
  const papers = facts.files.length > 0 ? SENTENCES.files : SENTENCES.noFiles
  const pools: (readonly Sentence[])[] = [
    common.payment,
    facts.vat ? SENTENCES.vat : SENTENCES.noVat,
    facts.ndaRequired ? SENTENCES.nda : papers,
  ]
  if (!used.some((one) => one.isDelivery)) pools.push(common.delivery)
  if (repeat !== 'once') pools.push(SENTENCES.repeat[repeat])
  if (facts.budgetMode === 'request') pools.push(SENTENCES.request)
  if (facts.sampleRequired && type !== 'prototype' && !used.some((one) => one.asksForSample)) {
    pools.push(SENTENCES.sample)
  }
  if ((type === 'production' || type === 'prototype') && !used.some((one) => one.isFromCustomer)) {
    pools.push(SENTENCES.material[materialBy])
  }
  return pools
}
