import { PRODUCER_KINDS, PRODUCER_STATUSES, SAMPLES, UNITS } from '@verstat/contract'
import { CATEGORIES, REGIONS } from '@verstat/dictionaries'
import { describe, expect, test } from 'vitest'
import type { DemoProducer } from './demo-producer.ts'
import { demoProducers } from './demo-producers.ts'
import { edrpouCheckDigit } from './edrpou.ts'

const NOW = new Date('2026-11-21T12:00:00Z')
const CYRILLIC = /\p{Script=Cyrillic}/u

function generate(seed: number, count?: number): DemoProducer[] {
  return [...demoProducers(count === undefined ? { seed, now: NOW } : { seed, count, now: NOW })]
}

const site = generate(1)
/** Producers of several seeds and rounds, for tests of rules that every producer must follow. */
const many = [...site, ...generate(2), ...generate(20_260, 600)]

describe('demo producers', () => {
  test('the same seed and time give the same producers, and another seed gives others', () => {
    expect(generate(1)).toEqual(site)
    expect(generate(2)).not.toEqual(site)
  })

  test('a producer does not depend on the number of producers', () => {
    const more = generate(1, 1000)
    expect(more.slice(0, site.length)).toEqual(site)
    expect(generate(1, 5)).toEqual(site.slice(0, 5))
  })

  test('producers are generated lazily', () => {
    const [first] = demoProducers({ seed: 1, count: Number.POSITIVE_INFINITY, now: NOW }).take(1)
    expect(first).toEqual(site[0])
  })

  test('the 260 producers of a site have different names', () => {
    for (const seed of [1, 2, 3, 4, 5]) {
      const names = generate(seed).map(({ name }) => name)
      expect(names).toHaveLength(260)
      expect(new Set(names).size).toBe(260)
    }
  })

  test('producers of a site share no website, company e-mail or registry code', () => {
    for (const list of [site.map(({ website }) => website), site.map(({ edrpou }) => edrpou)]) {
      const given = list.filter((one) => one !== null)
      expect(new Set(given).size).toBe(given.length)
    }
  })

  test('registry codes have a valid check digit and belong to nobody', () => {
    const codes = many.flatMap(({ edrpou }) => edrpou ?? [])
    expect(codes.length).toBeGreaterThan(800)
    for (const code of codes) {
      expect(code).toMatch(/^9\d{7}$/)
      expect(edrpouCheckDigit(code.slice(0, 7))).toBe(Number(code[7]))
    }
  })

  test('a producer has one to five different leaf categories of the dictionary', () => {
    const leaves = new Set(CATEGORIES.flatMap(({ code, parent }) => (parent === null ? [] : code)))
    for (const { categories } of many) {
      expect(categories.length).toBeGreaterThanOrEqual(1)
      expect(categories.length).toBeLessThanOrEqual(5)
      expect(new Set(categories).size).toBe(categories.length)
      expect(categories.filter((code) => !leaves.has(code))).toEqual([])
    }
  })

  test('every root category has producers, and popular ones have several times more than rare ones', () => {
    const parents = new Map(CATEGORIES.map(({ code, parent }) => [code, parent]))
    const counts = Map.groupBy(site, ({ categories: [main = ''] }) => parents.get(main))
    const roots = CATEGORIES.filter(({ parent }) => parent === null).map(({ code }) => code)
    expect([...counts.keys()].sort()).toEqual(roots.sort())
    expect(counts.get('sewing')?.length).toBeGreaterThan(4 * (counts.get('rubber')?.length ?? 0))
  })

  test('regions and towns come from the dictionary, and occupied regions are empty', () => {
    const towns = new Map(REGIONS.map(({ code, cities }) => [code, cities.flatMap(({ uk, en }) => [uk, en])]))
    for (const { region, city, serviceRegions } of many) {
      expect(towns.get(region)).toContain(city)
      for (const code of serviceRegions) expect(towns.has(code)).toBe(true)
      expect(new Set(serviceRegions).size).toBe(serviceRegions.length)
      expect(['krym', 'sevastopol', 'luhanska']).not.toContain(region)
    }
  })

  test('values fit the columns and lists of the directory', () => {
    for (const producer of many) {
      expect(PRODUCER_KINDS).toContain(producer.kind)
      expect(PRODUCER_STATUSES).toContain(producer.status)
      expect(SAMPLES).toContain(producer.samples)
      expect(producer.name.length).toBeLessThanOrEqual(120)
      expect(producer.address.length).toBeLessThanOrEqual(300)
      expect(producer.email).toMatch(/^[a-z0-9.-]+@[a-z0-9-]+\.verstat\.test$/)
      if (producer.website) expect(producer.website).toMatch(/^https:\/\/[a-z0-9-]+\.verstat\.test$/)
      expect(producer.phones.length).toBeLessThanOrEqual(3)
      for (const phone of producer.phones) expect(phone).toMatch(/^\+38000\d{7}$/)
      expect(producer.gallery.length).toBeLessThanOrEqual(20)
      expect(producer.certificates.length).toBeLessThanOrEqual(20)
      expect(producer.equipment.length).toBeLessThanOrEqual(50)
      expect(producer.processes.length).toBeGreaterThan(0)
      expect(producer.materials.length).toBeGreaterThan(0)
      expect(producer.foundedYear).toBeGreaterThanOrEqual(1994)
      expect(producer.foundedYear).toBeLessThanOrEqual(2025)
    }
  })

  test('minimum batches are positive, and lead times start with the smaller number', () => {
    for (const { moq, leadTimeDays, acceptsSmallBatch } of many) {
      if (moq) {
        expect(moq.value).toBeGreaterThan(0)
        expect(UNITS).toContain(moq.unit)
      } else expect(acceptsSmallBatch).toBe(true)
      if (leadTimeDays) {
        expect(leadTimeDays.min).toBeGreaterThanOrEqual(1)
        expect(leadTimeDays.max).toBeGreaterThanOrEqual(leadTimeDays.min)
      }
    }
  })

  test('dates of a producer are in order and in the past, and dates of promotion are in the future', () => {
    for (const { createdAt, publishedAt, updatedAt, verifiedAt, verifiedUntil, ...producer } of many) {
      expect(createdAt.getTime()).toBeLessThanOrEqual(publishedAt.getTime())
      expect(publishedAt.getTime()).toBeLessThanOrEqual(updatedAt.getTime())
      expect(updatedAt.getTime()).toBeLessThanOrEqual(NOW.getTime())
      if (verifiedAt && verifiedUntil) {
        expect(verifiedAt.getTime()).toBeLessThanOrEqual(NOW.getTime())
        expect(verifiedUntil.getTime()).toBeGreaterThan(verifiedAt.getTime())
      } else expect([verifiedAt, verifiedUntil]).toEqual([null, null])
      for (const until of [producer.topUntil, producer.highlightUntil, producer.homeUntil]) {
        if (until) expect(until.getTime()).toBeGreaterThan(NOW.getTime())
      }
    }
  })

  test('a third of the producers is verified, a few are promoted, and hardly any are paused', () => {
    const share = (holds: (one: DemoProducer) => boolean) => many.filter(holds).length / many.length
    expect(share(({ verifiedAt }) => verifiedAt !== null)).toBeCloseTo(0.3, 1)
    expect(share(({ topUntil }) => topUntil !== null)).toBeGreaterThan(0.02)
    expect(share(({ topUntil }) => topUntil !== null)).toBeLessThan(0.07)
    expect(share(({ status }) => status === 'published')).toBeGreaterThan(0.95)
    expect(share(({ kind }) => kind === 'artisan')).toBeGreaterThan(0.04)
  })

  test('pictures of one gallery do not repeat', () => {
    for (const { gallery } of many) {
      expect(new Set(gallery.map((one) => JSON.stringify(one))).size).toBe(gallery.length)
    }
  })
})

