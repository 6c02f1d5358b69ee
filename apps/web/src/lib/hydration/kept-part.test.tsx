import { act } from '@testing-library/react'
import type { ComponentType } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { type Kept, keptPart } from './kept-part.tsx'

type RowsProps = { readonly names: readonly string[] }

let root: Root | undefined

afterEach(async () => {
  await act(async () => root?.unmount())
  document.body.replaceChildren()
})

function Rows({ names }: RowsProps) {
  return names.map((name) => (
    <a key={name} href={`/${name}`}>
      {name}
    </a>
  ))
}

/** Puts a page with the part into the document, as the server sends it. Returns the data that the HTML contains. */
async function serve(names: readonly string[]): Promise<{ box: HTMLElement; data: Kept<RowsProps> }> {
  const OnServer = keptPart<RowsProps>(async () => Rows)
  const kept = await OnServer.keep('rows', { names })
  const box = document.createElement('div')
  box.innerHTML = renderToString(<OnServer kept={kept} className="list" />)
  document.body.replaceChildren(box)
  return { box, data: JSON.parse(JSON.stringify(kept)) }
}

async function show(box: HTMLElement, page: React.ReactNode): Promise<void> {
  await act(async () => {
    if (root) root.render(page)
    else root = hydrateRoot(box, page)
  })
}

test('the first page keeps the HTML of the server, without the data and the code of the part', async () => {
  const { box, data } = await serve(['turning', 'milling'])
  expect(JSON.stringify(data)).toBe('{"id":"rows"}')
  const load = vi.fn<() => Promise<ComponentType<RowsProps>>>(async () => Rows)
  const InBrowser = keptPart(load)
  const [link] = box.querySelectorAll('a')
  root = undefined
  await show(box, <InBrowser kept={data} className="list" />)
  // Another render of the page changes nothing either.
  link?.setAttribute('data-seen', 'yes')
  await show(box, <InBrowser kept={data} className="list" />)
  expect(box.querySelector('a')).toBe(link)
  expect(link?.dataset.seen).toBe('yes')
  expect(load).not.toHaveBeenCalled()
})

test('after a click the part shows its new data, and going back shows the HTML again', async () => {
  const { box, data } = await serve(['turning', 'milling'])
  const InBrowser = keptPart<RowsProps>(async () => Rows)
  root = undefined
  await show(box, <InBrowser key="first" kept={data} />)
  const next = await InBrowser.keep('rows', { names: ['sewing'] })
  await show(box, <InBrowser key="next" kept={next} />)
  expect(box.textContent).toBe('sewing')
  await show(box, <InBrowser key="first" kept={data} />)
  expect(box.textContent).toBe('turningmilling')
})

test('a part that stays in its place changes from the HTML to new data and back', async () => {
  const { box, data } = await serve(['turning'])
  const InBrowser = keptPart<RowsProps>(async () => Rows)
  root = undefined
  await show(box, <InBrowser kept={data} />)
  await show(box, <InBrowser kept={await InBrowser.keep('rows', { names: ['sewing'] })} />)
  expect(box.textContent).toBe('sewing')
  await show(box, <InBrowser kept={data} />)
  expect(box.textContent).toBe('turning')
})

test('a loader learns that the code cannot be loaded, and the next try loads it', async () => {
  const load = vi.fn<() => Promise<ComponentType<RowsProps>>>(async () => Rows)
  load.mockRejectedValueOnce(new Error('offline'))
  const { keep } = keptPart(load)
  await expect(keep('rows', { names: [] })).rejects.toThrow('offline')
  await expect(keep('rows', { names: [] })).resolves.toEqual({ id: 'rows' })
})
