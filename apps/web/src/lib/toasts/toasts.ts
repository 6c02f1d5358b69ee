import { createToastStore } from './toast-store.ts'

/** Shows toasts, such as `toasts.show(t('common.toast.linkCopied'))`. Use `toasts` only in the browser. */
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
    return undefined
  }
}
