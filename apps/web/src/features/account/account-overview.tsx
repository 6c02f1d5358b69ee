import type { User } from '@verstat/contract'
import { ShieldCheck, UserRound } from '@verstat/ui/account-icons'
import { ChevronRight, SlidersHorizontal } from '@verstat/ui/icons'
import type { ReactNode } from 'react'
import { useHref } from '../../lib/navigation/site-link.tsx'
import { usePage } from '../../lib/use-page.ts'
import { AccountTodo, type ListingTask } from './account-todo.tsx'

export type AccountOverviewProps = {
  readonly user: User
  readonly counters: Readonly<Record<'order' | 'producer', CounterView>>
  readonly tasks: readonly ListingTask[]
}

type CounterView = { readonly count: number; readonly to: string }

export function AccountOverview({ user, counters, tasks }: AccountOverviewProps) {
  const { t } = usePage()
  const { order, producer } = counters
  return (
    <div className="grid max-w-form gap-8 lg:max-w-none lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-12">
      <div className="min-w-0">
        <h1 className="text-26 lg:text-36">{t('account.overview.title')}</h1>
        <p className="mt-1 text-ink-soft wrap-anywhere">
          {t('account.overview.greeting', { name: `${user.firstname} ${user.lastname}`, email: user.email })}
        </p>
        <AccountTodo user={user} hasListings={order.count + producer.count > 0} tasks={tasks} />
      </div>
      <div className="grid content-start gap-8">
        <section>
          <h2 className="text-17">{t('account.counters.title')}</h2>
          <ul className="mt-3 grid grid-cols-2 divide-x divide-line rounded-12 border border-line bg-surface">
            <Counter counter={order} label={t('account.counters.orders', { n: order.count })} />
            <Counter counter={producer} label={t('account.counters.producers', { n: producer.count })} />
          </ul>
        </section>
        <nav aria-label={t('account.links.title')}>
          <ul className="divide-y divide-line rounded-12 border border-line bg-surface">
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
      </div>
    </div>
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
