import type { Unit } from '@verstat/contract'
import { addDays } from '@verstat/i18n'
import type { Random } from '../random.ts'
import type { Leaf, Root } from './compile-root.ts'
import type { DemoProducerTerms } from './demo-producer.ts'
import type { ProducerKind } from './texts/root-text.ts'

/**
 * Chooses the minimum batch, the lead time and whether customers may bring their own material (tolling). `today` is a
 * day in Kyiv.
 */
export function chooseTerms(
  random: Random,
  root: Root,
  leaf: Leaf,
  kind: ProducerKind,
  today: string,
): DemoProducerTerms {
  const moq = random.chance(0.15) ? null : chooseMoq(random, leaf, kind)
  return {
    moq,
    leadTimeDays: random.chance(0.08) ? null : chooseLead(random, root),
    samples: hasSamples(leaf) ? random.weighted(SAMPLES_SHARES) : 'no',
    acceptsTolling:
      kind !== 'trader' && leaf.moq[0] !== 'hour' && random.chance(TOLLING_SHARES[root.root] ?? 0.3),
    acceptsSmallBatch:
      moq === null || kind === 'artisan' || moq.value <= leaf.moq[1] * 2 || random.chance(0.15),
    capacity: random.chance(0.14) ? chooseCapacity(random, today) : null,
  }
}

/** Whether the producer can make a sample before the batch. A hangar or a mould, for example, has no sample. */
export function hasSamples({ moq: [unit, , to] }: Leaf): boolean {
  return (unit === 'pcs' || unit === 'set' || unit === 'kg' || unit === 'l') && to > 3
}

const SAMPLES_SHARES = [
  ['yes', 3],
  ['paid', 5],
  ['no', 2],
] as const

/**
 * How often producers of these root categories work with the customer's own material. The other root categories have
 * an average share.
 */
const TOLLING_SHARES: Readonly<Record<string, number>> = {
  sewing: 0.7,
  knitwear: 0.5,
  metalwork: 0.7,
  'cnc-machining': 0.65,
  'sheet-metal': 0.6,
  'casting-forging': 0.2,
  'construction-materials': 0.1,
  'food-processing': 0.25,
  assembly: 0.6,
}

/** The minimum batch of each kind of producer, as a multiple of a workshop’s usual minimum batch. */
const SCALE: Readonly<Record<ProducerKind, readonly [from: number, to: number]>> = {
  manufacturer: [1, 4],
  workshop: [0.7, 1],
  artisan: [0.05, 0.4],
  engineering: [0.2, 1],
  trader: [1, 3],
}

function chooseMoq(random: Random, leaf: Leaf, kind: ProducerKind): { value: number; unit: Unit } {
  const [unit, from, to] = leaf.moq
  const [low, high] = SCALE[kind]
  const usual = from * (to / from) ** random.next()
  const value = niceNumber(usual * (low + random.next() * (high - low)))
  // Some items, such as moulds, are ordered one by one. A larger producer does not get a larger minimum batch for
  // them.
  return { value: to <= 5 ? Math.min(value, to) : value, unit }
}

/** Returns a number that people would write: 1, 2, 3, 5, 10, 15, 20, 30, 50, 100 and so on. */
function niceNumber(value: number): number {
  if (value < 1.5) return 1
  const power = 10 ** Math.floor(Math.log10(value))
  const digits = [1, 1.5, 2, 3, 5, 10].filter((digit) => power >= 10 || Number.isInteger(digit))
  return (digits.find((digit) => value <= digit * power * 1.2) ?? 10) * power
}

function chooseLead(random: Random, { lead: [low, high] }: Root): { min: number; max: number } {
  const min = random.int(low, Math.max(low, Math.round(high * 0.5)))
  const max = min + Math.max(1, Math.round(min * (0.3 + random.next() * 0.7)))
  return min <= 10 ? { min, max } : { min: Math.round(min / 5) * 5, max: Math.ceil(max / 5) * 5 }
}

function chooseCapacity(random: Random, today: string): NonNullable<DemoProducerTerms['capacity']> {
  const day = addDays(today, random.int(5, 60))
  return random.chance(0.7)
    ? { acceptingFrom: day, closedUntil: null }
    : { acceptingFrom: null, closedUntil: day }
}
