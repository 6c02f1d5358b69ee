import { useRouter } from '@tanstack/react-router'
import type { ListingKind } from '@verstat/contract'
import { resendVerification } from '@verstat/contract/browser'
import type { MessageKey } from '@verstat/i18n'
import { MailCheck } from '@verstat/ui/account-icons'
import { CircleCheck } from '@verstat/ui/icons'
import { LinkButton } from '@verstat/ui/link-button'
import { type ReactNode, useEffect, useState } from 'react'
import { SiteLink, useHref } from '../../../lib/navigation/site-link.tsx'
import { useUser } from '../../../lib/session/use-user.ts'
import { type SavedListing, savedListing } from '../../../lib/storage/saved-listings.ts'
import { toasts } from '../../../lib/toasts/toasts.ts'
import { usePage } from '../../../lib/use-page.ts'
import { ActionForm } from '../../forms/action-form.tsx'
import { useHeadingFocus } from '../../forms/use-heading-focus.ts'
import { AnswersNote } from '../../shared/answers-note.tsx'
import type { Thanks, UnpaidPlan } from './load-thanks.ts'
import { beginPlan } from './path-after-placing.ts'

export type ThankYouPageProps = {
  readonly kind: ListingKind
  readonly thanks: Thanks
  /** The form with which a visitor registers. */
  readonly registration: ReactNode
}

export function ThankYouPage({ kind, thanks, registration }: ThankYouPageProps) {
  // After the visitor has registered, the page of a member replaces this page. The new page begins above the part that
  // was on the screen, so focus its heading.
  useHeadingFocus(thanks.own === undefined)
  return thanks.own ? (
    <MemberThanks kind={kind} slug={thanks.slug} own={thanks.own} />
  ) : (
    <VisitorThanks kind={kind} slug={thanks.slug} plan={thanks.plan}>
      {registration}
    </VisitorThanks>
  )
}

type VisitorThanksProps = { readonly kind: ListingKind; readonly slug: string }

/** Only the browser in which the listing was placed knows about the listing. Any other browser is redirected. */
function VisitorThanks({
  kind,
  slug,
  plan,
  children,
}: VisitorThanksProps & { readonly plan: string; readonly children: ReactNode }) {
  const { t } = usePage()
  const router = useRouter()
  const [saved, setSaved] = useState<SavedListing>()

  useEffect(() => {
    const found = savedListing(kind, slug)
    if (found) setSaved(found)
    else void router.navigate({ to: '/advertisement', replace: true })
  }, [kind, slug, router])

  const own = `/advertisement/${kind}/thank-you?${kind}=${slug}${plan === '' ? '' : `&plan=${plan}`}`
  const next = `?next=${encodeURIComponent(own)}`
  return (
    <ThanksFrame
      title={kind === 'order' ? 'placing.thanks.orderTitle' : 'placing.thanks.producerTitle'}
      icon="none"
    >
      <p className="mt-3 text-17">{t('placing.thanks.visitorText', { kind })}</p>
      {plan !== '' && <p className="mt-2">{t('placing.plan.visitor')}</p>}
      <section
        aria-labelledby="registration"
        className="mt-6 overflow-hidden rounded-12 border border-line bg-surface px-5 py-6 sm:px-8"
      >
        <h2 id="registration" className="text-20">
          {t('placing.thanks.formHeading')}
        </h2>
        <p className="mt-1 mb-5">
          {t.rich('placing.signIn.hint', {
            login: (chunks) => (
              <SiteLink key="login" to={`/login${next}`} className="text-link">
                {chunks}
              </SiteLink>
            ),
          })}
        </p>
        {children}
      </section>
      {saved && <p className="mt-5 text-ink-soft">{t('placing.thanks.letter', { email: saved.email })}</p>}
      <NextSteps
        kind={kind}
        steps={[
          'placing.thanks.stepAccount',
          'placing.thanks.stepReview',
          kind === 'order' ? 'placing.thanks.stepOrder' : 'placing.thanks.stepProducer',
        ]}
      />
      {saved && (
        <Answers>
          <p className="mt-2 wrap-anywhere">{t('leads.answers.plain', { email: saved.email })}</p>
        </Answers>
      )}
    </ThanksFrame>
  )
}

type MemberThanksProps = VisitorThanksProps & { readonly own: NonNullable<Thanks['own']> }

