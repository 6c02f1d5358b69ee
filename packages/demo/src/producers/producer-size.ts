import type { EMPLOYEE_BANDS } from '@verstat/contract'
import type { Random } from '../random.ts'
import type { ProducerKind } from './texts/root-text.ts'

export type EmployeeBand = (typeof EMPLOYEE_BANDS)[number]

export type Size = {
  readonly headcount: number
  readonly band: EmployeeBand
  readonly area: number
  readonly foundedYear: number
}

export function chooseSize(random: Random, kind: ProducerKind, earliestYear: number, thisYear: number): Size {
  const headcount = chooseHeadcount(random, kind)
  const perPerson = kind === 'engineering' ? random.int(8, 14) : random.int(14, 34)
  return {
    headcount,
    band: bandOf(headcount),
    area: niceArea(headcount * perPerson),
    foundedYear: chooseYear(random, headcount, earliestYear, thisYear),
  }
}

function chooseHeadcount(random: Random, kind: ProducerKind): number {
  if (kind === 'artisan') return random.weighted(ARTISANS)
  if (kind === 'engineering') return random.int(4, 28)
  if (kind === 'trader') return random.int(4, 16)
  if (kind === 'workshop') return Math.round(4 + random.next() ** 2 * 32)
  return Math.round(16 + random.next() ** 3 * 360)
}

const ARTISANS = [
  [1, 5],
  [2, 4],
  [3, 2],
  [4, 1],
] as const

function bandOf(headcount: number): EmployeeBand {
  if (headcount === 1) return '1'
  if (headcount <= 10) return '2-10'
  if (headcount <= 50) return '11-50'
  return headcount <= 250 ? '51-250' : '251+'
}

function niceArea(area: number): number {
  const step = area < 1000 ? 20 : 100
  return Math.max(40, Math.round(area / step) * step)
}

/** Chooses a year from `earliestYear` to last year. Larger producers tend to be older. */
function chooseYear(random: Random, headcount: number, earliestYear: number, thisYear: number): number {
  const oldest = thisYear - 1 - earliestYear
  return thisYear - 1 - Math.round(random.next() ** (headcount > 60 ? 0.7 : 1.5) * oldest)
}
