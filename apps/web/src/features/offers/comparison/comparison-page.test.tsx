import { screen, waitFor, within } from '@testing-library/react'
import type { ComparisonRow } from '@verstat/contract'
import { expect, test } from 'vitest'
import { renderComponent } from '../../../testing/render-component.tsx'
import { testIndex } from '../../../testing/test-directory.ts'
import { testContext } from '../../../testing/test-send.ts'
import { ComparisonPage } from './comparison-page.tsx'
import { type ComparisonView, loadComparison, tablePath } from './load-comparison.ts'

const ID = '019aa000-0000-7000-8000-00000000000'

type Offer = ComparisonRow['offer']
type Change = { readonly offer?: Partial<Offer>; readonly terms?: Partial<Offer['terms']> } & Partial<
  Omit<ComparisonRow, 'offer'>
>

function row(n: number, { offer, terms, ...change }: Change = {}): ComparisonRow {
  return {
    offer: {
      id: ID + String(n),
      number: n,
      status: 'sent',
      version: 1,
      revision: 1,
      outdated: false,
      terms: {
        price: { basis: 'unit', steps: [{ from: 1, amountMinor: 33_000, per: 1 }], setupMinor: 0 },
        quantity: 750,
        unit: 'pcs',
        currency: 'UAH',
        vat: { mode: 'included', rate: 20 },
        delivery: { mode: 'included', amountMinor: null },
        leadDays: 14,
        leadFrom: 'acceptance',
        prepaymentPercent: 50,
        paymentDays: 0,
        sample: null,
        validUntil: '2026-12-20',
        meetsAll: true,
        deviations: null,
        warrantyMonths: 0,
        comment: '',
        ...terms,
      },
      before: null,
      files: [],
      asks: [],
      seenAt: '2026-11-01T08:00:00Z',
      declinedReason: null,
      declinedNote: null,
      decidedAt: null,
      closedReason: null,
      dealId: null,
      expiresAt: '2026-12-20T22:00:00Z',
      createdAt: '2026-11-01T07:00:00Z',
      producer: {
        id: ID + String(n),
        slug: `maker-${n}`,
        name: `Цех «Шпулька ${n}»`,
        city: 'Стрий',
        regionSlug: 'lvivska',
        verified: null,
        completedDeals: 0,
      },
      allowed: ['shortlisted', 'declined', 'accepted'],
      canAsk: true,
      ...offer,
    },
    comparable: true,
    code: null,
    goods: 33_000_000,
    setup: 0,
    delivery: 0,
    net: 27_500_000,
    gross: 33_000_000,
    unitNet: '275.0000',
    unitGross: '330.0000',
    proximity: 'far',
    agreement: {
      quantity: 750,
      unit: 'pcs',
      code: null,
      net: 20_625_000,
      gross: 24_750_000,
      unitGross: '330.0000',
    },
    best: [],
    ...change,
  }
}

function view(
  items: readonly ComparisonRow[],
  order: Partial<ComparisonView['comparison']['order']> = {},
  change: Partial<ComparisonView> = {},
): ComparisonView {
  return {
    query: {},
    regions: { lvivska: 'Львівська область' },
    invitations: { items: [], leftToday: 0, leftForOrder: 0 },
    comparison: {
      order: {
        id: `${ID}a`,
        number: 12,
        slug: 'kurtky',
        title: { uk: 'Куртки' },
        status: 'published',
        termsVersion: 1,
        vat: true,
        sampleRequired: true,
        quantity: 750,
        quantityNote: {},
        budgetMode: 'exact',
        budgetMin: 20_000_000,
        budgetMax: 20_000_000,
        budgetPer: 'total',
        neededBy: '2026-11-25',
        expiresAt: '2026-12-02T22:00:00Z',
        dealId: null,
        confirmUntil: null,
        offersOpen: 'atOnce',
        ...order,
      },
      quantity: 750,
      unit: 'pcs',
      currency: 'UAH',
      opened: true,
      items: [...items],
      counts: { live: items.length, byStatus: {} },
    },
    ...change,
  }
}

const plain = (element: Element | null) => (element?.textContent ?? '').replaceAll('\u00a0', ' ')
const column = (name: string) =>
  screen.getByRole('heading', { level: 2, name: new RegExp(name) }).closest('li') as HTMLElement

function show(shown: ComparisonView) {
  const rendered = renderComponent(<ComparisonPage view={shown} />, { answer: () => ({}) })
  const main = () => plain(document.body)
  return { ...rendered, main }
}

