import { isRecord } from '../storage/stored-json.ts'

export type ToastTone = 'good' | 'bad'
export type ToastAction = { readonly label: string; readonly run: () => void }
export type Toast = { readonly text: string; readonly tone: ToastTone; readonly action?: ToastAction }

/**
 * What the store needs from its environment. `storage` returns undefined in the server and when the browser blocks
 * storage.
 */
export type ToastEnvironment = {
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | undefined
  readonly now: () => number
  readonly after: (ms: number, done: () => void) => () => void
}

export const TOAST_MS = 6_000
const STORAGE_KEY = 'toast'
/** A toast waits at most this long for the next document. An older toast is dropped. */
const CARRY_MS = 20_000

/**
 * Shows one toast at a time, for six seconds. A toast survives one navigation, even when the navigation loads a new
 * document.
 */
export function createToastStore({ storage, now, after }: ToastEnvironment) {
  let current: Toast | null = null
  let moved = false
  let cancel = () => {}
  const listeners = new Set<() => void>()

  function set(toast: Toast | null) {
    cancel()
    current = toast
    if (toast) resume()
    else storage()?.removeItem(STORAGE_KEY)
    for (const listener of listeners) listener()
  }

  function resume() {
    cancel()
    if (current) cancel = after(TOAST_MS, dismiss)
  }

  function dismiss() {
    if (current) set(null)
  }

  return {
    current: () => current,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    show(text: string, tone: ToastTone = 'good', action?: ToastAction) {
      moved = false
      set({ text, tone, ...(action ? { action } : {}) })
      storage()?.setItem(STORAGE_KEY, JSON.stringify({ text, tone, at: now() }))
    },
    dismiss,
    /** Keeps the toast while the pointer or the focus is on it. */
    pause: () => cancel(),
    resume,
    /** Call this after each navigation inside the app. */
    navigated() {
      if (moved) dismiss()
      else if (current) {
        moved = true
        storage()?.removeItem(STORAGE_KEY)
      }
    },
    /** Call this in a new document, to show the toast of the previous document. */
    restore() {
      const saved = readSaved(storage()?.getItem(STORAGE_KEY) ?? null, now())
      storage()?.removeItem(STORAGE_KEY)
      if (!saved) return
      moved = true
      set(saved)
    },
  }
}

function readSaved(text: string | null, now: number): Toast | undefined {
  if (text === null) return undefined
  try {
    const value: unknown = JSON.parse(text)
    if (!isRecord(value)) return undefined
    const { text: message, tone, at } = value
    if (typeof message !== 'string' || typeof at !== 'number' || now - at > CARRY_MS) return undefined
    return { text: message, tone: tone === 'bad' ? 'bad' : 'good' }
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}