describe('texts of demo producers', () => {
  const ukTexts = many
    .flatMap(({ taglineUk, descriptionUk }) => [taglineUk, descriptionUk])
    .filter((one) => one !== null)
  const enTexts = many
    .flatMap(({ taglineEn, descriptionEn }) => [taglineEn, descriptionEn])
    .filter((one) => one !== null)

  test('most producers write Ukrainian, some write both languages, and a few write only English', () => {
    const languages = many.map(({ descriptionUk: uk, descriptionEn: en }) =>
      uk ? (en ? 'both' : 'uk') : en ? 'en' : '',
    )
    const share = (language: string) => languages.filter((one) => one === language).length / languages.length
    expect(share('')).toBe(0)
    expect(share('both')).toBeCloseTo(0.15, 1)
    expect(share('en')).toBeGreaterThan(0)
    expect(share('en')).toBeLessThan(0.08)
  })

  test('a tagline belongs to a description in its language and fits its column', () => {
    for (const one of many) {
      if (one.taglineUk !== null) expect(one.descriptionUk).not.toBeNull()
      if (one.taglineEn !== null) expect(one.descriptionEn).not.toBeNull()
      expect(one.taglineUk?.length ?? 1).toBeLessThanOrEqual(160)
      expect(one.taglineEn?.length ?? 1).toBeLessThanOrEqual(160)
      for (const text of [one.descriptionUk, one.descriptionEn]) {
        if (text === null) continue
        expect(text.length).toBeGreaterThanOrEqual(200)
        expect(text.length).toBeLessThanOrEqual(10_000)
      }
    }
  })

  test('English texts have no Cyrillic, and English-only producers have none at all', () => {
    for (const text of enTexts) expect(text).not.toMatch(CYRILLIC)
    for (const one of many.filter(({ descriptionUk }) => descriptionUk === null)) {
      const { logo, cover, gallery, ...page } = one
      expect(JSON.stringify(page)).not.toMatch(CYRILLIC)
    }
  })

  test('Ukrainian texts use Ukrainian quotes and apostrophes, and no mixed alphabets in a word', () => {
    const names = site.flatMap(({ name, processes, materials, equipment, certificates, address }) => [
      name,
      address,
      ...processes,
      ...materials,
      ...equipment.flatMap((one) => [one.name, one.note ?? '']),
      ...certificates.flatMap((one) => [one.name, one.issuer ?? '']),
    ])
    for (const text of [...ukTexts, ...names]) {
      expect(text).not.toMatch(/["'ʼ`„“]/)
      expect(text).not.toMatch(/[ыэёъ]/i)
      expect(text).not.toMatch(/[a-z][а-яіїєґ]|[а-яіїєґ][a-z]/)
    }
  })

  test('texts contain no braces, double spaces, lone hyphens or double full stops', () => {
    for (const text of [...ukTexts, ...enTexts]) {
      expect(text).not.toMatch(/[{}@|]| {2}| - |\.\.|undefined|null/)
    }
    for (const text of ukTexts) expect(text).not.toMatch(/ – /)
  })

  test('numbers agree with their nouns', () => {
    for (const text of ukTexts) {
      expect(text).not.toMatch(
        /(?<![\d,.–-])(?:\d*[02-9])?[5-90]\s(?:людина|людини|роки|штуки|комплекти)(?!\p{L})/u,
      )
      expect(text).not.toMatch(/(?<![\d–])1[1-4]\s(?:людина|людини|рік|роки)(?!\p{L})/u)
      expect(text).not.toMatch(
        /(?<![\d,])(?:\d*[02-9])?[234]\s(?:верстатів|машин|одиниць|місяців|років|людей)(?!\p{L})/u,
      )
    }
  })

  test('the preposition before a town depends on the preceding sound', () => {
    for (const text of ukTexts) {
      expect(text).not.toMatch(/[аеєиіїоуюя] у (?!В|Ф|Льв|Св|Тв|Хв|Зв)[Б-ЩҐ]/)
      expect(text).not.toMatch(/[бвгґджзйклмнпрстфхцчшщь] в [БВГҐДЖЗКЛМНПРСТФХЦЧШЩ]/)
    }
  })

  test('the descriptions of a demo site are different', () => {
    const descriptions = site.map(({ descriptionUk, descriptionEn }) => descriptionUk ?? descriptionEn)
    expect(new Set(descriptions).size).toBe(site.length)
  })
})

test('only producers who accept the customer’s material name it', () => {
  const naming = many.filter(({ materials }) => materials.some((each) => each.includes('замовника')))
  expect(naming.every(({ acceptsTolling }) => acceptsTolling)).toBe(true)
})
