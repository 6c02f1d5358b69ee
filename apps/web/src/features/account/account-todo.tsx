import type { User } from '@verstat/contract'
import { resendVerification, restoreUser } from '@verstat/contract/browser'
import { KeyRound, MailCheck } from '@verstat/ui/account-icons'
import { CircleCheck, ClipboardList, TriangleExclamationPoint } from '@verstat/ui/icons'
import { LinkButton } from '@verstat/ui/link-button'
import type { ReactNode } from 'react'
import { useHref } from '../../lib/navigation/site-link.tsx'
import { toasts } from '../../lib/toasts/toasts.ts'
import { usePage } from '../../lib/use-page.ts'
import { ActionForm } from '../forms/action-form.tsx'
import { useSaved } from './use-saved.ts'

/** A to-do item about one of the user's own listings. */
export type ListingTask = {
  readonly key: string
  readonly title: string
  readonly text: string
  readonly to: string
  readonly action: string
  readonly isUrgent: boolean
}

export type AccountTodoProps = {
  readonly user: User
  readonly tasks: readonly ListingTask[]
}

/** The most urgent tasks come first, the second factor last. */
export function AccountTodo({ user, tasks }: AccountTodoProps) {
  const { t, format } = usePage()
  const { secondFactor } = user
  const isShort = secondFactor.enabled && secondFactor.recoveryCodesLeft < 3
  const isVerified = user.emailVerifiedAt !== null && user.newEmail === null
  const needsFactor = secondFactor.required && !secondFactor.enabled
  if (isVerified && !needsFactor && !isShort && tasks.length === 0 && !user.eraseAt) {
    return (
      <p className="mt-6 flex gap-2.5">
        <CircleCheck size={20} className="mt-0.5 shrink-0 text-good" />
        {t('account.todo.none')}
      </p>
    )
  }
  return (
    <section className="mt-6">
      <h2 className="text-20">{t('account.todo.title')}</h2>
      <ul className="mt-3 divide-y divide-line rounded-12 border border-line bg-surface">
        {user.eraseAt && (
          <Task
            icon={<TriangleExclamationPoint size={20} className="text-bad" />}
            title={t('account.todo.leaving', { date: format.day(user.eraseAt) })}
            text={t('account.todo.leavingText')}
          >
            <StayForm />
          </Task>
        )}
        {!user.emailVerifiedAt && (
          <Task
            icon={<MailCheck size={20} className="text-warn" />}
            title={t('account.todo.verify', { email: user.email })}
            text={t('account.todo.verifyText')}
          >
            <ResendForm />
          </Task>
        )}
        {user.newEmail && (
          <Task
            icon={<MailCheck size={20} className="text-warn" />}
            title={t('account.todo.newEmail', { email: user.newEmail })}
            text={t('account.todo.newEmailText')}
          >
            <ResendForm />
          </Task>
        )}
        {tasks.map(({ key, title, text, to, action, isUrgent }) => (
          <Task
            key={key}
            icon={<ClipboardList size={20} className={isUrgent ? 'text-warn' : 'text-accent'} />}
            title={title}
            text={text}
          >
            <Step to={to}>{action}</Step>
          </Task>
        ))}
        {isShort && (
          <Task
            icon={<KeyRound size={20} className="text-warn" />}
            title={t('account.todo.recovery', { n: secondFactor.recoveryCodesLeft })}
            text={t('account.todo.recoveryText')}
          >
            <Step to="/user/edit#second-factor">{t('account.todo.recoveryAction')}</Step>
          </Task>
        )}
        {needsFactor && (
          <Task
            icon={<KeyRound size={20} className="text-warn" />}
            title={t('account.todo.factor')}
            text={t('account.todo.factorRequired')}
          >
            <Step to="/user/edit#second-factor">{t('account.todo.factorAction')}</Step>
          </Task>
        )}
      </ul>
    </section>
  )
}

type TaskProps = {
  readonly icon: ReactNode
  readonly title: string
  readonly text: string
  readonly children: ReactNode
}

function Task({ icon, title, text, children }: TaskProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 px-4 py-3.5 sm:flex-nowrap">
      <span className="self-start pt-0.5">{icon}</span>
      <div className="min-w-0 flex-1 basis-2/3">
        <h3 className="text-15 wrap-anywhere">{title}</h3>
        <p className="text-13 text-ink-soft">{text}</p>
      </div>
      <div className="shrink-0 ps-9 sm:ps-0">{children}</div>
    </li>
  )
}

function Step({ to, children }: { readonly to: string; readonly children: string }) {
  const href = useHref()
  return (
    <LinkButton size="small" href={href(to)}>
      {children}
    </LinkButton>
  )
}

function ResendForm() {
  const { t, send } = usePage()
  return (
    <ActionForm
      id="resend"
      label={t('account.todo.resend')}
      busy={t('account.todo.resendBusy')}
      send={(options) => send(resendVerification, {}, options)}
      done={() => toasts.show(t('account.todo.resent'))}
    />
  )
}

function StayForm() {
  const { t, send } = usePage()
  const saved = useSaved()
  return (
    <ActionForm
      id="stay"
      label={t('account.todo.stay')}
      busy={t('account.todo.stayBusy')}
      send={(options) => send(restoreUser, {}, options)}
      done={(user) => saved(user, t('account.todo.stayed'))}
    />
  )
}
