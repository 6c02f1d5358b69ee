import { screen, waitFor, within } from '@testing-library/react'
import { ApiError } from '@verstat/contract/browser'
import type { LocaleCode } from '@verstat/i18n'
import { expect, test } from 'vitest'
import { renderComponent } from '../../testing/render-component.tsx'
import { ApiFormBox } from './api-form-box.tsx'
import { FormField } from './form-field.tsx'
import { SubmitButton } from './submit-button.tsx'
import { type ApiFormOptions, useApiForm } from './use-api-form.ts'

function FeedbackForm(options: Pick<ApiFormOptions<unknown>, 'send' | 'done'>) {
  const form = useApiForm({ id: 'feedback', ...options })
  return (
    <ApiFormBox form={form}>
      <FormField form={form} name="name" />
      <FormField form={form} name="email" type="email" />
      <SubmitButton form={form} busy="…">
        OK
      </SubmitButton>
    </ApiFormBox>
  )
}

function refusal(fields: Readonly<Record<string, string>>): ApiError {
  const errors = Object.entries(fields).map(([path, message]) => ({
    path,
    code: 'invalid_value' as const,
    message,
  }))
  return new ApiError({
    statusCode: 422,
    data: { code: 'validation_failed', message: '', errors, requestId: 'test' },
  })
}

async function submitted(send: () => Promise<unknown>, locale: LocaleCode = 'uk') {
  const sent = { done: 0 }
  const page = renderComponent(
    <FeedbackForm
      send={send}
      done={() => {
        sent.done += 1
      }}
    />,
    { locale },
  )
  await page.user.type(field('name'), 'Олена')
  await page.user.type(field('email'), 'olena@')
  await page.user.click(screen.getByRole('button'))
  return { ...page, sent }
}

function field(name: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(`[name=${name}]`)
  if (!found) throw new Error(`There is no field ${name}`)
  return found
}

/** Returns the text of `aria-describedby`, which screen readers announce after the name of the field. */
function descriptionOf(element: HTMLElement): string {
  const ids = element.getAttribute('aria-describedby')?.split(' ') ?? []
  return ids.map((id) => document.getElementById(id)?.textContent).join(' ')
}

const refuseBoth = () => Promise.reject(refusal({ email: 'Немає @', name: 'Замало' }))

test.each([
  { locale: 'uk', heading: 'Виправте 2 поля', lines: ['Ваше ім’я: Замало', 'Електронна пошта: Немає @'] },
  { locale: 'en', heading: 'Correct 2 fields', lines: ['Your name: Замало', 'E-mail: Немає @'] },
] as const)('all errors are shown at once, in the order of the fields and at each field ($locale)', async ({
  locale,
  heading,
  lines,
}) => {
  await submitted(refuseBoth, locale)
  const summary = await screen.findByRole('alert')
  expect(summary.textContent).toContain(heading)
  expect(
    within(summary)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(lines)
  expect(descriptionOf(field('name'))).toBe('Замало')
  expect(descriptionOf(field('email'))).toBe('Немає @')
  expect(field('email').getAttribute('aria-invalid')).toBe('true')
})

test('an error keeps what was typed', async () => {
  await submitted(refuseBoth)
  await screen.findByRole('alert')
  expect(field('name')).toHaveProperty('value', 'Олена')
  expect(field('email')).toHaveProperty('value', 'olena@')
})

test('the error summary takes the focus, and each line links to its field', async () => {
  const { user } = await submitted(refuseBoth)
  const summary = await screen.findByRole('alert')
  await waitFor(() => expect(document.activeElement).toBe(summary))
  await user.click(screen.getByRole('link', { name: /Немає @/ }))
  expect(document.activeElement).toBe(field('email'))
})

test('errors disappear when the form is accepted', async () => {
  const answers = [refuseBoth, async () => 'done']
  const { user, sent } = await submitted(() => answers.shift()?.() ?? refuseBoth())
  await screen.findByRole('alert')
  await user.click(screen.getByRole('button'))
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  expect(sent.done).toBe(1)
  expect(field('email').hasAttribute('aria-invalid')).toBe(false)
})

test('a form cannot be submitted twice at once', async () => {
  const { promise, resolve } = Promise.withResolvers<unknown>()
  let calls = 0
  const { user, sent } = await submitted(() => {
    calls += 1
    return promise
  })
  await user.click(screen.getByRole('button'))
  await waitFor(() => expect(screen.getByRole('button').getAttribute('aria-disabled')).toBe('true'))
  expect(calls).toBe(1)
  resolve('done')
  await waitFor(() => expect(screen.getByRole('button').hasAttribute('aria-disabled')).toBe(false))
  expect(sent.done).toBe(1)
})

test.each([
  { locale: 'uk', text: /^Немає зв’язку/ },
  { locale: 'en', text: /^There is no connection/ },
] as const)('without a network the form shows an error and keeps what was typed ($locale)', async ({
  locale,
  text,
}) => {
  await submitted(() => Promise.reject(new TypeError('fetch failed')), locale)
  expect((await screen.findByRole('alert')).textContent).toMatch(text)
  expect(field('name')).toHaveProperty('value', 'Олена')
})
