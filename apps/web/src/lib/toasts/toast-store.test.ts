import { expect, test, vi } from 'vitest'
import { createToastStore, TOAST_MS } from './toast-store.ts'

/** A browser's storage and clock; `pass` lets time go by. */
function world() {
  const saved = new Map<string, string>()
  let time = 0
  let timers: Array<{ readonly at: number; readonly done: () => void }> = []
  return {
    saved,
    store: () =>
      createToastStore({
        storage: () => ({
          getItem: (key) => saved.get(key) ?? null,
          setItem: (key, value) => void saved.set(key, value),
          removeItem: (key) => void saved.delete(key),
        }),
        now: () => time,
        after(ms, done) {
          const timer = { at: time + ms, done }
          timers.push(timer)
          return () => {
            timers = timers.filter((other) => other !== timer)
          }
        },
      }),
    /** Timers belong to a document and end with it. */
    newDocument: () => {
      timers = []
    },
    pass(ms: number) {
      time += ms
      const due = timers.filter((timer) => timer.at <= time)
      timers = timers.filter((timer) => timer.at > time)
      for (const timer of due) timer.done()
    },
  }
}

test('a message stays six seconds and leaves nothing behind', () => {
  const { store, pass, saved } = world()
  const toasts = store()
  toasts.show('Збережено')
  pass(TOAST_MS - 1)
  expect(toasts.current()).toEqual({ text: 'Збережено', tone: 'good' })
  pass(1)
  expect(toasts.current()).toBeNull()
  expect(saved.size).toBe(0)
})

test('a second message takes the place of the first and has its own six seconds', () => {
  const { store, pass } = world()
  const toasts = store()
  toasts.show('first')
  pass(4_000)
  toasts.show('second', 'bad')
  pass(4_000)
  expect(toasts.current()).toEqual({ text: 'second', tone: 'bad' })
})

test('a message that is held does not go away until it is released', () => {
  const { store, pass } = world()
  const toasts = store()
  toasts.show('held')
  toasts.pause()
  pass(60_000)
  expect(toasts.current()?.text).toBe('held')
  toasts.resume()
  pass(TOAST_MS)
  expect(toasts.current()).toBeNull()
})

test('a message outlives one navigation inside the app, not two', () => {
  const { store } = world()
  const toasts = store()
  toasts.show('Надіслано')
  toasts.navigated()
  expect(toasts.current()?.text).toBe('Надіслано')
  toasts.navigated()
  expect(toasts.current()).toBeNull()
})

test('a message outlives one full load of a page, not two', () => {
  const { store, newDocument } = world()
  store().show('Надіслано')
  newDocument()
  const second = store()
  second.restore()
  expect(second.current()).toEqual({ text: 'Надіслано', tone: 'good' })
  newDocument()
  const third = store()
  third.restore()
  expect(third.current()).toBeNull()
})

test('a message that has made its one navigation does not come back with the next document', () => {
  const { store, newDocument } = world()
  const first = store()
  first.show('Надіслано')
  first.navigated()
  newDocument()
  const second = store()
  second.restore()
  expect(second.current()).toBeNull()
})

test('a closed message and a message of long ago do not come back', () => {
  const { store, newDocument, pass } = world()
  const first = store()
  first.show('closed')
  first.dismiss()
  newDocument()
  const second = store()
  second.restore()
  expect(second.current()).toBeNull()

  second.show('forgotten')
  newDocument()
  pass(60_000)
  const third = store()
  third.restore()
  expect(third.current()).toBeNull()
})

test("somebody else's words in the storage are ignored", () => {
  for (const text of ['', 'nonsense', '{}', 'null', '[]', '{"text":1,"at":0}', '{"text":"x"}']) {
    const { store, saved } = world()
    saved.set('toast', text)
    const toasts = store()
    toasts.restore()
    expect(toasts.current(), text).toBeNull()
  }
})

test('listeners hear every change until they leave', () => {
  const { store, pass } = world()
  const toasts = store()
  const listener = vi.fn()
  const leave = toasts.subscribe(listener)
  toasts.show('one')
  pass(TOAST_MS)
  expect(listener).toHaveBeenCalledTimes(2)
  leave()
  toasts.show('two')
  expect(listener).toHaveBeenCalledTimes(2)
})

test('what can be done about a message ends with its document, the message does not', () => {
  const { store, newDocument } = world()
  const toasts = store()
  const action = { label: 'Скасувати', run: () => {} }
  toasts.show('Видалено', 'good', action)
  expect(toasts.current()).toEqual({ text: 'Видалено', tone: 'good', action })
  newDocument()
  const next = store()
  next.restore()
  expect(next.current()).toEqual({ text: 'Видалено', tone: 'good' })
})
