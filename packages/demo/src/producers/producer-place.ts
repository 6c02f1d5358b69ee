import { REGIONS } from '@verstat/dictionaries'
import type { Random } from '../random.ts'
import { TOWNS, type Town } from './towns.ts'

export type Place = Town & {
  readonly nameEn: string
  /** `locative` after a word that ends in a vowel: «у Жмеринці» becomes «в Жмеринці», but «у Вінниці» does not. */
  readonly locativeAfterVowel: string
  /** The form at the start of a sentence, such as «У Вінниці». */
  readonly locativeUpper: string
}

/**
 * Chooses the town of a producer. The choice depends on the weights of the regions and on the trades for which a
 * region is known.
 */
export function choosePlace(random: Random, root: string): Place {
  return chooseTown(random, random.weighted(regionsOf(root)))
}

export function choosePlaceAbroad(random: Random): Place {
  return chooseTown(random, 'abroad')
}

/**
 * Chooses the regions that a producer serves. They are the producer's region and its neighbours, the whole country, or
 * also other countries. Returns the codes of the regions.
 */
export function chooseServiceRegions(random: Random, region: string): readonly string[] {
  if (region === 'abroad') return ['ukraine', 'abroad']
  const reach = random.next()
  if (reach < 0.5) return ['ukraine']
  if (reach < 0.65) return ['ukraine', 'abroad']
  const near = random.sample(NEIGHBOURS[region] ?? [], random.int(1, 4))
  return reach < 0.95 ? [region, ...near] : []
}

/**
 * How many of the country’s producers are in each region, as approximate percentages. Occupied regions have no
 * producers.
 */
const WEIGHTS: Readonly<Record<string, number>> = {
  kyiv: 15,
  kyivska: 10,
  lvivska: 13,
  dnipropetrovska: 10,
  kharkivska: 9,
  odeska: 6,
  vinnytska: 5,
  poltavska: 4,
  khmelnytska: 4,
  'ivano-frankivska': 4,
  zhytomyrska: 3.5,
  cherkaska: 3.5,
  zakarpatska: 3,
  volynska: 3,
  rivnenska: 3,
  zaporizka: 3,
  ternopilska: 2.5,
  chernihivska: 2,
  chernivetska: 2,
  sumska: 1.8,
  kirovohradska: 1.7,
  mykolaivska: 1.5,
  donetska: 0.7,
  khersonska: 0.5,
}

const KNOWN_FOR: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  sewing: { khmelnytska: 3, lvivska: 1.3, chernivetska: 1.5 },
  knitwear: { khmelnytska: 2.5, chernivetska: 2, zhytomyrska: 1.5 },
  'footwear-leather': { kharkivska: 1.7, zakarpatska: 2, dnipropetrovska: 1.4 },
  'furniture-woodwork': {
    zakarpatska: 2.5,
    'ivano-frankivska': 2,
    rivnenska: 2,
    lvivska: 1.3,
    volynska: 1.5,
  },
  metalwork: { dnipropetrovska: 1.5, kharkivska: 1.3 },
  'cnc-machining': { kharkivska: 1.7, dnipropetrovska: 1.5, zaporizka: 2 },
  'casting-forging': { dnipropetrovska: 2.5, zaporizka: 2.5, sumska: 2 },
  'welding-structures': { dnipropetrovska: 1.8, zaporizka: 1.8 },
  'food-processing': { vinnytska: 2, cherkaska: 2, poltavska: 1.7, kirovohradska: 2 },
  'construction-materials': { zhytomyrska: 3, kyivska: 1.5 },
  'glass-ceramics': { rivnenska: 2, lvivska: 1.5, donetska: 2 },
  'electronics-pcb': { kharkivska: 1.6, lvivska: 1.4, kyiv: 1.4 },
}

