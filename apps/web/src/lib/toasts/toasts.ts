import { createToastStore } from './toast-store.ts'

/** The page's toast: `toasts.show(t('common.toast.linkCopied'))`. Browser only. */
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
