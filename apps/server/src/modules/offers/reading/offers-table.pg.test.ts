import { getOffer, getOffersTable, httpRequest, type RouteInput, setOfferStatus } from '@verstat/contract'
import { addDays, kyivDay } from '@verstat/i18n'
import { beforeAll, expect, test } from 'vitest'
import { testSite } from '../../../test-site.testing.ts'
import { insertTestDictionaries } from '../../directory/directory.testing.ts'
import { type Person, verifiedUser, withoutLimits } from '../../directory/listing/writing/writing.testing.ts'
import { newMaker, newOrder, sendOffer } from '../offers.testing.ts'

const site = await testSite({ prepare: insertTestDictionaries })
const DAY_MS = 86_400_000

beforeAll(() => withoutLimits(site))

async function open(
  input: RouteInput<typeof getOffersTable>,
  person: Pick<Person, 'token'>,
  headers: Readonly<Record<string, string>> = { authorization: `Bearer ${person.token}` },
) {
  const answer = await site.http.inject({ url: httpRequest(getOffersTable, input).url, headers })
  const [head = '', ...rows] = answer.body.replace('\ufeff', '').trimEnd().split('\r\n')
  return { answer, head: head.split(/[;,](?! )/), rows }
}

/** An order with a cheap slow offer, a dear quick one for large lots only, and one with delivery to be agreed. */
async function compared() {
  const order = await newOrder(site)
  const [cheap, dear, vague] = [await newMaker(site), await newMaker(site), await newMaker(site)]
  const offer = await sendOffer(site, order, cheap, {
    price: {
      basis: 'unit',
      steps: [
        { from: 1, amountMinor: 12_000, per: 1 },
        { from: 400, amountMinor: 9_900, per: 1 },
      ],
      setupMinor: 150_000,
    },
    vat: { mode: 'added', rate: 20 },
    delivery: { mode: 'extra', amountMinor: 45_000 },
    leadDays: 30,
    meetsAll: false,
    deviations: '=HYPERLINK("https://bad.example"); інша тканина',
    warrantyMonths: 12,
  })
  await sendOffer(site, order, dear, {
    price: { basis: 'unit', steps: [{ from: 500, amountMinor: 34_567, per: 1000 }], setupMinor: 0 },
    leadDays: 5,
  })
  await sendOffer(site, order, vague, { delivery: { mode: 'agreed' }, leadDays: 9 })
  return { order, offer }
}

test('the customer gets one row an offer with exact decimals, in the format of each language', async () => {
  const { order, offer } = await compared()
  const { answer, head, rows } = await open({ id: order.slug }, order.buyer)
  expect(answer.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'cache-control': 'private, no-store',
    'content-disposition': expect.stringMatching(/^attachment; filename="offers-\d+\.csv"$/),
    vary: expect.stringContaining('Authorization'),
  })
  expect(answer.body).toMatch(/^\ufeff№ пропозиції;Виробник;Стан;Кількість;Одиниця;"Продукція, грн";/)
  expect(head).toHaveLength(24)
  expect(rows).toHaveLength(3)
  const own = rows.find((row) => row.startsWith(`${offer.number};`)) ?? ''
  expect(own).toContain(';500;шт.;49500;1500;450;51450;61740;102,9;123,48;ПДВ 20 % понад ціну;30;30 днів від')
  // A text that a spreadsheet would run as a formula is kept as a text.
  expect(own).toContain(`"'=HYPERLINK(""https://bad.example""); інша тканина"`)
  const agreed = rows.at(-1) ?? ''
  expect(agreed).toContain(';50000;0;;41666,67;50000;83,3333;100;')
  expect(agreed).toMatch(/;"?Без доставки: її вартість ще треба узгодити"?$/)
  const english = await open({ id: order.id, lang: 'en' }, order.buyer)
  expect(english.answer.body).toMatch(/^\ufeffOffer No\.,Producer,Status,Quantity,Unit,"Goods, UAH"/)
  expect(english.answer.body).toContain(',500,pcs,49500,1500,450,51450,61740,102.9,123.48,Plus 20% VAT,')
})

test('the table keeps the quantity and the sort of the page, and says what cannot be compared', async () => {
  const { order } = await compared()
  const { rows } = await open({ id: order.id, quantity: '100', sort: 'leadDays' }, order.buyer)
  expect(rows[0]).toMatch(/;100;шт\.;;;;;;;;.*Менше за найменшу кількість у пропозиції"?$/)
  expect(rows.map((row) => /;(\d+);\d+ дн/.exec(row)?.[1])).toEqual(['5', '9', '30'])
  expect(rows[2]).toContain(';12000;1500;450;13950;16740;139,5;167,4;')
  const { answer } = await open({ id: order.id, sort: 'price' as 'received' }, order.buyer)
  expect(answer.statusCode).toBe(422)
})

test('a link in a page opens it with the session cookie, and reading marks the offers as seen', async () => {
  const { order, offer } = await compared()
  const opened = await open({ id: order.id }, order.buyer, { cookie: `token=${order.buyer.token}` })
  expect(opened.answer.statusCode).toBe(200)
  const { seenAt } = await site.call(getOffer, { id: offer.id }, order.buyer)
  expect(seenAt).toBe(site.clock.now.toISOString())
  // Calls that answer JSON do not know the cookie.
  const json = await site.http.inject({
    url: `/v1/order/${order.id}/offers`,
    headers: { cookie: `token=${order.buyer.token}` },
  })
  expect(json.statusCode).toBe(401)
})

test('strangers and producers get 404, and the customer 409 while the offers are sealed', async () => {
  const order = await newOrder(site, { offers_open: 'atDeadline' })
  const maker = await newMaker(site)
  const { id } = await sendOffer(site, order, maker, {
    validUntil: addDays(kyivDay(site.clock.now), 60),
  })
  const moderator = await verifiedUser(site, 'moderator')
  for (const person of [maker, moderator, await verifiedUser(site)])
    expect((await open({ id: order.id }, person)).answer.statusCode).toBe(404)
  expect((await open({ id: order.id }, order.buyer, {})).answer.statusCode).toBe(401)
  const sealed = await open({ id: order.id }, order.buyer)
  expect(sealed.answer.json()).toMatchObject({ statusCode: 409, data: { code: 'offer_sealed' } })
  expect((await site.call(getOffer, { id }, maker)).seenAt).toBeNull()
  site.clock.pass(21 * DAY_MS)
  const opened = await open({ id: order.id }, order.buyer)
  expect(opened.rows).toHaveLength(1)
  site.clock.pass(-21 * DAY_MS)
})

test('withdrawn offers are left out, and declined ones are named as such', async () => {
  const { order, offer } = await compared()
  await site.call(
    setOfferStatus,
    { id: offer.id, status: 'declined', version: offer.version, reason: 'price' },
    order.buyer,
  )
  const { rows } = await open({ id: order.id }, order.buyer)
  expect(rows.find((row) => row.startsWith(`${offer.number};`))).toContain(';Відхилено;')
})