test('accepting states what will be recorded, whatever quantity is shown', () => {
  const shown = view([row(1)])
  show({ ...shown, comparison: { ...shown.comparison, quantity: 1000 }, query: { quantity: '1000' } })
  expect(plain(document.body)).toContain('Показано для 1 000 шт., у замовленні 750 шт.')
  expect(screen.getByRole('link', { name: /Показати для 750/ }).getAttribute('href')).toBe(
    '/user/advertisment/offers/kurtky',
  )
  const box = column('Шпулька 1').querySelector('form[id^="accept"]')
  expect(plain(box)).toContain('Кількість: 750 шт.')
  expect(plain(box)).toContain('Разом: 247 500 ₴ з ПДВ, 206 250 ₴ без ПДВ')
  expect(plain(box)).toContain('виробника Цех «Шпулька 1»')
  expect(plain(box)).not.toContain('330 000')
})

test('accepting an offer without a known sum says why', () => {
  const agreement = {
    quantity: 750,
    unit: 'pcs',
    code: 'delivery_unknown',
    net: null,
    gross: null,
    unitGross: null,
  } as const
  show(view([row(1, { agreement })]))
  expect(plain(column('Шпулька 1').querySelector('form[id^="accept"]'))).toContain(
    'Суми в угоді не буде: вартість доставки ще треба узгодити.',
  )
})

test('the wishes of the order stand beside the offers, and what misses them is marked', () => {
  const { main } = show(
    view([
      row(1, { terms: { vat: { mode: 'none', rate: null }, sample: null } }),
      row(2, { terms: { leadDays: 1 } }),
    ]),
  )
  expect(main()).toContain('У замовленні750 шт.')
  expect(main()).toContain('200 000 ₴, з ПДВ')
  expect(main()).toContain('Потрібно до 25 листопада 2026')
  const [one, two] = [plain(column('Шпулька 1')), plain(column('Шпулька 2'))]
  expect(one).toContain('Ви хотіли розрахунок з ПДВ')
  expect(one).toMatch(/Щонайменше до .+: пізніше, ніж потрібно/)
  expect(one).toContain('Не пропонує')
  expect(one).toContain('Стрий, Львівська область, інша область')
  expect(two).not.toContain('Щонайменше')
  expect(two).not.toContain('Ви хотіли')
})

test('a total of more than goods is explained', () => {
  const { main } = show(view([row(1, { goods: 24_750_000, delivery: 400_000, gross: 25_150_000 })]))
  expect(main()).toContain('товар 247 500 + доставка 4 000')
})

test('an outdated offer asks for a confirmation instead of an acceptance, once', async () => {
  const outdated = { outdated: true }
  const asks = [{ text: 'Підтвердьте', fields: [], at: '2026-11-18T08:00:00Z', answeredBy: null }]
  const { calls, user } = show(view([row(1, { offer: outdated }), row(2, { offer: { ...outdated, asks } })]))
  expect(document.querySelector('form[id^="accept"]')).toBeNull()
  const [ask, ...others] = screen.getAllByRole('button', { name: /Попросити підтвердити/ })
  expect(others).toEqual([])
  if (ask) await user.click(ask)
  await waitFor(() => expect(calls).toHaveLength(1))
  expect(calls[0]).toMatchObject({ id: `${ID}1`, text: expect.stringContaining('Підтвердьте, будь ласка') })
})

test('what was asked and why an offer was declined is seen in its column', () => {
  const asks = [
    {
      text: 'Чи можна довезти?',
      fields: ['delivery' as const],
      at: '2026-11-18T08:00:00Z',
      answeredBy: null,
    },
  ]
  const declined = {
    status: 'declined',
    declinedReason: 'term',
    declinedNote: 'Задовго',
    decidedAt: '2026-11-18T08:00:00Z',
    allowed: [],
  } as const
  show(view([row(1, { offer: { asks } }), row(2, { offer: { ...declined, allowed: [] } })]))
  expect(plain(column('Шпулька 1'))).toContain('Ви просили змінити: доставка, 18 листопада')
  expect(plain(column('Шпулька 2'))).toContain('Відхилено 18 листопада 2026. Причина: Строк')
  expect(plain(column('Шпулька 2'))).toContain('Задовго')
})

test('declining needs a reason, and the error stands once, at the field', async () => {
  const { calls, user } = show(view([row(1)]))
  const form = document.querySelector<HTMLElement>('form[id^="decline"]')
  if (!form) throw new Error('no form')
  const select = within(form).getByLabelText('Причина')
  expect((select as HTMLSelectElement).value).toBe('')
  await user.click(within(form).getByRole('button', { hidden: true }))
  await waitFor(() => expect(select.getAttribute('aria-invalid')).toBe('true'))
  expect(calls).toEqual([])
  expect(document.activeElement).toBe(select)
  expect(within(form).queryByRole('alert')).toBeNull()
})

