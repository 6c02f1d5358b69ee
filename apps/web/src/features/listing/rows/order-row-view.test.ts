import { describe, expect, test } from 'vitest'
import { testIndex, testOrder } from '../../../testing/test-directory.ts'
import { testPage } from '../../../testing/test-page.ts'
import { orderRowView } from './order-row-view.ts'

const index = testIndex()
const row = (change = {}, locale: 'uk' | 'en' = 'uk') =>
  orderRowView(testPage(locale), testOrder(change), index)

describe('an order’s row', () => {
  test('shows every fact in the page’s language', () => {
    expect(row()).toMatchObject({
      href: '/orders/poshyttia-kurtok-ab12',
      title: { text: 'Пошиття робочих курток' },
      category: 'Спецодяг',
      quantity: { text: '500 шт.' },
      budget: '100\u00a0000–\u200b150\u00a0000\u00a0₴',
      place: 'Стрий, Львівська область',
      deadline: { day: 'до 5\u00a0грудня', left: 'залишилося 14\u00a0днів', urgency: 'later' },
      published: { day: 'учора' },
    })
  })

  test('shows the size of a drawing', () => {
    expect(row({ drawingSizesMm: [120, 80.25, 2] }).size).toBe('деталь 120\u00a0× 80,3\u00a0× 2 мм')
    expect(row().size).toBeUndefined()
  })

  test('marks a title in the other language', () => {
    expect(row({}, 'en').title).toEqual({ text: 'Пошиття робочих курток', lang: 'uk' })
    expect(row({ title: { uk: 'Куртки', en: 'Jackets' } }, 'en').title).toEqual({ text: 'Jackets' })
  })

  test('shows the owner’s note when there is no number', () => {
    expect(row({ quantity: null, unit: null, quantityNote: { uk: 'за кресленнями' } }).quantity).toEqual({
      text: 'за кресленнями',
      isNote: true,
    })
    expect(row({ quantity: null, unit: null }).quantity).toBeUndefined()
  })

  test('prints a city that is also a region only once', () => {
    expect(row({ regionId: 'kyiv', city: 'Київ' }).place).toBe('Київ')
    expect(row({ regionId: 'kyiv', city: 'Київ' }, 'en').place).toBe('Kyiv')
    expect(row({ city: null }).place).toBe('Львівська область')
  })

  test('a closed order shows its status instead of the days left', () => {
    expect(row({ status: 'awarded' }).deadline).toMatchObject({ left: 'Виконавця вибрано', urgency: 'past' })
  })

  test('is highlighted only until the highlighting ends', () => {
    const promotion = { topUntil: null, homeUntil: null }
    expect(row({ promotion: { ...promotion, highlightUntil: '2026-11-21T09:59:59Z' } }).paid).toEqual([])
    expect(row({ promotion: { ...promotion, highlightUntil: '2026-11-22T00:00:00Z' } }).paid).toEqual([
      'highlighted',
    ])
  })

  test('shows the date of its publication, and says when it was published again', () => {
    const dates = { publishedAt: '2026-10-29T08:00:00Z', bumpedAt: '2026-11-20T08:00:00Z' }
    expect(row({ ...dates, isBumpPaid: true }).published?.at).toBe(dates.publishedAt)
    const renewed = row({ ...dates, isBumpPaid: false }).published
    expect(renewed?.at).toBe(dates.bumpedAt)
    expect(renewed?.day).toMatch(/^поновлено /)
    expect(row({ publishedAt: dates.bumpedAt, bumpedAt: dates.bumpedAt }).published?.day).not.toMatch(
      /поновлено/,
    )
    expect(row({ publishedAt: null, bumpedAt: null }).published).toBeUndefined()
  })

  test('marks a paid bump', () => {
    expect(row({ isBumpPaid: true }).paid).toEqual(['bumped'])
  })
})
