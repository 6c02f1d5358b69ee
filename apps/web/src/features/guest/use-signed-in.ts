import { useRouter } from '@tanstack/react-router'
import type { SignedIn } from '@verstat/contract'
import { claimTokens, forgetListings } from '../../lib/kept-listings.ts'
import { refreshSession } from '../../lib/refresh-session.ts'
import { toasts } from '../../lib/toasts.ts'
import { usePage } from '../../lib/use-page.ts'

/**
 * What to do with a user who has just signed in: the guard of the page for guests then leads on. Listings that were
 * placed here without an account were sent along (`claimTokens`); what became of them is told, and nothing is kept.
 */
export function useSignedIn(): (signedIn: SignedIn) => Promise<void> {
  const router = useRouter()
  const { session, t } = usePage()
  return (signedIn) => {
    const { orderToken, producerToken } = claimTokens()
    const { claimed, claimErrors } = signedIn
    if (claimErrors.length > 0) toasts.show(t('guest.claim.failed'), 'bad')
    else if (claimed.orders.length + claimed.producers.length > 0) toasts.show(t('guest.claim.done'))
    forgetListings([orderToken ?? '', producerToken ?? ''])
    session.begin(signedIn)
    return refreshSession(router)
  }
}
