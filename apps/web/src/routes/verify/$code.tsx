import { createFileRoute } from '@tanstack/react-router'
import { verifyEmail } from '@verstat/contract/browser'
import { guestHead } from '../../features/guest/guest-head.ts'
import { tryCode } from '../../features/guest/try-code.ts'
import { type VerifyOutcome, VerifyPage, verifyHeading } from '../../features/guest/verify-page.tsx'

export const Route = createFileRoute('/verify/$code')({
  staticData: { layout: 'clear' },
  loader: async ({
    context,
    params: { code },
    abortController: { signal },
  }): Promise<{ outcome: VerifyOutcome }> => {
    const result = await tryCode(context, () => context.send(verifyEmail, { code }, { signal }))
    if ('fault' in result) return { outcome: result.fault }
    return { outcome: result.answer.already ? 'again' : 'done' }
  },
  head: ({ match, loaderData }) => {
    const title = loaderData ? verifyHeading(loaderData.outcome) : 'guest.verify.title'
    return guestHead(match.context, title, 'guest.verify.description')
  },
  component: Verify,
})

function Verify() {
  return <VerifyPage outcome={Route.useLoaderData().outcome} />
}
