import { expect, test, vi } from 'vitest'
import { createToastStore, TOAST_MS } from './toast-store.ts'

/** Fake storage and fake clock. `pass` advances the time. */
function fakeEnvironment() {
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
  const { store, pass, saved } = fakeEnvironment()
  const toasts = store()
  toasts.show('Збережено')
  pass(TOAST_MS - 1)
  expect(toasts.current()).toEqual({ text: 'Збережено', tone: 'good' })
  pass(1)
  expect(toasts.current()).toBeNull()
  expect(saved.size).toBe(0)
})

test('a second message takes the place of the first and has its own six seconds', () => {
  const { store, pass } = fakeEnvironment()
  const toasts = store()
  toasts.show('first')
  pass(4_000)
  toasts.show('second', 'bad')
  pass(4_000)
  expect(toasts.current()).toEqual({ text: 'second', tone: 'bad' })
})

test('a paused message stays until it is resumed', () => {
  const { store, pass } = fakeEnvironment()
  const toasts = store()
  toasts.show('held')
  toasts.pause()
  pass(60_000)
  expect(toasts.current()?.text).toBe('held')
  toasts.resume()
  pass(TOAST_MS)
  expect(toasts.current()).toBeNull()
})

test('a message survives one navigation inside the app, not two', () => {
  const { store } = fakeEnvironment()
  const toasts = store()
  toasts.show('Надіслано')
  toasts.navigated()
  expect(toasts.current()?.text).toBe('Надіслано')
  toasts.navigated()
  expect(toasts.current()).toBeNull()
})

test('a message survives one document load, not two', () => {
  const { store, newDocument } = fakeEnvironment()
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

test('a message shown across one navigation does not return in the next document', () => {
  const { store, newDocument } = fakeEnvironment()
  const first = store()
  first.show('Надіслано')
  first.navigated()
  newDocument()
  const second = store()
  second.restore()
  expect(second.current()).toBeNull()
})

test('closed and expired messages do not return', () => {
  const { store, newDocument, pass } = fakeEnvironment()
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

test('foreign values in the storage are ignored', () => {
  for (const text of ['', 'nonsense', '{}', 'null', '[]', '{"text":1,"at":0}', '{"text":"x"}']) {
    const { store, saved } = fakeEnvironment()
    saved.set('toast', text)
    const toasts = store()
    toasts.restore()
    expect(toasts.current(), text).toBeNull()
  }
})

test('listeners are called on every change until they unsubscribe', () => {
  const { store, pass } = fakeEnvironment()
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

test('the action of a message ends with its document, the message does not', () => {
  const { store, newDocument } = fakeEnvironment()
  const toasts = store()
  const action = { label: 'Скасувати', run: () => {} }
  toasts.show('Видалено', 'good', action)
  expect(toasts.current()).toEqual({ text: 'Видалено', tone: 'good', action })
  newDocument()
  const next = store()
  next.restore()
  expect(next.current()).toEqual({ text: 'Видалено', tone: 'good' })
})
