import { createFileRoute } from '@tanstack/react-router'
import { verifyEmail } from '@verstat/contract/browser'
import type { MessageKey } from '@verstat/i18n'
import { guestHead } from '../../features/guest/guest-head.ts'
import { tryCode } from '../../features/guest/try-code.ts'
import { type VerifyOutcome, VerifyPage, verifyHeading } from '../../features/guest/verify-page.tsx'

export const Route = createFileRoute('/verify/$code')({
  staticData: { layout: 'clear' },
  loader: async ({
    context,
    params: { code },
    abortController: { signal },
  }): Promise<{ outcome: VerifyOutcome; title: MessageKey }> => {
    const result = await tryCode(context, () => context.send(verifyEmail, { code }, { signal }))
    const done = 'answer' in result && result.answer.already ? 'again' : 'done'
    const outcome = 'fault' in result ? result.fault : done
    // Told here, because heads are carried by every page and loaders are not.
    return { outcome, title: verifyHeading(outcome) }
  },
  head: ({ match, loaderData }) =>
    guestHead(match.context, loaderData?.title ?? 'guest.verify.title', 'guest.verify.description'),
  component: Verify,
})

function Verify() {
  return <VerifyPage outcome={Route.useLoaderData().outcome} />
}
