import { Deal, getDeal, getDealFile, httpRequest, type RouteInput, setOfferStatus } from '@verstat/contract'
import { beforeAll, expect, test } from 'vitest'
import { testSite } from '../../../test-site.testing.ts'
import { insertTestDictionaries } from '../../directory/directory.testing.ts'
import { verifiedUser, withoutLimits } from '../../directory/listing/writing/writing.testing.ts'
import { newMaker, newOrder, sendOffer, type Terms } from '../offers.testing.ts'
import { wordsIn } from '../offers-words.ts'
import { specificationOf } from './specification.ts'

const site = await testSite({ prepare: insertTestDictionaries })
const { call, clock } = site

beforeAll(() => withoutLimits(site))

async function agreed(
  terms: Partial<Terms> = {},
  order?: Parameters<typeof newOrder>[1],
): Promise<{
  readonly buyer: { readonly token: string }
  readonly maker: { readonly token: string }
  readonly deal: Deal
}> {
  const [{ id: orderId, buyer }, maker] = [await newOrder(site, order), await newMaker(site)]
  const { id, version } = await sendOffer(site, { id: orderId }, maker, terms)
  const { dealId } = await call(setOfferStatus, { id, status: 'accepted', version }, buyer)
  return { buyer, maker, deal: await call(getDeal, { id: dealId ?? '' }, buyer) }
}

function open(input: RouteInput<typeof getDealFile>, headers: Readonly<Record<string, string>>) {
  return site.http.inject({ url: httpRequest(getDealFile, input).url, headers })
}

function printed(deal: Deal, locale: 'uk' | 'en' = 'uk') {
  const { title, sections, ends } = specificationOf(
    deal,
    wordsIn(locale, () => clock.now),
    {
      site: 'Verstat',
      at: clock.now,
    },
  )
  const rows = sections.flatMap((section) => section.rows.map(([label, value]) => `${label}: ${value}`))
  return [title, ...sections.map(({ heading }) => heading), ...rows, ...ends].map((text) =>
    text.replaceAll('\u00a0', ' '),
  )
}

test('both sides open the specification in their language, others get 404', async () => {
  const { buyer, maker, deal } = await agreed()
  for (const { token } of [buyer, maker]) {
    const answer = await open({ id: deal.id }, { authorization: `Bearer ${token}`, 'accept-language': 'uk' })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="deal-${deal.number}-uk.pdf"`,
      'cache-control': 'private, no-store',
    })
    const text = answer.rawPayload.toString('latin1')
    expect(text).toMatch(/^%PDF-1\.\d/)
    expect(text).toContain('/Lang (uk)')
    expect(text).toContain('/Count 1')
    expect(text).not.toContain('Helvetica')
  }
  // The link of a page sends the cookie of the session and the language of the page.
  const linked = await open({ id: deal.id, lang: 'en' }, { cookie: `token=${buyer.token}` })
  expect(linked.rawPayload.toString('latin1')).toContain('/Lang (en)')
  for (const person of [await newMaker(site), await verifiedUser(site, 'admin')]) {
    expect((await open({ id: deal.id }, { authorization: `Bearer ${person.token}` })).statusCode).toBe(404)
  }
  expect((await open({ id: deal.id }, {})).statusCode).toBe(401)
})

test('it says who agreed on what, for which price and terms, and when', async () => {
  const { deal } = await agreed(
    {
      price: {
        basis: 'unit',
        steps: [
          { from: 1, amountMinor: 12_000, per: 1 },
          { from: 100, amountMinor: 9_900, per: 1 },
        ],
        setupMinor: 150_000,
      },
      vat: { mode: 'added', rate: 20 },
      delivery: { mode: 'extra', amountMinor: 45_000 },
      sample: { offered: true, amountMinor: 20_000, days: 4 },
      meetsAll: false,
      deviations: 'Підкладка іншого кольору',
      comment: 'Пакуємо по десять',
    },
    { title_uk: 'Пошиття курток', needed_by: '2027-03-01' },
  )
  const lines = printed(deal)
  expect(lines[0]).toBe(`Специфікація до угоди № ${deal.number}`)
  const own = [deal.customer, deal.supplier].map(({ name, phone, email }) =>
    [name, phone, email].filter(Boolean).join('\n'),
  )
  expect(lines).toEqual(
    expect.arrayContaining([
      `Замовник: ${own[0]}`,
      `Виробник: ${own[1]}`,
      `Номер: ${deal.order?.number}`,
      'Назва: Пошиття курток',
      'Обсяг: 500 шт.',
      'Потрібно до: 1 березня 2027',
      'Разом з ПДВ: 61 740 ₴',
      'Разом без ПДВ: 51 450 ₴',
      'Ціна: від 1 шт.: 120 ₴ за 1 шт.\nвід 100 шт.: 99 ₴ за 1 шт.',
      'Підготовка виробництва: 1 500 ₴',
      'ПДВ: ПДВ 20 % понад ціну',
      'Доставка: Окремо: 450 ₴',
      'Строк виконання: 14 днів від прийняття пропозиції',
      'Зразок: Зробимо: 200 ₴, за 4 дні',
      'Відхилення від замовлення: Підкладка іншого кольору',
      'Коментар: Пакуємо по десять',
      'Зараз: Чекає на виробника',
      expect.stringMatching(/^Чекає на виробника: .+ за київським часом · замовник$/),
      'Цей документ фіксує те, про що сторони домовилися на сайті Verstat. Він не є договором і не гарантує оплати.',
    ]),
  )
  expect(printed(deal, 'en')).toContain(
    'This document records what the parties agreed on Verstat. It is neither a contract nor a guarantee of payment.',
  )
})

test('what nobody said is left out', async () => {
  const { deal } = await agreed({ delivery: { mode: 'agreed' } })
  const text = printed(deal).join('\n')
  for (const label of ['Потрібно до', 'Разом', 'Зразок', 'Коментар', 'Підготовка', 'Файли'])
    expect(text).not.toContain(label)
  const { snapshot } = deal
  const noted = { ...snapshot.order, quantity: null, quantityNote: { uk: 'кілька партій' } }
  const later = Deal.parse({
    ...deal,
    order: null,
    customer: { userId: null, name: null, email: null, phone: null },
    snapshot: {
      ...snapshot,
      order: noted,
      quantity: null,
      files: [
        { name: 'креслення.pdf', of: 'order', sha256: 'a'.repeat(64) },
        { name: 'кошторис.pdf', of: 'offer', sha256: null },
      ],
    },
  })
  const lines = printed(later)
  expect(lines).toEqual(
    expect.arrayContaining([
      'Замовник: Обліковий запис видалено',
      'Обсяг: кілька партій',
      `До замовлення: креслення.pdf\nвідбиток SHA-256: ${'a'.repeat(64)}`,
      'До пропозиції: кошторис.pdf',
    ]),
  )
  expect(lines.join('\n')).not.toContain('Номер')
})

test('long texts go on over pages', async () => {
  const long = 'Дуже докладне пояснення відхилень. '.repeat(55).trim()
  const { buyer, deal } = await agreed({ meetsAll: false, deviations: long, comment: `${long} ${long}` })
  const answer = await open({ id: deal.id }, { authorization: `Bearer ${buyer.token}` })
  expect(answer.rawPayload.toString('latin1')).toMatch(/\/Count [23]\b/)
})
