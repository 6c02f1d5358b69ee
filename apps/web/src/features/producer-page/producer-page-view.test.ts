import type { Producer } from '@verstat/contract'
import { producerSeo } from '@verstat/seo'
import { describe, expect, test } from 'vitest'
import { testIndex, testProducer } from '../../testing/test-directory.ts'
import { testPage } from '../../testing/test-page.ts'
import { producerPageView } from './producer-page-view.ts'

const view = (change: Partial<Producer> = {}) => {
  const producer = testProducer(change)
  const seo = producerSeo(testPage(), producer, { categoryPath: [], region: undefined })
  return producerPageView(testPage(), producer, testIndex(), seo)
}

describe('a producer’s page', () => {
  test('shows what customers ask first', () => {
    expect(view().facts.map(({ label, value }) => [label, value.text])).toEqual([
      ['Мінімальна партія', 'від 50\u00a0шт.'],
      ['Строк виготовлення', '10–\u206014\u00a0днів'],
      ['Зразки', 'Платно'],
      ['Матеріал замовника', 'приймає'],
      ['Малі партії', 'не бере'],
      ['Місце', 'Львів, Львівська область'],
    ])
  })

  test('leaves out what its owner has not specified', () => {
    const unsaid = {
      moq: null,
      leadTimeDays: null,
      samples: null,
      acceptsTolling: null,
      acceptsSmallBatch: null,
      city: null,
      capacity: null,
      equipment: [{ name: 'Juki', model: null, count: null, note: null }],
    }
    const page = view(unsaid)
    expect(page.facts.map(({ key }) => key)).toEqual(['place'])
    expect(page.equipment[0]?.count).toBeUndefined()
  })

  test.each([
    [{ closedUntil: '2026-12-24', acceptingFrom: null }, 'Не приймає замовлень до 24\u00a0грудня'],
    [{ closedUntil: null, acceptingFrom: '2026-12-01' }, 'Приймає замовлення з 1\u00a0грудня'],
    [{ closedUntil: '2026-11-20', acceptingFrom: '2026-11-01' }, 'Приймає замовлення'],
  ])('shows since when orders are accepted: %j', (capacity, text) => {
    expect(view({ capacity }).facts[0]).toMatchObject({ key: 'capacity', value: { text } })
    expect(view({ capacity, status: 'paused' }).facts[0]?.key).not.toBe('capacity')
  })

  test('links only http(s) addresses', () => {
    expect(view({ website: 'https://www.shvets.example/pro' }).website).toEqual({
      href: 'https://www.shvets.example/pro',
      host: 'shvets.example',
    })
    expect(view({ website: 'javascript:alert(1)' }).website).toBeUndefined()
    expect(view({ website: 'не сайт' }).website).toBeUndefined()
  })

  test('marks an expired certificate', () => {
    const certificate = { name: 'ISO 9001', number: null, issuer: null }
    const { certificates } = view({
      certificates: [
        { ...certificate, validUntil: '2026-11-20' },
        { ...certificate, validUntil: '2026-11-21' },
      ],
    })
    expect(certificates.map(({ validUntil, expired }) => [validUntil, expired])).toEqual([
      ['строк дії минув 20\u00a0листопада 2026', true],
      ['21\u00a0листопада 2026', false],
    ])
  })
})

test('the fact of other regions leaves out the producer’s own region', () => {
  const serves = (...serviceRegionIds: string[]) =>
    view({ serviceRegionIds }).facts.find(({ key }) => key === 'serves')?.value.text
  expect(serves('lvivska', 'kyiv')).toBe('Київ')
  expect(serves('lvivska')).toBeUndefined()
})
