import { kyivDay } from '@verstat/i18n'
import { inventPerson } from '../people.ts'
import { createRandom, type Random } from '../random.ts'
import type { Root } from './compile-root.ts'
import type { DemoProducer, DemoProducerTexts } from './demo-producer.ts'
import { inventEdrpou } from './edrpou.ts'
import { chooseCertificates, chooseEquipment, choosePictures } from './producer-assets.ts'
import { chooseAddress, chooseContacts } from './producer-contacts.ts'
import { chooseDates } from './producer-dates.ts'
import { type Card, createProducerDeck, ROUND } from './producer-deck.ts'
import { type Author, writeDescription, writeTagline } from './producer-description.ts'
import { createBrands, producerName } from './producer-names.ts'
import { choosePlace, choosePlaceAbroad, chooseServiceRegions, type Place } from './producer-place.ts'
import { rootByCode } from './producer-roots.ts'
import { chooseSize } from './producer-size.ts'
import { chooseTerms } from './producer-terms.ts'
import { chooseKind, chooseLeaves, chooseSkills } from './producer-trade.ts'
import { enFacts, ukFacts } from './quotable-facts.ts'

/**
 * Generates producers one at a time. A producer is the same whatever `count` is. The first 260 producers have
 * different names.
 */
export function* demoProducers({
  seed,
  count = ROUND,
  now,
}: {
  readonly seed: number
  readonly count?: number
  readonly now: Date
}): Generator<DemoProducer> {
  const random = createRandom(seed).fork('producers')
  const deal = createProducerDeck(random.fork('deck'))
  const brandOf = createBrands(random.fork('brands'))
  const today = kyivDay(now)
  for (let index = 0; index < count; index++) {
    const card = deal(index)
    const root = rootByCode(card.root)
    yield makeProducer({
      random: random.fork(index),
      index,
      card,
      root,
      brand: brandOf(root, card.ordinal),
      seed,
      now,
      today,
    })
  }
}

type Draft = {
  readonly random: Random
  readonly index: number
  readonly card: Card
  readonly root: Root
  readonly brand: ReturnType<ReturnType<typeof createBrands>>
  readonly seed: number
  readonly now: Date
  /** Today's date in Kyiv, such as `2026-11-20`. */
  readonly today: string
}

function makeProducer({ random, index, card, root, brand, seed, now, today }: Draft): DemoProducer {
  const leaves = chooseLeaves(random, root, brand.leaf)
  const [leaf] = leaves
  const kind = chooseKind(random, root, leaf)
  const languages = random.weighted(LANGUAGES)
  const language = languages === 'en' ? 'en' : 'uk'
  const isAbroad = language === 'en' && random.chance(0.3)
  const place = isAbroad ? choosePlaceAbroad(random) : choosePlace(random, root.root)
  const thisYear = Number(today.slice(0, 4))
  const size = chooseSize(random, kind, root.earliestYear, thisYear)
  const terms = chooseTerms(random, root, leaf, kind, today)
  const serviceRegions = chooseServiceRegions(random, place.region)
  const owner = inventPerson(random, brand.label)
  const diligence = random.next()
  const author: Author = {
    leaf,
    kind,
    headcount: size.headcount,
    terms,
    exports: serviceRegions.includes('abroad'),
    isAbroad,
    diligence,
  }
  const isVerified = random.chance(0.3)
  const isPaused = random.chance(0.025)
  const also = leaves.find(({ code }) => code !== leaf.code) ?? null
  const sources = { root, leaf, also, place, size, terms, thisYear }
  const dates = chooseDates(random, now, isVerified)
  const counts = chooseCounts(random, now, dates.publishedAt)
  return {
    name: producerName(random, { root, leaf, kind, brand, owner }, language, place),
    kind,
    edrpou: kind === 'artisan' || isAbroad ? null : inventEdrpou(seed, index),
    ...writeTexts(random, author, sources, languages),
    categories: leaves.map(({ code }) => code),
    ...placeOf(place, language),
    ...chooseAddress(random, place, language),
    showAddress: random.chance(0.55),
    serviceRegions,
    ...withoutTolling(chooseSkills(random, root, leaves, language), terms),
    ...terms,
    employees: size.band,
    showEmployees: random.chance(0.7),
    foundedYear: size.foundedYear,
    equipment: language === 'en' || diligence < 0.2 ? [] : chooseEquipment(random, kind, leaves),
    certificates: chooseCertificates(random, { kind, leaf, language, today }),
    ...choosePictures(random, { root: root.root, leaves }, card.ordinal, diligence),
    ...chooseContacts(random, kind, owner, brand.label, language),
    ...dates,
    status: isPaused ? 'paused' : 'published',
    ...counts,
  }
}

/** A producer who does not accept the customer's material names none among the materials. */
function withoutTolling(
  skills: ReturnType<typeof chooseSkills>,
  { acceptsTolling }: Pick<DemoProducer, 'acceptsTolling'>,
): ReturnType<typeof chooseSkills> {
  if (acceptsTolling) return skills
  return { ...skills, materials: skills.materials.filter((material) => !material.includes('замовника')) }
}

const LANGUAGES = [
  ['uk', 81],
  ['both', 15],
  ['en', 4],
] as const

function writeTexts(
  random: Random,
  author: Author,
  sources: Parameters<typeof ukFacts>[0],
  languages: 'uk' | 'en' | 'both',
): DemoProducerTexts {
  const hasTagline = author.diligence > 0.08
  const uk = languages === 'en' ? null : ukFacts(sources)
  const en = languages === 'uk' ? null : enFacts(sources)
  return {
    taglineUk: uk && hasTagline ? writeTagline(random, author, uk, 'uk') : null,
    taglineEn: en && hasTagline ? writeTagline(random, author, en, 'en') : null,
    descriptionUk: uk && writeDescription(random, author, uk, 'uk'),
    descriptionEn: en && writeDescription(random, author, en, 'en'),
  }
}

function placeOf(place: Place, language: 'uk' | 'en') {
  return { region: place.region, city: language === 'en' ? place.nameEn : place.name }
}

function chooseCounts(random: Random, now: Date, publishedAt: Date) {
  const days = (now.getTime() - publishedAt.getTime()) / 86_400_000
  const views = Math.round(random.next() ** 2 * (20 + days * 6))
  return { views, contacts: Math.floor(views * random.next() * 0.08) }
}
