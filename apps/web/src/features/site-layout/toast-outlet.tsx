import { ToastRegion } from '@verstat/ui/toast-region'
import { useEffect, useSyncExternalStore } from 'react'
import { toasts } from '../../lib/toasts/toasts.ts'
import { usePage } from '../../lib/use-page.ts'

/** Shows the current toast. Escape closes the toast. Hover and focus keep the toast open. */
export function ToastOutlet() {
  const { t } = usePage()
  const toast = useSyncExternalStore(toasts.subscribe, toasts.current, () => null)

  useEffect(() => toasts.restore(), [])

  useEffect(() => {
    if (!toast) return
    function handleKey(event: KeyboardEvent) {
      if (event.key === 'Escape' && !document.querySelector(':popover-open, dialog[open]')) toasts.dismiss()
    }
    window.addEventListener('keydown', handleKey)
    return () => window.removeEventListener('keydown', handleKey)
  }, [toast])

  return (
    <ToastRegion
      text={toast?.text ?? null}
      tone={toast?.tone ?? 'good'}
      action={toast?.action}
      closeLabel={t('common.toast.close')}
      onClose={toasts.dismiss}
      onPointerEnter={toasts.pause}
      onPointerLeave={toasts.resume}
      onFocus={toasts.pause}
      onBlur={toasts.resume}
    />
  )
}
