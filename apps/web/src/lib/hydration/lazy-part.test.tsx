import { act } from '@testing-library/react'
import type { ComponentType } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { lazyPart, loadShownParts } from './lazy-part.tsx'

const pressed = vi.fn()
let root: Root | undefined

afterEach(async () => {
  await act(async () => root?.unmount())
  document.body.replaceChildren()
})

function Tools() {
  return (
    <button type="button" onClick={pressed}>
      Close
    </button>
  )
}

/** Puts the part on the page as the server renders it. Returns its button and a function that hydrates it. */
async function renderPart(load: () => Promise<ComponentType<object>>) {
  const OnServer = lazyPart<object>('tools', async () => Tools)
  await OnServer.preload()
  const box = document.createElement('div')
  box.innerHTML = renderToString(<OnServer />)
  document.body.replaceChildren(box)
  const InBrowser = lazyPart('tools', load)
  const hydrate = () =>
    act(async () => {
      root = hydrateRoot(box, <InBrowser />)
    })
  return { button: box.querySelector('button'), hydrate }
}

test('a part in the HTML of the server is loaded before hydration, and reacts at once', async () => {
  const { button, hydrate } = await renderPart(async () => Tools)
  await loadShownParts()
  await hydrate()
  expect(button?.isConnected).toBe(true)
  await act(async () => button?.click())
  expect(pressed).toHaveBeenCalledTimes(1)
})

test('a part that the page does not show is not loaded', async () => {
  document.body.replaceChildren()
  const load = vi.fn<() => Promise<ComponentType<object>>>(async () => Tools)
  lazyPart('tools', load)
  await loadShownParts()
  expect(load).not.toHaveBeenCalled()
})

test('hydration does not begin when the code cannot be loaded', async () => {
  await renderPart(() => Promise.reject(new Error('offline')))
  await expect(loadShownParts()).rejects.toThrow('offline')
})

test('a loader learns that the code cannot be loaded, and the next try loads it', async () => {
  const load = vi.fn<() => Promise<ComponentType<object>>>(async () => Tools)
  load.mockRejectedValueOnce(new Error('offline'))
  const { preload } = lazyPart('tools', load)
  await expect(preload()).rejects.toThrow('offline')
  await expect(preload()).resolves.toBeUndefined()
})
