import type { ListingKind, User } from '@verstat/contract'
import type { MessageKey } from '@verstat/i18n'
import { Button } from '@verstat/ui/button'
import { CircleCheck } from '@verstat/ui/icons'
import { LinkButton } from '@verstat/ui/link-button'
import { useEffect } from 'react'
import { useHref } from '../../lib/navigation/site-link.tsx'
import { useUser } from '../../lib/session/use-user.ts'
import { usePage } from '../../lib/use-page.ts'
import { AnswersNote } from '../shared/answers-note.tsx'
import { GuestCard } from './guest-card.tsx'
import { ResendForm } from './resend-form.tsx'
import type { CodeFault } from './try-code.ts'

export type VerifyOutcome = 'ask' | 'done' | 'again' | CodeFault

const HEADINGS = {
  ask: 'guest.verify.askTitle',
  done: 'guest.verify.title',
  again: 'guest.verify.againTitle',
  expired: 'guest.verify.expiredTitle',
  taken: 'guest.verify.takenTitle',
  limited: 'guest.limited.title',
  unknown: 'guest.verify.unknownTitle',
} as const satisfies Record<VerifyOutcome, MessageKey>

const WAITING = {
  order: 'guest.verify.orderWaits',
  producer: 'guest.verify.producerWaits',
} as const satisfies Record<ListingKind, MessageKey>

export function verifyHeading(outcome: VerifyOutcome): MessageKey {
  return HEADINGS[outcome]
}

export type VerifyPageProps = {
  readonly outcome: VerifyOutcome
  readonly code: string
  /** Path for paying for the plan that the user chose before verifying the e-mail address. */
  readonly payPath?: string | undefined
  /** Kind of the listing that waits for a moderator. */
  readonly submitted?: ListingKind | undefined
}

/** Shows the result of opening the link in a verification e-mail, and the next step. */
export function VerifyPage({ outcome, code, payPath, submitted }: VerifyPageProps) {
  const { t, session } = usePage()
  const user = useUser()

  // The e-mail address of the signed-in user is verified now, so load the user again.
  useEffect(() => {
    if (outcome === 'done') session.expire()
  }, [outcome, session])

  const heading = t(HEADINGS[outcome])
  switch (outcome) {
    case 'ask':
      return (
        <GuestCard heading={heading} text={t('guest.verify.askText')}>
          <ConfirmButton code={code} />
        </GuestCard>
      )
    case 'done':
    case 'again': {
      const isDone = outcome === 'done'
      return (
        <GuestCard
          icon={<CircleCheck size={36} className="text-good" />}
          heading={heading}
          text={
            submitted ? t(WAITING[submitted]) : t(isDone ? 'guest.verify.text' : 'guest.verify.againText')
          }
        >
          {submitted && user && <AnswersNote email={user.email} className="mb-4 text-ink-soft" />}
          {payPath !== undefined && <NextStep to={payPath}>{t('guest.verify.toPay')}</NextStep>}
          <ToAccount user={user} />
        </GuestCard>
      )
    }
    case 'expired':
      return (
        <GuestCard
          heading={heading}
          text={t(user ? 'guest.verify.expiredText' : 'guest.verify.expiredSignedOut')}
        >
          {user ? <ResendForm /> : <NextStep to="/login">{t('guest.verify.signIn')}</NextStep>}
        </GuestCard>
      )
    case 'taken':
      return (
        <GuestCard heading={heading} text={t('guest.verify.takenText')}>
          <NextStep to="/user/edit">{t('guest.verify.toSettings')}</NextStep>
        </GuestCard>
      )
    case 'limited':
      return <GuestCard heading={heading} text={t('guest.limited.text')} />
    case 'unknown':
      return (
        <GuestCard heading={heading} text={t('guest.verify.unknownText')}>
          <ToAccount user={user} />
        </GuestCard>
      )
  }
}

/** The native form works before hydration and without JavaScript. */
function ConfirmButton({ code }: { readonly code: string }) {
  const { t } = usePage()
  const href = useHref()
  return (
    <form method="post" action={href(`/verify/${encodeURIComponent(code)}`)}>
      <Button type="submit" variant="primary" size="large">
        {t('guest.verify.confirm')}
      </Button>
    </form>
  )
}

function ToAccount({ user }: { readonly user: User | null }) {
  const { t } = usePage()
  return (
    <NextStep to={user ? '/user' : '/login'}>
      {t(user ? 'guest.verify.toAccount' : 'guest.verify.signIn')}
    </NextStep>
  )
}

function NextStep({ to, children }: { readonly to: string; readonly children: string }) {
  const href = useHref()
  return (
    <LinkButton variant="primary" size="large" href={href(to)}>
      {children}
    </LinkButton>
  )
}
