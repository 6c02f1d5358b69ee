import { REGIONS } from '@verstat/dictionaries'
import type { Random } from '../random.ts'

export type OrderPlace = {
  readonly region: string
  readonly city: { readonly uk: string; readonly en: string } | null
}

/**
 * Chooses a region by its share of industry, and a town in the region. The region `ukraine` (the whole country) has no
 * town.
 */
export function choosePlace(random: Random): OrderPlace {
  const { code, cities, hasMainCity } = random.weighted(PLACES)
  const [main] = cities
  if (!main) return { region: code, city: null }
  return { region: code, city: hasMainCity && random.chance(0.6) ? main : random.pick(cities) }
}

/**
 * Approximate percentages of all orders. A region is missing if customers there cannot place orders because of the war.
 */
const WEIGHTS: Readonly<Record<string, number>> = {
  kyiv: 17,
  dnipropetrovska: 10.5,
  lvivska: 10,
  kyivska: 8.5,
  kharkivska: 8,
  odeska: 6.5,
  poltavska: 4.2,
  vinnytska: 3.8,
  zaporizka: 3.3,
  khmelnytska: 3,
  cherkaska: 3,
  'ivano-frankivska': 3,
  zhytomyrska: 2.7,
  rivnenska: 2.3,
  volynska: 2.3,
  ternopilska: 2.2,
  zakarpatska: 2.2,
  mykolaivska: 2,
  kirovohradska: 1.9,
  sumska: 1.6,
  chernihivska: 1.6,
  chernivetska: 1.5,
  donetska: 0.8,
  khersonska: 0.4,
  ukraine: 9,
  abroad: 1.1,
}

/** How many towns at the start of the region's list are safe. The other towns are occupied or near the front line. */
const SAFE_TOWNS: Readonly<Record<string, number>> = { donetska: 2, zaporizka: 2, khersonska: 1 }

const PLACES = REGIONS.filter(({ code }) => code in WEIGHTS).map(
  ({ code, cities }) =>
    [
      {
        code,
        cities: cities.slice(0, SAFE_TOWNS[code] ?? cities.length),
        hasMainCity: code !== 'kyivska' && code !== 'abroad',
      },
      WEIGHTS[code] ?? 0,
    ] as const,
)
