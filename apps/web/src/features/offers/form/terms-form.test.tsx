import { screen, within } from '@testing-library/react'
import type { Offer } from '@verstat/contract'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderComponent } from '../../../testing/render-component.tsx'
import { testPage } from '../../../testing/test-page.ts'
import { type FormStart, startOfNew, startOfTerms } from './form-start.ts'
import { otherVatBudget } from './other-vat-budget.ts'
import { OfferForm } from './terms-form.tsx'
import type { OfferedFacts } from './typed-terms.ts'

const order: OfferedFacts = {
  id: '0198c0de-0000-7000-8000-000000000001',
  slug: 'kurtky',
  quantity: 600,
  unit: 'pcs',
  currency: 'UAH',
  sampleRequired: false,
  budgetMode: 'request',
  budgetMin: null,
  budgetMax: null,
  budgetPer: 'total',
  vat: false,
}

beforeEach(() => localStorage.clear())

function showForm(start: FormStart = startOfNew(null, order, '2026-12-20')) {
  const send = vi.fn(async (..._given: readonly unknown[]) => ({}) as Offer)
  const shown = renderComponent(
    <OfferForm
      order={order}
      start={start}
      producers={[{ id: 'p', name: 'Ательє' }]}
      files={[]}
      draftKey="draft"
      submit="Надіслати"
      back="/orders/kurtky"
      brief={null}
      send={send}
      done={() => undefined}
    />,
  )
  const { user } = shown
  const field = (label: string | RegExp, at = 0) => {
    const found = screen.getAllByLabelText(label)[at]
    if (!found) throw new Error(`No field ${String(label)}`)
    return found
  }
  const type = async (label: string | RegExp, text: string, at = 0) => {
    await user.clear(field(label, at))
    await user.type(field(label, at), text)
  }
  return {
    ...shown,
    send,
    field,
    type,
    press: () => user.click(screen.getByRole('button', { name: 'Надіслати' })),
  }
}

const texts = (element: HTMLElement) => element.textContent?.replaceAll('\u00a0', ' ') ?? ''

test('all errors are found at once, named in the summary, and go away when the field is changed', async () => {
  const { user, type, press, send } = showForm()
  await type('Найменша партія, шт.', '300')
  await user.click(screen.getByRole('button', { name: 'Додати ціну від більшої кількості' }))
  expect(document.activeElement).toBe(screen.getByLabelText('Від кількості, шт.'))
  await type('Від кількості, шт.', '200')
  await type('Ціна, грн', '9', 1)
  await type('Строк, календарних днів', '3 тижні')
  await user.selectOptions(screen.getByLabelText('Доставка'), 'extra')
  await user.click(screen.getByLabelText('Зробимо зразок'))
  await user.click(screen.getByLabelText('Є відхилення'))
  await press()
  const lines = within(screen.getByRole('alert')).getAllByRole('link').map(texts)
  expect(lines).toEqual([
    'Ціна, грн: Введіть ціну числом.',
    'Ціна 2. Від кількості, шт.: Друга кількість має бути більшою за першу (300).',
    'Строк, календарних днів: Введіть строк числом, без слів.',
    'Вартість доставки, грн: Введіть вартість доставки числом.',
    'Ціна зразка, грн: Вкажіть ціну зразка або строк. Безкоштовний зразок — 0.',
    'Відхилення від замовлення: Опишіть, що буде інакше: щонайменше 10 символів.',
  ])
  await type('Строк, календарних днів', '21')
  expect(screen.queryByText('Введіть строк числом, без слів.')).toBeNull()
  expect(document.activeElement).toBe(screen.getByLabelText('Строк, календарних днів'))
  await type('Зразок: за скільки днів', '4')
  expect(screen.queryByText(/Безкоштовний зразок/)).toBeNull()
  expect(send).not.toHaveBeenCalled()
})

test('the preview explains the sum from the goods to one unit with everything', async () => {
  const { user, type } = showForm()
  await type('Ціна, грн', '89')
  await type('Підготовка виробництва, грн', '1500')
  await user.selectOptions(screen.getByLabelText('Доставка'), 'extra')
  await type('Вартість доставки, грн', '450')
  await type('Строк, календарних днів', '21')
  expect(screen.getAllByText(/ПДВ 20 % додасться й до цієї суми/)).toHaveLength(2)
  const preview = screen.getByRole('complementary', { name: 'Що побачить замовник' })
  const rows = Array.from(preview.querySelectorAll('dl > div'), (row) =>
    Array.from(row.children, (cell) => cell.textContent?.replaceAll('\u00a0', ' ')),
  )
  expect(rows).toEqual([
    ['600 шт. × 89 ₴', '53 400 ₴'],
    ['Підготовка виробництва', '1 500 ₴'],
    ['Доставка', '450 ₴'],
    ['ПДВ 20 %', '11 070 ₴'],
    ['Разом з ПДВ', '66 420 ₴'],
    ['За 1 шт., з усім разом', '110,70 ₴'],
    ['Ваша ціна', '89 ₴ за 1 шт.'],
    ['Строк виконання', '21 день від прийняття пропозиції'],
    ['Оплата', 'Передоплата 50 %, решта під час отримання'],
    ['Відхилення від замовлення', 'Немає'],
    ['Гарантія', 'Без гарантії'],
    ['Пропозиція чинна до', '20 грудня 2026'],
  ])
  await user.selectOptions(screen.getByLabelText('ПДВ'), 'none')
  expect(texts(preview)).toContain('Разом, без ПДВ55 350 ₴')
})

