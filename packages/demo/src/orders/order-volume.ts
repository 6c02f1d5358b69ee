import type { OrderType } from '@verstat/contract'
import type { Random } from '../random.ts'
import type { DemoVolume } from './demo-order.ts'
import type { OrderLanguage } from './order-kind.ts'
import { SENTENCES } from './order-sentences.ts'
import { drawChoices, writePhrase } from './phrase.ts'
import type { TradeItem } from './trade-table.ts'

export function chooseQuantity(random: Random, type: OrderType, { quantity, unit }: TradeItem): number {
  const [min, max] = quantity
  if (type !== 'prototype') return round(min * (max / min) ** random.next())
  const isCounted = unit === 'pcs' || unit === 'set'
  return Math.min(
    min,
    isCounted
      ? random.int(min >= 100 ? 5 : 1, min >= 100 ? 20 : 4)
      : round(Math.max(1, min / random.int(5, 10))),
  )
}

/** Rounds to a number that people would write, such as 37, 180, 1 250 or 14 500. */
function round(value: number): number {
  const step = STEPS.find(([limit]) => value < limit)?.[1] ?? 1000
  return Math.max(1, Math.round(value / step) * step)
}

const STEPS: readonly (readonly [below: number, step: number])[] = [
  [30, 1],
  [100, 5],
  [500, 10],
  [2000, 50],
  [10_000, 250],
  [50_000, 500],
]

const REPEAT_WEIGHTS = [
  ['once', 62],
  ['monthly', 20],
  ['quarterly', 12],
  ['yearly', 6],
] as const

/** Chooses the quantity. The result is a number, or a note in words if `canBeNote` is true. */
export function chooseVolume(
  random: Random,
  input: {
    readonly item: TradeItem
    readonly type: OrderType
    readonly quantity: number
    readonly language: OrderLanguage
    readonly canBeNote: boolean
  },
): DemoVolume {
  const { type, language } = input
  const repeat = type === 'prototype' || type === 'engineering' ? 'once' : random.weighted(REPEAT_WEIGHTS)
  if (type === 'prototype' || !input.canBeNote || random.chance(0.92)) {
    const { quantity, item } = input
    return { quantity, unit: item.unit, quantityNoteUk: null, quantityNoteEn: null, repeat }
  }
  const note = random.pick(SENTENCES.volumes)
  const choices = drawChoices(random, note)
  return {
    quantity: null,
    unit: null,
    quantityNoteUk: language === 'en' ? null : writePhrase(note, 'uk', choices),
    quantityNoteEn: language === 'uk' ? null : writePhrase(note, 'en', choices),
    repeat,
  }
}
