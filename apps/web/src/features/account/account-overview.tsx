import type { User } from '@verstat/contract'
import { Bell, Mail, ShieldCheck, UserRound } from '@verstat/ui/account-icons'
import { EmptyState } from '@verstat/ui/empty-state'
import { ChevronRight, CircleCheck, ClipboardList, Package, SlidersHorizontal } from '@verstat/ui/icons'
import { LinkButton } from '@verstat/ui/link-button'
import type { ReactNode } from 'react'
import { SiteLink, useHref } from '../../lib/navigation/site-link.tsx'
import { usePage } from '../../lib/use-page.ts'
import { AnswersNote } from '../shared/answers-note.tsx'
import { AccountTodo, type ListingTask } from './account-todo.tsx'

export type AccountOverviewProps = {
  readonly user: User
  readonly counters: Readonly<Record<'order' | 'producer', CounterView>>
  readonly tasks: readonly ListingTask[]
  /** A producer profile of the user that is still incomplete. */
  readonly profile?: ProfileView | undefined
  readonly listings: ReactNode
  /** Orders that fit the user's producers. Falsy when there are none. */
  readonly fitting: ReactNode
}

type CounterView = { readonly count: number; readonly to: string }

type ProfileView = {
  readonly name: string
  readonly next: { readonly percent: number; readonly text: string; readonly to: string }
}

/** Start page of the account. Shows open tasks, the user's own listings, and orders that fit the user's producers. */
export function AccountOverview({ user, counters, tasks, profile, listings, fitting }: AccountOverviewProps) {
  const { t } = usePage()
  const { order, producer } = counters
  const hasListings = order.count + producer.count > 0
  return (
    <div className="grid max-w-form gap-8 lg:max-w-none lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-12">
      <div className="grid min-w-0 grid-cols-1 content-start gap-8">
        <div>
          <h1 className="text-26 lg:text-36">{t('account.overview.title')}</h1>
          <p className="mt-1 text-ink-soft wrap-anywhere">
            {t('account.overview.greeting', {
              name: `${user.firstname} ${user.lastname}`,
              email: user.email,
            })}
          </p>
          <AccountTodo user={user} tasks={tasks} />
        </div>
        {hasListings ? (
          <div>
            {listings}
            <AnswersNote email={user.email} className="mt-3 text-13 text-ink-soft wrap-anywhere" />
          </div>
        ) : (
          <FirstListing />
        )}
      </div>
      {fitting && (
        <section aria-labelledby="fitting-heading" className="lg:col-span-2 lg:row-start-2">
          <h2 id="fitting-heading" className="text-20">
            {t('account.fitting.title')}
          </h2>
          <p className="mt-1 mb-3 text-13 text-ink-soft">{t('account.fitting.text')}</p>
          {fitting}
        </section>
      )}
      <div className="grid content-start gap-8 lg:col-start-2 lg:row-start-1">
        <section>
          <h2 className="text-17">{t('account.counters.title')}</h2>
          <ul className="mt-3 grid grid-cols-2 divide-x divide-line rounded-12 border border-line bg-surface">
            <Counter counter={order} label={t('account.counters.orders', { n: order.count })} />
            <Counter counter={producer} label={t('account.counters.producers', { n: producer.count })} />
          </ul>
        </section>
        {profile && <ProfileCard profile={profile} />}
        <nav aria-label={t('account.links.title')}>
          <ul className="divide-y divide-line rounded-12 border border-line bg-surface">
            <AccountLink to="/user/offers" icon={<Package size={18} />}>
              {t('account.links.offers')}
            </AccountLink>
            <AccountLink to="/user/deals" icon={<CircleCheck size={18} />}>
              {t('account.links.deals')}
            </AccountLink>
            <AccountLink to="/user/messages" icon={<Mail size={18} />}>
              {t('common.account.messages')}
            </AccountLink>
            <AccountLink to="/user/leads" icon={<ClipboardList size={18} />}>
              {t('account.links.leads')}
            </AccountLink>
            <AccountLink to="/user/notices" icon={<Bell size={18} />}>
              {t('account.links.notices')}
            </AccountLink>
            <AccountLink to="/user/edit" icon={<UserRound size={18} />}>
              {t('account.links.profile')}
            </AccountLink>
            <AccountLink to="/user/edit#password" icon={<ShieldCheck size={18} />}>
              {t('account.links.security')}
            </AccountLink>
            {user.access.panel && (
              <AccountLink to="/panel" icon={<SlidersHorizontal size={18} />}>
                {t('account.links.panel')}
              </AccountLink>
            )}
          </ul>
        </nav>
        {!user.secondFactor.enabled && !user.secondFactor.required && (
          <p className="text-13 text-ink-soft">
            {t('account.todo.factor')}. {t('account.todo.factorText')}{' '}
            <SiteLink to="/user/edit#second-factor" className="text-link">
              {t('account.todo.factorAction')}
            </SiteLink>
          </p>
        )}
      </div>
    </div>
  )
}

/** Shown to a user without listings. Links to the forms for a new order and a new producer. */
function FirstListing() {
  const { t } = usePage()
  const href = useHref()
  return (
    <EmptyState title={t('account.first.title')} text={t('account.first.text')}>
      <LinkButton variant="primary" href={href('/advertisement/order')}>
        {t('account.first.order')}
      </LinkButton>
      <LinkButton href={href('/advertisement/producer')}>{t('account.first.producer')}</LinkButton>
    </EmptyState>
  )
}

function ProfileCard({ profile: { name, next } }: { readonly profile: ProfileView }) {
  const { t } = usePage()
  return (
    <section aria-labelledby="profile-heading" className="rounded-12 border border-line bg-surface p-4">
      <h2 id="profile-heading" className="flex justify-between gap-4 text-17">
        {t('account.profileCard.title')}
        <span>{t('account.profileCard.percent', { n: next.percent })}</span>
      </h2>
      <p className="text-13 text-ink-soft wrap-anywhere">{name}</p>
      <div aria-hidden="true" className="mt-2 h-2 overflow-hidden rounded-full bg-well">
        <div className="h-full rounded-full bg-good" style={{ inlineSize: `${next.percent}%` }} />
      </div>
      <p className="mt-3 text-13">
        {t('account.profileCard.next')}{' '}
        <SiteLink to={next.to} className="text-link inline-flex items-center pointer-coarse:min-h-11">
          {next.text}
        </SiteLink>
      </p>
    </section>
  )
}

function Counter({ counter, label }: { readonly counter: CounterView; readonly label: string }) {
  const { format } = usePage()
  const href = useHref()
  return (
    <li>
      <a
        href={href(counter.to)}
        className="flex h-full flex-col px-4 py-3 no-underline hover:bg-well hover:text-accent"
      >
        <span className="text-26 font-semibold">{format.number(counter.count)}</span>
        <span className="text-13 text-ink-soft">{label}</span>
      </a>
    </li>
  )
}

type AccountLinkProps = { readonly to: string; readonly icon: ReactNode; readonly children: string }

function AccountLink({ to, icon, children }: AccountLinkProps) {
  const href = useHref()
  return (
    <li>
      <a
        href={href(to)}
        className="flex min-h-12 items-center gap-3 px-4 py-2 no-underline hover:bg-well hover:text-accent"
      >
        <span className="text-ink-soft">{icon}</span>
        <span className="min-w-0 flex-1">{children}</span>
        <ChevronRight size={16} className="shrink-0 text-ink-soft" />
      </a>
    </li>
  )
}
