import type { ListingKind, Quota, User } from '@verstat/contract'
import { getOwnQuota } from '@verstat/contract/browser'
import type { MessageKey } from '@verstat/i18n'
import type { ReactNode } from 'react'
import { SiteLink } from '../../lib/navigation/site-link.tsx'
import type { PageContext } from '../../lib/page-context.ts'
import { useUser } from '../../lib/session/use-user.ts'
import { usePage } from '../../lib/use-page.ts'
import { useLoginPath } from './use-login-path.ts'

/**
 * How many listings of this kind are allowed without a paid plan (`free`), and how many of the user's listings count
 * (`used`, undefined for visitors).
 */
export type PlacingQuota = Pick<Quota, 'free'> & { readonly used?: number }

export async function loadQuota(
  { send, user }: Pick<PageContext, 'send'> & { readonly user: User | null },
  kind: ListingKind,
  free: { readonly orders: number; readonly producers: number },
): Promise<PlacingQuota> {
  if (user) return (await send(getOwnQuota, {}))[kind]
  return { free: kind === 'order' ? free.orders : free.producers }
}

const WORDS = {
  order: {
    visitor: 'placing.rules.visitorOrder',
    member: 'placing.rules.memberOrder',
    full: 'placing.rules.fullOrder',
  },
  producer: {
    visitor: 'placing.rules.visitorProducer',
    member: 'placing.rules.memberProducer',
    full: 'placing.rules.fullProducer',
  },
} as const satisfies Record<ListingKind, Record<string, MessageKey>>

/** Tells before the first field what the form will ask for at the end: an account, a verified address, free quota. */
export function PlacingRules({ kind, quota }: { readonly kind: ListingKind; readonly quota: PlacingQuota }) {
  const { t } = usePage()
  const user = useUser()
  const loginPath = useLoginPath()
  const { free, used } = quota
  const words = WORDS[kind]
  if (!user || used === undefined) {
    return (
      <Line>
        {t.rich(words.visitor, {
          free,
          login: (chunks) => (
            <SiteLink key="login" to={loginPath} className="text-link">
              {chunks}
            </SiteLink>
          ),
        })}
      </Line>
    )
  }
  return (
    <Line>
      {used >= free ? t(words.full, { used, free }) : t(words.member, { used, free, left: free - used })}
      {!user.emailVerifiedAt && ` ${t('placing.rules.unverified')}`}
    </Line>
  )
}

function Line({ children }: { readonly children: ReactNode }) {
  return <p className="mt-3 rounded-8 bg-well px-4 py-3 text-15">{children}</p>
}
