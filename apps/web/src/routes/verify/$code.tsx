import { createFileRoute } from '@tanstack/react-router'
import { ApiError, checkVerification, verifyEmail } from '@verstat/contract/browser'
import type { MessageKey } from '@verstat/i18n'
import { findPlanToPay } from '../../features/guest/find-plan-to-pay.ts'
import { findSubmitted } from '../../features/guest/find-submitted.ts'
import { guestHead } from '../../features/guest/guest-head.ts'
import { tryCode } from '../../features/guest/try-code.ts'
import {
  type VerifyOutcome,
  VerifyPage,
  type VerifyPageProps,
  verifyHeading,
} from '../../features/guest/verify-page.tsx'

export const Route = createFileRoute('/verify/$code')({
  staticData: { layout: 'clear' },
  loaderDeps: ({ search }) => ({ isConfirmed: 'confirmed' in search }),
  loader: async ({
    context,
    params: { code },
    deps: { isConfirmed },
    abortController: { signal },
  }): Promise<
    { outcome: VerifyOutcome; title: MessageKey } & Pick<VerifyPageProps, 'payPath' | 'submitted'>
  > => {
    const { refusedForm, send } = context
    const result = await tryCode(context, async (): Promise<VerifyOutcome> => {
      if (refusedForm) throw new ApiError({ statusCode: 422, data: refusedForm.refusal })
      const { verified, isOwn } = await send(checkVerification, { code }, { signal })
      if (verified) return isConfirmed ? 'done' : 'again'
      // Opening the link verifies the address only in a browser that is signed in to the account with this address,
      // because e-mail scanners open links too. Other browsers show a confirm button.
      if (!isOwn) return 'ask'
      const { already } = await send(verifyEmail, { code }, { signal })
      return already ? 'again' : 'done'
    })
    const outcome = 'fault' in result ? result.fault : result.answer
    // The title is computed in the loader, because code that `head` uses becomes part of every page's bundle.
    const isVerified = outcome === 'done' || outcome === 'again'
    if (!isVerified) return { outcome, title: verifyHeading(outcome) }
    const [payPath, submitted] = await Promise.all([
      findPlanToPay(context, signal),
      findSubmitted(context, signal),
    ])
    return { outcome, title: verifyHeading(outcome), payPath, submitted }
  },
  head: ({ match, loaderData }) =>
    guestHead(match.context, loaderData?.title ?? 'guest.verify.title', 'guest.verify.description'),
  component: Verify,
})

function Verify() {
  const { outcome, payPath, submitted } = Route.useLoaderData()
  const { code } = Route.useParams()
  return <VerifyPage outcome={outcome} code={code} payPath={payPath} submitted={submitted} />
}
