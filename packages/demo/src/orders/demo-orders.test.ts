import { REGIONS } from '@verstat/dictionaries'
import { addDays, kyivDay, kyivDayEnd } from '@verstat/i18n'
import { describe, expect, test } from 'vitest'
import type { DemoOrder } from './demo-order.ts'
import { demoOrders } from './demo-orders.ts'
import { tradeLeaves } from './trade-table.ts'

const now = new Date('2026-11-20T10:00:00Z')
const today = '2026-11-20'
const DAY_MS = 86_400_000

function invent(count: number, seed = 1): readonly DemoOrder[] {
  return [...demoOrders({ seed, count, now })]
}

const site = invent(640)
const many = invent(6000)

function share(orders: readonly DemoOrder[], holds: (order: DemoOrder) => boolean): number {
  return orders.filter(holds).length / orders.length
}

describe('demo orders', () => {
  test('the same seed gives the same orders, and another seed gives other orders', () => {
    expect(invent(50)).toEqual(site.slice(0, 50))
    expect(invent(50, 2)).not.toEqual(site.slice(0, 50))
  })

  test('an order does not depend on the number of orders', () => {
    expect(invent(1500).slice(640, 1500)).toEqual(many.slice(640, 1500))
    expect(invent(0)).toEqual([])
  })

  test.each([1, 2, 3])('no two orders of a demo site have the same title (seed %d)', (seed) => {
    const orders = invent(640, seed)
    const uk = orders.flatMap(({ titleUk }) => titleUk ?? [])
    const en = orders.flatMap(({ titleEn }) => titleEn ?? [])
    expect(new Set(uk).size).toBe(uk.length)
    expect(new Set(en).size).toBe(en.length)
  })

  test('texts are not longer than the limits of their fields', () => {
    for (const { titleUk, titleEn, descriptionUk, descriptionEn } of many) {
      expect(titleUk === null).toBe(descriptionUk === null)
      expect(titleEn === null).toBe(descriptionEn === null)
      for (const title of [titleUk, titleEn]) {
        if (title !== null) expect(title).toSatisfy((text: string) => text.length >= 10 && text.length <= 120)
      }
      for (const text of [descriptionUk, descriptionEn]) {
        if (text === null) continue
        expect(text.length).toBeGreaterThanOrEqual(30)
        expect(text.length).toBeLessThanOrEqual(10_000)
        expect(text.split('\n\n').length).toBeLessThanOrEqual(6)
      }
    }
    expect(share(many, ({ titleUk, titleEn }) => titleUk !== null && titleEn !== null)).toBeCloseTo(0.12, 1)
    expect(share(many, ({ titleUk }) => titleUk === null)).toBeCloseTo(0.06, 1)
  })

  test('texts are typeset in their language', () => {
    for (const order of many) {
      const { titleUk, titleEn, descriptionUk, descriptionEn, quantityNoteUk, quantityNoteEn } = order
      const uk = [titleUk, descriptionUk, quantityNoteUk].filter((text) => text !== null)
      const en = [titleEn, descriptionEn, quantityNoteEn].filter((text) => text !== null)
      if (titleUk === null) en.push(order.contact.name, order.city ?? '')
      for (const text of uk) expect(text).not.toMatch(/["'`{}]| - |undefined| {2}/)
      for (const text of en) expect(text).not.toMatch(/[а-яґєії{}]|undefined| {2}/i)
      for (const text of [...uk, ...en]) expect(text).not.toMatch(/(^|\s)(\p{L}{3,})\s\2(?=\s)/u)
      for (const title of [titleUk, titleEn]) {
        if (title) expect(title.charAt(0)).toBe(title.charAt(0).toUpperCase())
      }
    }
  })

  test('every leaf category occurs, few are common and most are rare', () => {
    const counts = tradeLeaves().map(({ code }) => site.filter(({ category }) => category === code).length)
    const sorted = counts.toSorted((a, b) => b - a)
    expect(sorted.at(-1)).toBeGreaterThanOrEqual(1)
    expect(sorted[0]).toBeGreaterThanOrEqual(4 * (sorted[Math.floor(sorted.length / 2)] ?? 0))
  })

  test('the category of an order accepts the type of the order', () => {
    const leaves = new Map(tradeLeaves().map((leaf) => [leaf.code, leaf]))
    for (const { category, type } of many) expect(leaves.get(category)?.orderTypes).toContain(type)
  })

  test('attributes belong to the category, and required attributes are present', () => {
    const leaves = new Map(tradeLeaves().map((leaf) => [leaf.code, leaf]))
    for (const { category, attributes } of many) {
      const fields = leaves.get(category)?.fields ?? []
      expect(fields.map(({ key }) => key)).toEqual(expect.arrayContaining(Object.keys(attributes)))
      for (const { key, required } of fields) if (required) expect(attributes).toHaveProperty(key)
    }
  })

  test('towns belong to the region, and only orders for the whole country have no town', () => {
    const towns = new Map(REGIONS.map(({ code, cities }) => [code, cities.flatMap(({ uk, en }) => [uk, en])]))
    for (const { region, city } of many) {
      if (region === 'ukraine') expect(city).toBeNull()
      else expect(towns.get(region)).toContain(city)
    }
    expect(share(many, ({ region }) => region === 'ukraine')).toBeCloseTo(0.08, 1)
    expect(share(many, ({ region }) => region === 'abroad')).toBeGreaterThan(0.003)
    expect(share(many, ({ region }) => region === 'kyiv')).toBeGreaterThan(0.12)
  })

  test('budgets agree with their mode', () => {
    for (const { budgetMode, budgetMin, budgetMax, budgetPer, quantity } of many) {
      if (budgetMode === 'request') expect([budgetMin, budgetMax]).toEqual([null, null])
      else {
        expect(Number.isSafeInteger(budgetMin) && Number.isSafeInteger(budgetMax)).toBe(true)
        const difference = (budgetMax ?? 0) - (budgetMin ?? 0)
        if (budgetMode === 'exact') expect(difference).toBe(0)
        else expect(difference).toBeGreaterThan(0)
        expect(budgetMin).toBeGreaterThan(0)
      }
      if (quantity === null) expect(budgetPer).toBe('unit')
    }
    expect(share(many, ({ budgetMode }) => budgetMode === 'request')).toBeCloseTo(0.25, 1)
    expect(share(many, ({ currency }) => currency === 'UAH')).toBeGreaterThan(0.85)
  })

  test('an order has either a quantity with its unit, or a note in its languages', () => {
    for (const order of many) {
      const { quantity, unit, quantityNoteUk, quantityNoteEn, titleUk, titleEn } = order
      expect(quantity === null).toBe(unit === null)
      if (quantity !== null) expect(quantity).toBeGreaterThan(0)
      expect(quantityNoteUk !== null).toBe(quantity === null && titleUk !== null)
      expect(quantityNoteEn !== null).toBe(quantity === null && titleEn !== null)
    }
    expect(share(many, ({ quantity }) => quantity === null)).toBeGreaterThan(0.03)
  })

  test('dates follow one another', () => {
    for (const { createdAt, publishedAt, bumpedAt, offersUntil, expiresAt, neededBy } of many) {
      expect(createdAt.getTime()).toBeLessThan(publishedAt.getTime())
      expect(publishedAt.getTime()).toBeLessThanOrEqual(bumpedAt.getTime())
      expect(bumpedAt.getTime()).toBeLessThanOrEqual(Math.min(now.getTime(), expiresAt.getTime()))
      expect(expiresAt).toEqual(kyivDayEnd(offersUntil))
      if (neededBy) expect(neededBy > offersUntil).toBe(true)
      expect(offersUntil <= addDays(today, 90)).toBe(true)
    }
    const renewed = share(many, (order) => order.offersUntil > addDays(kyivDay(order.publishedAt), 90))
    expect(renewed).toBeLessThan(0.04)
  })

  test('most orders are open, some end soon, and some have ended', () => {
    const isPublished = ({ status }: DemoOrder) => status === 'published'
    const left = ({ expiresAt }: DemoOrder) => expiresAt.getTime() - now.getTime()
    for (const orders of [site, many]) {
      expect(share(orders, (one) => isPublished(one) && left(one) > 0)).toBeGreaterThan(0.82)
      expect(share(orders, (one) => isPublished(one) && left(one) <= 0)).toBeCloseTo(0.06, 1)
      expect(
        share(orders, (one) => isPublished(one) && left(one) > 0 && left(one) < 3 * DAY_MS),
      ).toBeGreaterThan(0.02)
      for (const status of ['paused', 'awarded', 'completed']) {
        expect(share(orders, (one) => one.status === status)).toBeGreaterThan(0.005)
      }
    }
  })

  test('most orders are up to three months old, and a few are up to a year old', () => {
    const age = ({ bumpedAt }: DemoOrder) => (now.getTime() - bumpedAt.getTime()) / DAY_MS
    expect(share(many, (one) => age(one) < 1)).toBeGreaterThan(0.02)
    expect(share(many, (one) => age(one) < 60)).toBeGreaterThan(0.8)
    expect(share(many, (one) => age(one) > 92)).toBeLessThan(0.06)
    expect(share(many, (one) => age(one) > 150)).toBeGreaterThan(0.002)
    expect(many.every((one) => age(one) < 367)).toBe(true)
  })

  test('only open orders are promoted, and few of them', () => {
    for (const { topUntil, highlightUntil, homeUntil, status, expiresAt } of many) {
      const untils = [topUntil, highlightUntil, homeUntil].filter((until) => until !== null)
      for (const until of untils) expect(until.getTime()).toBeGreaterThan(now.getTime())
      if (status !== 'published' || expiresAt <= now) expect(untils).toEqual([])
    }
    expect(share(many, ({ topUntil }) => topUntil !== null)).toBeCloseTo(0.04, 1)
    expect(site.filter(({ homeUntil }) => homeUntil !== null).length).toBeGreaterThanOrEqual(6)
  })

  test('e-mail addresses and phone numbers cannot belong to a real person', () => {
    for (const { contact } of many) {
      expect(contact.email).toMatch(/^[a-z.’-]+@[a-z]+\.verstat\.test$/)
      if (contact.phone !== null) expect(contact.phone).toMatch(/^\+38000\d{7}$/)
    }
  })

  test('an order has few pictures and files', () => {
    for (const { images, files } of many) {
      expect(images.length).toBeLessThanOrEqual(4)
      expect(files.length).toBeLessThanOrEqual(2)
    }
    expect(share(many, ({ images }) => images.length === 0)).toBeLessThan(0.35)
  })
})
