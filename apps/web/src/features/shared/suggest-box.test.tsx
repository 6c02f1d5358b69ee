import { screen, waitFor } from '@testing-library/react'
import type { Suggestion } from '@verstat/contract'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { renderComponent } from '../../testing/render-component.tsx'
import { suggestBox } from './suggest-box.tsx'

const ITEMS: readonly Suggestion[] = [
  { kind: 'words', query: 'швейні роботи' },
  { kind: 'words', query: 'швейна машина' },
]

/** Renders a search field whose suggestions are already loaded. */
function Search() {
  const field = useRef<HTMLInputElement>(null)
  const [box, setBox] = useState<ReactNode>()
  useEffect(() => {
    if (field.current) setBox(suggestBox(field.current))
  }, [])
  return (
    <form>
      <input ref={field} id="search" name="query" aria-label="Пошук" />
      {box}
    </form>
  )
}

async function typed(locale: 'uk' | 'en' = 'uk') {
  const page = renderComponent(<Search />, { locale, answer: () => ({ items: ITEMS }) })
  const field = screen.getByRole<HTMLInputElement>('combobox')
  // The text is pasted at once, so that there is one request. A late answer to an earlier request would reset the
  // selected option.
  await page.user.click(field)
  await page.user.paste('шве')
  await screen.findAllByRole('option')
  await waitFor(() => expect(field.ariaExpanded).toBe('true'))
  const active = () => document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent
  return { ...page, field, active }
}

test.each([
  'uk',
  'en',
] as const)('arrow keys cycle through the options and the field (%s)', async (locale) => {
  const { user, field, active } = await typed(locale)
  expect(field.ariaExpanded).toBe('true')
  expect(active()).toBeUndefined()
  await user.keyboard('{ArrowDown}')
  expect(active()).toBe('швейні роботи')
  await user.keyboard('{ArrowDown}')
  expect(active()).toBe('швейна машина')
  await user.keyboard('{ArrowDown}')
  expect(active()).toBeUndefined()
  await user.keyboard('{ArrowUp}')
  expect(active()).toBe('швейна машина')
  expect(document.activeElement).toBe(field)
})

test('Enter follows the selected option instead of submitting the form', async () => {
  const { user, field } = await typed()
  const clicked = vi.fn((event: Event) => event.preventDefault())
  const submitted = vi.fn((event: Event) => event.preventDefault())
  field.form?.addEventListener('submit', submitted)
  document.addEventListener('click', clicked, { once: true })
  await user.keyboard('{ArrowDown}{Enter}')
  expect(clicked).toHaveBeenCalledOnce()
  expect(submitted).not.toHaveBeenCalled()
  expect(field.value).toBe('швейні роботи')
})

test('Escape closes the list and leaves what was typed', async () => {
  const { user, field } = await typed()
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(field.value).toBe('шве')
  expect(field.ariaExpanded).toBe('false')
  expect(field.hasAttribute('aria-controls')).toBe(false)
})

test('moving the focus out of the form closes the list', async () => {
  const { user } = await typed()
  await user.tab()
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
})

test.each([
  { locale: 'uk', status: /2/ },
  { locale: 'en', status: /2/ },
] as const)('screen readers are told the number of options ($locale)', async ({ locale, status }) => {
  await typed(locale)
  expect(screen.getByRole('status').textContent).toMatch(status)
})