test('a price in the middle is removed, and the later ones move up', async () => {
  const { user, type, field, press, send } = showForm()
  const add = () => user.click(screen.getByRole('button', { name: 'Додати ціну від більшої кількості' }))
  await type('Ціна, грн', '12')
  await add()
  await type('Від кількості, шт.', '300')
  await type('Ціна, грн', '11', 1)
  await add()
  await type('Від кількості, шт.', '500', 1)
  await type('Ціна, грн', '10', 2)
  await user.click(screen.getByRole('button', { name: 'Прибрати цю ціну: Ціна 2' }))
  expect(screen.getAllByLabelText('Ціна, грн')).toHaveLength(2)
  expect(field('Від кількості, шт.')).toHaveProperty('value', '500')
  await type('Строк, календарних днів', '21')
  await press()
  expect(send.mock.lastCall?.[0]).toMatchObject({
    price: { steps: [{ amountMinor: 1200 }, { from: 500, amountMinor: 1000 }] },
  })
})

test('a new offer begins as the last one, delivery included, and amounts come back with two digits', () => {
  const last = {
    vat: { mode: 'none', rate: null },
    delivery: { mode: 'extra', amountMinor: 45_000 },
    leadFrom: 'materials',
    prepaymentPercent: 30,
    paymentDays: 10,
    warrantyMonths: 6,
  } as const
  expect(startOfNew(last, order, '2026-12-20').values).toMatchObject({
    'vat.mode': 'none',
    'delivery.mode': 'extra',
    leadFrom: 'materials',
    prepaymentPercent: '30',
  })
  expect(startOfNew(null, order, '2026-12-20').values['vat.mode']).toBe('added')
  expect(startOfNew(null, { ...order, vat: true }, '2026-12-20').values['vat.mode']).toBe('included')
  const again = startOfTerms({
    ...last,
    price: {
      basis: 'unit',
      steps: [
        { from: 1, amountMinor: 9_850, per: 1 },
        { from: 300, amountMinor: 9_800, per: 1 },
      ],
      setupMinor: 0,
    },
    quantity: 600,
    unit: 'pcs',
    currency: 'UAH',
    leadDays: 21,
    sample: null,
    validUntil: '2026-12-20',
    meetsAll: true,
    deviations: null,
    comment: '',
  })
  expect(again.values).toMatchObject({
    'price.steps.0.amountMinor': '98,50',
    'price.steps.1.amountMinor': '98',
    'delivery.amountMinor': '450',
  })
})

test('the preview has everything that the customer will read', async () => {
  const { user } = showForm()
  await user.type(screen.getByLabelText('Ціна, грн'), '98')
  await user.click(screen.getByLabelText('Зробимо зразок'))
  await user.type(screen.getByLabelText('Ціна зразка, грн'), '0')
  await user.clear(screen.getByLabelText('Гарантія, місяців'))
  await user.type(screen.getByLabelText('Гарантія, місяців'), '12')
  await user.type(screen.getByLabelText('Коментар для замовника'), 'Зшиємо з нашої тканини')
  const preview = screen.getByRole('complementary', { name: 'Що побачить замовник' }).textContent
  expect(preview).toMatch(/Зробимо: безкоштовно/)
  expect(preview).toMatch(/12\sмісяців/)
  expect(preview).toMatch(/20\sгрудня/)
  expect(preview).toContain('Зшиємо з нашої тканини')
})

test('a budget without VAT stands beside a price with VAT, and only there', () => {
  const page = testPage('uk')
  const money = { ...order, budgetMode: 'exact', budgetMin: 5_000_000, budgetMax: 5_000_000 } as const
  expect(otherVatBudget(page, money, 'included')).toMatch(/50\s000\s₴.* без ПДВ, а ваша ціна з ПДВ/)
  expect(otherVatBudget(page, money, 'added')).toBeUndefined()
  expect(otherVatBudget(page, { ...money, vat: true }, 'added')).toMatch(/з ПДВ, а ваша ціна без ПДВ/)
  expect(otherVatBudget(page, { ...money, vat: null }, 'included')).toBeUndefined()
  expect(otherVatBudget(page, order, 'included')).toBeUndefined()
})

test('a sample is ticked only where the customer asks for one', () => {
  showForm()
  expect(screen.getByLabelText('Зробимо зразок')).toHaveProperty('checked', false)
})
