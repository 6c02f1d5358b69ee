import { createToastStore } from './toast-store.ts'

/** The page's success popup: `toasts.show(t('common.toast.linkCopied'))`. Call it only in the browser. */
export const toasts = createToastStore({
  storage: sessionStorageOrNone,
  now: () => Date.now(),
  after(ms, done) {
    const timer = setTimeout(done, ms)
    return () => clearTimeout(timer)
  },
})

function sessionStorageOrNone(): Storage | undefined {
  try {
    return globalThis.sessionStorage
  } catch {
    // The visitor blocks storage: a message then ends with its document.
    return undefined
  }
}
