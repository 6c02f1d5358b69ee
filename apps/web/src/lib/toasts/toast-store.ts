export type ToastTone = 'good' | 'bad'
/** One thing to do about a message: most often to take back what it tells of. */
export type ToastAction = { readonly label: string; readonly run: () => void }
export type Toast = { readonly text: string; readonly tone: ToastTone; readonly action?: ToastAction }

/** The outside world of the store; `storage` is undefined where there is none (server, blocked cookies). */
export type ToastEnvironment = {
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | undefined
  readonly now: () => number
  /** Runs `done` after a while and answers how to call that off. */
  readonly after: (ms: number, done: () => void) => () => void
}

export const TOAST_MS = 6_000
const STORAGE_KEY = 'toast'
/** A full load of the next page may take its time; an older message is about something forgotten. */
const CARRY_MS = 20_000

/**
 * One short message at a time. It stays for six seconds, longer while held, and outlives one navigation:
 * inside the app as it is, over a full load of the page by way of the session's storage.
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
    /** An action does not outlive its document. */
    show(text: string, tone: ToastTone = 'good', action?: ToastAction) {
      moved = false
      set({ text, tone, ...(action ? { action } : {}) })
      storage()?.setItem(STORAGE_KEY, JSON.stringify({ text, tone, at: now() }))
    },
    dismiss,
    /** Keeps the message while somebody points at it. */
    pause: () => cancel(),
    resume,
    /** The app has moved to another page. */
    navigated() {
      if (moved) dismiss()
      else if (current) {
        moved = true
        storage()?.removeItem(STORAGE_KEY)
      }
    },
    /** The document is new: shows what the last one wanted to be seen. */
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
    if (typeof value !== 'object' || value === null) return undefined
    const { text: message, tone, at } = value as Record<string, unknown>
    if (typeof message !== 'string' || typeof at !== 'number' || now - at > CARRY_MS) return undefined
    return { text: message, tone: tone === 'bad' ? 'bad' : 'good' }
  } catch (error) {
    // Somebody else's words in our storage.
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}
