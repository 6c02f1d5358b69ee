import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router'
import type { Site } from '@verstat/contract'
import type { LocaleCode } from '@verstat/i18n'
import { useId } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { usePage } from '../use-page.ts'
import { keptPart, SharedHtml } from './kept-part.tsx'
import { createPartDrawer } from './shared-html.tsx'

type RowsProps = { readonly names: readonly string[] }

let drawn = 0

function Rows({ names }: RowsProps) {
  const { locale } = usePage()
  const id = useId()
  drawn += 1
  return (
    <ul aria-labelledby={id} lang={locale}>
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  )
}

const Shared = keptPart<RowsProps>(async () => Rows, { isPlain: true })
const Own = keptPart<RowsProps>(async () => Rows)

function routerOf(locale: LocaleCode) {
  const site: Site = { brand: 'Верстат', origin: 'http://localhost', apiBase: '', demo: false }
  return createRouter({
    routeTree: createRootRoute(),
    history: createMemoryHistory(),
    context: { locale, site },
  })
}

/** Renders a page with the part, and tells how often the part was drawn for it. */
async function render(
  drawPart: ReturnType<typeof createPartDrawer>,
  { names, locale = 'uk', Part = Shared }: RowsProps & { locale?: LocaleCode; Part?: typeof Shared },
) {
  const before = drawn
  const kept = await Part.keep('rows', { names })
  const router = routerOf(locale)
  const html = renderToString(
    <RouterContextProvider router={router}>
      <SharedHtml value={drawPart(router as never)}>
        <Part kept={kept} className="list" />
      </SharedHtml>
    </RouterContextProvider>,
  )
  return { html, drawn: drawn - before }
}

test('pages share the HTML of a part with the same properties and language', async () => {
  const drawPart = createPartDrawer({ maxBytes: 10_000 })
  const first = await render(drawPart, { names: ['<turning>'] })
  expect(first.html).toMatch(
    /^<div class="list" data-kept="rows"><ul aria-labelledby="\S+" lang="uk"><li>&lt;turning&gt;</,
  )
  expect(await render(drawPart, { names: ['<turning>'] })).toEqual({ html: first.html, drawn: 0 })
  expect(await render(drawPart, { names: ['<turning>'], locale: 'en' })).toMatchObject({ drawn: 1 })
  expect(await render(drawPart, { names: ['milling'] })).toMatchObject({ drawn: 1 })
})

test('a part whose properties are not plain is drawn for each page', async () => {
  const drawPart = createPartDrawer({ maxBytes: 10_000 })
  await render(drawPart, { names: ['turning'], Part: Own })
  expect(await render(drawPart, { names: ['turning'], Part: Own })).toMatchObject({ drawn: 1 })
})

test('the HTML that was not used lately is forgotten first', async () => {
  const long = 'x'.repeat(1_000)
  const [turning, milling, sewing] = [
    ['turning', long],
    ['milling', long],
    ['sewing', long],
  ]
  // Two parts of some 4,300 bytes fit, three do not.
  const drawPart = createPartDrawer({ maxBytes: 11_000 })
  await render(drawPart, { names: turning })
  await render(drawPart, { names: milling })
  expect(await render(drawPart, { names: turning })).toMatchObject({ drawn: 0 })
  await render(drawPart, { names: sewing })
  expect(await render(drawPart, { names: turning })).toMatchObject({ drawn: 0 })
  expect(await render(drawPart, { names: milling })).toMatchObject({ drawn: 1 })
})
