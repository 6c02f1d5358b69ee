import { notFound, redirect } from '@tanstack/react-router'
import type { User } from '@verstat/contract'
import { localeFromPath } from '@verstat/i18n'
import type { PageContext } from '../page-context.ts'
import { addressAfterSignIn, returnTo } from './safe-next.ts'

type Guarded = {
  readonly context: PageContext & { readonly user: User | null }
  readonly location: { readonly href: string; readonly search: unknown }
}

/** For pages of somebody: a visitor signs in first and comes back. Answers the user. */
export function requireAuth({ context, location }: Guarded): { user: User } {
  if (context.user) return { user: context.user }
  // Nobody is sent to sign in because the API could not say who they are.
  const failure = context.session.failure()
  if (failure !== undefined) throw failure
  throw redirect({ to: '/login', search: returnTo(location.href) })
}

/** For pages that sign in: whoever is signed in goes where they wanted to. */
export function redirectIfAuth({ context, location }: Guarded): void {
  if (!context.user) return
  const { next } = location.search as { readonly next?: unknown }
  const href = addressAfterSignIn(next, context.locale)
  // The app speaks one language until the next document.
  throw redirect({ href, reloadDocument: localeFromPath(href) !== context.locale })
}

/** For the panel: a visitor signs in first; for everybody without the right there is no such page. */
export function isAccessPanel(guarded: Guarded): { user: User } {
  const { user } = requireAuth(guarded)
  if (!user.access.panel) throw notFound()
  return { user }
}