const NEIGHBOURS: Readonly<Record<string, readonly string[]>> = {
  vinnytska: ['khmelnytska', 'zhytomyrska', 'kyivska', 'cherkaska', 'odeska'],
  volynska: ['rivnenska', 'lvivska'],
  dnipropetrovska: ['zaporizka', 'poltavska', 'kharkivska', 'kirovohradska', 'mykolaivska'],
  donetska: ['dnipropetrovska', 'kharkivska', 'zaporizka'],
  zhytomyrska: ['kyivska', 'rivnenska', 'khmelnytska', 'vinnytska'],
  zakarpatska: ['lvivska', 'ivano-frankivska'],
  zaporizka: ['dnipropetrovska', 'khersonska'],
  'ivano-frankivska': ['lvivska', 'ternopilska', 'chernivetska', 'zakarpatska'],
  kyiv: ['kyivska', 'chernihivska', 'zhytomyrska', 'cherkaska'],
  kyivska: ['kyiv', 'zhytomyrska', 'cherkaska', 'chernihivska', 'vinnytska'],
  kirovohradska: ['cherkaska', 'dnipropetrovska', 'mykolaivska', 'poltavska'],
  lvivska: ['ternopilska', 'ivano-frankivska', 'volynska', 'rivnenska', 'zakarpatska'],
  mykolaivska: ['odeska', 'khersonska', 'kirovohradska'],
  odeska: ['mykolaivska', 'vinnytska', 'kirovohradska'],
  poltavska: ['kharkivska', 'sumska', 'dnipropetrovska', 'cherkaska', 'kyivska'],
  rivnenska: ['volynska', 'zhytomyrska', 'khmelnytska', 'lvivska', 'ternopilska'],
  sumska: ['kharkivska', 'poltavska', 'chernihivska'],
  ternopilska: ['lvivska', 'khmelnytska', 'ivano-frankivska', 'rivnenska', 'chernivetska'],
  kharkivska: ['poltavska', 'sumska', 'dnipropetrovska'],
  khersonska: ['mykolaivska', 'odeska'],
  khmelnytska: ['vinnytska', 'ternopilska', 'zhytomyrska', 'rivnenska', 'chernivetska'],
  cherkaska: ['kyivska', 'vinnytska', 'kirovohradska', 'poltavska'],
  chernihivska: ['kyivska', 'sumska', 'kyiv'],
  chernivetska: ['ivano-frankivska', 'ternopilska', 'khmelnytska'],
}

const englishNames: ReadonlyMap<string, string> = new Map(
  REGIONS.flatMap(({ code, cities }) => cities.map((city) => [`${code}|${city.uk}`, city.en] as const)),
)

/** The first town of a region is its main town and gets half of the region's weight. */
const townsByRegion: ReadonlyMap<string, readonly (readonly [Place, number])[]> = new Map(
  [...Map.groupBy(TOWNS, ({ region }) => region)].map(([region, towns]) => [
    region,
    towns.map((town, i) => [withEnglish(town), i === 0 ? Math.max(1, towns.length - 1) : 1] as const),
  ]),
)

const regionsByRoot = new Map<string, readonly (readonly [string, number])[]>()

function regionsOf(root: string): readonly (readonly [string, number])[] {
  const known = regionsByRoot.get(root)
  if (known) return known
  const made = Object.entries(WEIGHTS).map(
    ([region, weight]) => [region, weight * (KNOWN_FOR[root]?.[region] ?? 1)] as const,
  )
  regionsByRoot.set(root, made)
  return made
}

function chooseTown(random: Random, region: string): Place {
  return random.weighted(townsByRegion.get(region) ?? [])
}

function withEnglish(town: Town): Place {
  const nameEn = englishNames.get(`${town.region}|${town.name}`)
  if (!nameEn) throw new Error(`${town.name} is not among the towns of ${town.region}.`)
  return {
    ...town,
    nameEn,
    locativeAfterVowel: town.locative.replace(/^у (?!в|ф|льв|св|тв|хв|зв)/i, 'в '),
    locativeUpper: town.locative.charAt(0).toUpperCase() + town.locative.slice(1),
  }
}
