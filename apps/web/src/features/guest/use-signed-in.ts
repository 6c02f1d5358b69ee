import { useRouter } from '@tanstack/react-router'
import type { SignedIn } from '@verstat/contract'
import { localizePath } from '@verstat/i18n'
import { refreshSession } from '../../lib/session/refresh-session.ts'
import { claimTokens, forgetListings } from '../../lib/storage/saved-listings.ts'
import { toasts } from '../../lib/toasts/toasts.ts'
import { usePage } from '../../lib/use-page.ts'

/**
 * Returns a function to call after a successful sign-in. The sign-in call has already sent the tokens of listings that
 * were placed without an account (`claimTokens`), so that the server assigns these listings to the user. The function
 * shows the result, deletes the tokens from this browser, and tells the user when the terms have changed. The guard of
 * guest pages then redirects the user.
 */
export function useSignedIn(): (signedIn: SignedIn) => Promise<void> {
  const router = useRouter()
  const { session, t, locale } = usePage()
  const openTerms = () => void router.navigate({ href: localizePath('/terms', locale) })
  return (signedIn) => {
    const { orderToken, producerToken } = claimTokens()
    const { claimed, claimErrors, termsChanged } = signedIn
    const action = termsChanged ? { label: t('guest.terms.open'), run: openTerms } : undefined
    if (claimErrors.length > 0) toasts.show(t('guest.claim.failed'), 'bad', action)
    else if (claimed.orders.length + claimed.producers.length > 0)
      toasts.show(t('guest.claim.done'), 'good', action)
    else if (action) toasts.show(t('guest.terms.changed'), 'good', action)
    forgetListings([orderToken ?? '', producerToken ?? ''])
    session.begin(signedIn)
    return refreshSession(router)
  }
}
