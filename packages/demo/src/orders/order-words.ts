import type { Unit } from '@verstat/contract'
import { formatNumber } from '@verstat/i18n'
import { enCount, type UkForms, ukCount } from '../plural.ts'
import { writePhrase } from './phrase.ts'
import type { TradeItem, TradeLeaf } from './trade-table.ts'

/** The forms of item, work and quantity that Ukrainian sentences need. */
export type UkWords = {
  readonly genitive: string
  readonly accusative: string
  /** The infinitive of the work, such as «пошити». `work` is the noun, such as «пошиття». */
  readonly todo: string
  readonly work: string
  /**
   * The quantity with an abbreviated unit, such as «1 500 шт.». `volumeInWords` has the whole word, such as «1 500
   * штук».
   */
  readonly volume: string
  readonly volumeInWords: string
}

export type EnWords = Pick<UkWords, 'work' | 'volume' | 'volumeInWords'> & { readonly item: string }

export type Wording = readonly [uk: (words: UkWords) => string, en: (words: EnWords) => string]

/** The item of an order with the chosen options. The options are chosen once, so that both languages say the same. */
export type ChosenItem = {
  readonly leaf: TradeLeaf
  readonly item: TradeItem
  readonly choices: readonly number[]
  readonly quantity: number
}

export function ukWords({ leaf, item, choices, quantity }: ChosenItem): UkWords {
  const [todo, work] = leaf.work
  return {
    genitive: writePhrase(item.words, 'genitive', choices),
    accusative: writePhrase(item.words, 'accusative', choices),
    todo,
    work,
    ...volumeOf(quantity, item.unit).uk,
  }
}

export function enWords({ leaf, item, choices, quantity }: ChosenItem): EnWords {
  return {
    item: writePhrase(item.words, 'en', choices),
    work: leaf.work[2],
    ...volumeOf(quantity, item.unit).en,
  }
}

export function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

type Volume = Pick<UkWords, 'volume' | 'volumeInWords'>

// The volumes are cached, because formatting numbers is slow and orders share the same round quantities.
const volumes = new Map<string, { readonly uk: Volume; readonly en: Volume }>()

function volumeOf(quantity: number, unit: Unit): { readonly uk: Volume; readonly en: Volume } {
  const key = `${quantity}${unit}`
  const known = volumes.get(key)
  if (known) return known
  const [one, many] = SHORT[unit].en
  const uk = {
    volume: `${formatNumber(quantity, 'uk')}\u00a0${SHORT[unit].uk}`,
    volumeInWords: ukCount(quantity, LONG[unit].uk),
  }
  const en = {
    volume: `${formatNumber(quantity, 'en')}\u00a0${quantity === 1 ? one : many}`,
    volumeInWords: enCount(quantity, ...LONG[unit].en),
  }
  volumes.set(key, { uk, en })
  return { uk, en }
}

const SHORT: Readonly<Record<Unit, { uk: string; en: readonly [one: string, many: string] }>> = {
  pcs: { uk: 'шт.', en: ['pc', 'pcs'] },
  kg: { uk: 'кг', en: ['kg', 'kg'] },
  t: { uk: 'т', en: ['t', 't'] },
  m: { uk: 'м', en: ['m', 'm'] },
  m2: { uk: 'м²', en: ['m²', 'm²'] },
  m3: { uk: 'м³', en: ['m³', 'm³'] },
  l: { uk: 'л', en: ['l', 'l'] },
  set: { uk: 'компл.', en: ['set', 'sets'] },
  hour: { uk: 'год', en: ['hour', 'hours'] },
  other: { uk: 'од.', en: ['unit', 'units'] },
}

const LONG: Readonly<Record<Unit, { uk: UkForms; en: readonly [one: string, many: string] }>> = {
  pcs: { uk: ['штука', 'штуки', 'штук'], en: ['piece', 'pieces'] },
  kg: { uk: ['кілограм', 'кілограми', 'кілограмів', 'кілограма'], en: ['kilogram', 'kilograms'] },
  t: { uk: ['тонна', 'тонни', 'тонн'], en: ['tonne', 'tonnes'] },
  m: { uk: ['метр', 'метри', 'метрів', 'метра'], en: ['metre', 'metres'] },
  m2: { uk: ['м²', 'м²', 'м²'], en: ['m²', 'm²'] },
  m3: { uk: ['м³', 'м³', 'м³'], en: ['m³', 'm³'] },
  l: { uk: ['літр', 'літри', 'літрів', 'літра'], en: ['litre', 'litres'] },
  set: { uk: ['комплект', 'комплекти', 'комплектів'], en: ['set', 'sets'] },
  hour: { uk: ['година', 'години', 'годин'], en: ['hour', 'hours'] },
  other: { uk: ['одиниця', 'одиниці', 'одиниць'], en: ['unit', 'units'] },
}
