import { useRouter } from '@tanstack/react-router'
import { logout } from '@verstat/contract/browser'
import { useState } from 'react'
import { refreshSession } from '../../../lib/session/refresh-session.ts'
import { toasts } from '../../../lib/toasts/toasts.ts'
import { usePage } from '../../../lib/use-page.ts'

/** Ends the session. On account and panel pages, the user then gets to the home page. */
export function SignOutButton({ className }: { readonly className: string }) {
  const { t, send, session } = usePage()
  const router = useRouter()
  const [isBusy, setBusy] = useState(false)

  async function signOut() {
    if (isBusy) return
    setBusy(true)
    try {
      await send(logout, {})
    } catch {
      // The API is unreachable or the session is already over. The browser signs out all the same.
    }
    for (const open of document.querySelectorAll<HTMLElement>(':popover-open')) open.hidePopover()
    session.end()
    if (/^\/(user|panel)(\/|$)/.test(router.latestLocation.pathname)) await router.navigate({ to: '/' })
    await refreshSession(router)
    toasts.show(t('common.account.signedOut'))
    setBusy(false)
  }

  return (
    <button type="button" aria-disabled={isBusy || undefined} onClick={signOut} className={className}>
      {t('common.account.signOut')}
    </button>
  )
}
