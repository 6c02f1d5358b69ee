import type { Settings } from '@verstat/contract'
import { expect, test } from 'vitest'
import { renderComponent } from '../../../testing/render-component.tsx'
import { BrandPage } from './brand-page.tsx'

const settings: Settings = {
  brand: { uk: null, en: null },
  operator: { uk: null, en: null },
  accent: null,
  logo: null,
  sharePicture: null,
  freeOrders: 5,
  freeProducers: 1,
  autoApprove: { enabled: true, after: 3 },
  keepMessages: { months: 24, dealMonths: 36 },
  watermarkFiles: true,
  pausedPayments: [],
  seller: null,
}

const previews = () => Array.from(document.querySelectorAll<HTMLElement>('[data-preview]'))
const accents = () => previews().map(({ style }) => style.getPropertyValue('--color-accent'))

test('the preview shows the typed name and colour in both themes before they are saved', async () => {
  const { user, getByLabelText } = renderComponent(<BrandPage settings={settings} />)
  const own = accents()
  await user.type(getByLabelText('Українська'), 'Цех')
  await user.type(getByLabelText('Колір кнопок і посилань'), '1F7A4D')
  for (const preview of previews()) expect(preview.textContent).toContain('Цех')
  const [light, dark] = accents()
  expect(light).toBe('#00633a')
  expect(dark).not.toBe(light)
  expect(own).not.toContain(light)
})

test('a colour like that of errors gets a hint, and is still saved', async () => {
  const { user, getByLabelText, getByText, getByRole, calls } = renderComponent(
    <BrandPage settings={settings} />,
    {
      answer: () => settings,
    },
  )
  await user.type(getByLabelText('Колір кнопок і посилань'), '#c62828')
  getByText(/схожий на червоний/)
  await user.click(getByRole('button', { name: 'Зберегти' }))
  expect(calls.at(-1)).toMatchObject({ accent: '#c62828', logo: null, sharePicture: null })
})

test('a wrong colour is refused at the field and stays typed', async () => {
  const { user, getByLabelText, findAllByText, getByRole } = renderComponent(
    <BrandPage settings={settings} />,
  )
  const field = getByLabelText('Колір кнопок і посилань')
  await user.type(field, 'синій')
  await user.click(getByRole('button', { name: 'Зберегти' }))
  const faults = await findAllByText('Напишіть колір шістьма знаками, наприклад #1f7a4d')
  expect(field.getAttribute('aria-describedby')).toContain(faults.find(({ id }) => id)?.id)
  expect(field).toHaveProperty('value', 'синій')
})