test('once an offer is accepted the page says what happens next and no longer until when offers are taken', () => {
  const accepted = { status: 'accepted', allowed: ['sent'], dealId: `${ID}d` } as const
  const { main } = show(
    view([row(1, { offer: { ...accepted, allowed: ['sent'] } })], {
      status: 'awarded',
      dealId: `${ID}d`,
      confirmUntil: '2026-11-28T10:00:00Z',
    }),
  )
  expect(main()).toMatch(/Виробник має підтвердити до 28 листопада о \d\d:00/)
  expect(main()).toContain('решта пропозицій лишається чинною')
  expect(main()).not.toContain('приймають до')
  expect(main()).toContain('Доки виробник не підтвердив угоду, її можна скасувати')
})

test('a sealed page says why, and when with the hour', () => {
  const shown = view([], { offersOpen: 'atDeadline' })
  const { main } = show({ ...shown, comparison: { ...shown.comparison, opened: false } })
  expect(main()).toContain('Ви вибрали запечатаний збір')
  expect(main()).toContain('3 грудня о 00:00')
  expect(main()).toContain('Тим часом відповідайте на запитання')
})

test('terms that start from different events are called so', () => {
  const { main } = show(view([row(1), row(2, { terms: { leadFrom: 'prepayment' } })]))
  expect(main()).toContain('Строки рахують від різних подій')
})

test('a text that is no quantity stays in its field with an error', async () => {
  const { user } = show(view([row(1)]))
  const field = screen.getByLabelText('Кількість, шт.') as HTMLInputElement
  for (const [text, error] of [
    ['abc', 'Введіть число, наприклад 1000 або 12,5.'],
    ['0', 'Введіть число, більше за нуль.'],
    ['-5', 'Введіть число, більше за нуль.'],
    ['1,5', 'Введіть ціле число.'],
  ] as const) {
    await user.clear(field)
    await user.type(field, text)
    await user.click(screen.getByRole('button', { name: 'Перерахувати' }))
    expect(field.value).toBe(text)
    expect(screen.getByRole('alert').textContent).toBe(error)
  }
})

function load(search: object, order: Partial<ComparisonView['comparison']['order']> = {}) {
  const { comparison } = view([row(1)], order)
  const { context, calls } = testContext(
    ({ path }) => (path.endsWith('/offers') ? comparison : { items: [], leftToday: 0, leftForOrder: 0 }),
    testIndex(),
  )
  const compared = () => calls.filter((call) => call.id === 'kurtky')
  return { loaded: loadComparison(context, 'kurtky', search, new AbortController().signal), compared }
}

test('the price sort follows the sums that are shown, in the file too', async () => {
  const gross = load({})
  expect(tablePath(await gross.loaded, 'uk')).not.toContain('sort')
  expect(gross.compared()).toEqual([{ id: 'kurtky' }])
  const net = load({ vat: 'net' })
  expect(tablePath(await net.loaded, 'uk')).toContain('sort=unitNet')
  expect(net.compared()).toEqual([{ id: 'kurtky', sort: 'unitNet' }])
  // The order decides, which only the first answer says.
  const ofOrder = load({}, { vat: false })
  expect(tablePath(await ofOrder.loaded, 'uk')).toContain('sort=unitNet')
  expect(ofOrder.compared().at(-1)).toEqual({ id: 'kurtky', sort: 'unitNet' })
  const byTerm = load({ sort: 'leadDays', vat: 'net' })
  expect(tablePath(await byTerm.loaded, 'uk')).toContain('sort=leadDays')
})

test('the page keeps a wrong quantity of its address and compares for that of the order', async () => {
  for (const [quantity, fault] of [
    ['', 'required'],
    ['abc', 'number'],
    ['1.5', 'whole'],
  ]) {
    const { loaded, compared } = load({ quantity })
    expect(await loaded).toMatchObject({ query: { quantity }, quantityFault: fault })
    expect(compared().at(-1)).toEqual({ id: 'kurtky' })
  }
  const { loaded } = load({ quantity: '1 000' })
  expect((await loaded).quantityFault).toBeUndefined()
})

test('a revised offer says when it was changed, and what from and to', () => {
  const { terms } = row(1).offer
  const before = {
    changedAt: '2026-11-02T10:00:00Z',
    terms: {
      ...terms,
      price: { ...terms.price, steps: [{ from: 1, amountMinor: 35_000, per: 1 as const }] },
      warrantyMonths: 6,
    },
  }
  show(view([row(1, { offer: { revision: 2, before }, terms: { comment: 'Знизили ціну' } }), row(2)]))
  const changed = within(column('Шпулька 1'))
  expect(changed.getByText(/^Змінено .+, версія 2$/)).toBeTruthy()
  const items = changed.getAllByRole('listitem').map(plain)
  expect(items).toHaveLength(3)
  expect(items[0]).toMatch(/^Ціна: було 350.+ → стало 330/)
  expect(items[1]).toMatch(/^Гарантія: було 6 місяців → стало /)
  expect(items[2]).toBe('Коментар: було – → стало Знизили ціну')
  expect(within(column('Шпулька 2')).queryByText(/^Змінено/)).toBeNull()
})