function MemberThanks({ kind, slug, own: { status, waitsForMail, unpaid } }: MemberThanksProps) {
  const { t } = usePage()
  const href = useHref()
  const email = useUser()?.email ?? ''
  const isOrder = kind === 'order'
  const isOnline = status === 'published'
  const isDraft = status === 'draft'
  const title = waitsForMail
    ? 'placing.thanks.verifyTitle'
    : isOnline
      ? isOrder
        ? 'placing.thanks.orderPublished'
        : 'placing.thanks.producerPublished'
      : isDraft
        ? isOrder
          ? 'placing.thanks.orderTitle'
          : 'placing.thanks.producerTitle'
        : isOrder
          ? 'placing.thanks.orderSent'
          : 'placing.thanks.producerSent'
  return (
    <ThanksFrame title={title} icon={waitsForMail ? 'mail' : isDraft ? 'none' : 'done'}>
      {waitsForMail ? (
        <VerifyPart isOrder={isOrder} email={email} />
      ) : (
        isDraft && <p className="mt-3 text-17">{t('placing.thanks.draftText')}</p>
      )}
      {unpaid && <PlanToPay unpaid={unpaid} beginsLater={!isOnline} />}
      {!isOnline && (
        <NextSteps
          kind={kind}
          steps={[
            'placing.thanks.stepReview',
            isOrder ? 'placing.thanks.stepOrder' : 'placing.thanks.stepProducer',
          ]}
        />
      )}
      <Answers>
        <AnswersNote email={email} className="mt-2" />
      </Answers>
      <div className="mt-7 flex flex-wrap gap-3">
        {isOnline ? (
          <LinkButton variant="primary" href={href(`/${kind}s/${slug}`)}>
            {t('placing.thanks.view')}
          </LinkButton>
        ) : (
          <LinkButton
            variant={waitsForMail ? 'secondary' : 'primary'}
            href={href(`/user/advertisment/edit/${kind}/${slug}`)}
          >
            {t('placing.thanks.edit')}
          </LinkButton>
        )}
        <LinkButton href={href('/user')}>{t('placing.thanks.toAccount')}</LinkButton>
        {isOrder && (
          <LinkButton variant="quiet" href={href('/advertisement/order')}>
            {t('placing.thanks.another')}
          </LinkButton>
        )}
      </div>
    </ThanksFrame>
  )
}

type PlanToPayProps = {
  readonly unpaid: UnpaidPlan
  /** True while the listing waits for a moderator. */
  readonly beginsLater: boolean
}

function PlanToPay({ unpaid: { plan, listingId, path }, beginsLater }: PlanToPayProps) {
  const { t, send } = usePage()
  const href = useHref()
  const user = useUser()
  const { name, price, days } = plan
  return (
    <section
      aria-labelledby="plan-heading"
      className="mt-6 grid gap-3 rounded-12 border border-line bg-surface p-4 sm:p-5"
    >
      <h2 id="plan-heading" className="text-17">
        {t('placing.plan.paid', { name, price, n: days })}
      </h2>
      {beginsLater && <p>{t('plans.next.publication')}</p>}
      {user?.emailVerifiedAt ? (
        <ActionForm
          id="pay-plan"
          label={t('placing.plan.pay')}
          busy={t('placing.send.busy')}
          variant="primary"
          send={(options) => beginPlan(send, listingId, plan.id, options)}
          done={(url) => location.assign(href(url ?? path))}
        />
      ) : (
        <p>{t('placing.plan.verify')}</p>
      )}
      <p>
        <SiteLink to={path} className="text-link inline-flex min-h-8 items-center pointer-coarse:min-h-11">
          {t('placing.plan.page')}
        </SiteLink>
      </p>
    </section>
  )
}

/** Says that the link in the e-mail must be opened first, and sends the e-mail again. */
function VerifyPart({ isOrder, email }: { readonly isOrder: boolean; readonly email: string }) {
  const { t, send } = usePage()
  return (
    <div className="mt-3 grid justify-items-start gap-3">
      <p className="text-17 wrap-anywhere">
        {t(isOrder ? 'placing.thanks.verifyOrder' : 'placing.thanks.verifyProducer', { email })}
      </p>
      <p className="text-ink-soft">{t('placing.thanks.spam')}</p>
      <ActionForm
        id="thanks-verify"
        label={t('placing.thanks.resend')}
        busy={t('placing.send.busy')}
        send={(options) => send(resendVerification, {}, options)}
        done={() => toasts.show(t('placing.thanks.resent'))}
      />
    </div>
  )
}

type ThanksFrameProps = {
  readonly title: MessageKey
  /** The green tick says that nothing is left to do. */
  readonly icon: 'done' | 'mail' | 'none'
  readonly children: ReactNode
}

function ThanksFrame({ title, icon, children }: ThanksFrameProps) {
  const { t } = usePage()
  return (
    <div className="mx-auto w-full max-w-form">
      {icon === 'done' && <CircleCheck size={40} className="text-good" />}
      {icon === 'mail' && <MailCheck size={40} className="text-warn" />}
      <h1 className="mt-3 text-26 lg:text-36">{t(title)}</h1>
      {children}
    </div>
  )
}

function Answers({ children }: { readonly children: ReactNode }) {
  const { t } = usePage()
  return (
    <section className="mt-8">
      <h2 className="text-20">{t('leads.answers.title')}</h2>
      {children}
    </section>
  )
}

type NextStepsProps = { readonly kind: ListingKind; readonly steps: readonly MessageKey[] }

function NextSteps({ kind, steps }: NextStepsProps) {
  const { t } = usePage()
  return (
    <section className="mt-8">
      <h2 className="text-20">{t('placing.thanks.next')}</h2>
      <ol className="mt-3 grid gap-3">
        {steps.map((step, at) => (
          <li key={step} className="flex gap-3">
            <span
              aria-hidden="true"
              className="flex size-7 shrink-0 items-center justify-center rounded-full bg-well text-13 font-semibold"
            >
              {at + 1}
            </span>
            <span className="min-w-0 pt-0.5">{t(step, { kind })}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
