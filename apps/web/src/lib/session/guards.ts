import { notFound, redirect } from '@tanstack/react-router'
import type { User } from '@verstat/contract'
import { localeFromPath } from '@verstat/i18n'
import type { PageContext } from '../page-context.ts'
import { addressAfterSignIn, returnTo } from './safe-next.ts'

type Guarded = {
  readonly context: PageContext & { readonly user: User | null }
  readonly location: { readonly href: string; readonly search: { readonly next?: unknown } }
}

/** For pages that need a user: sends a visitor to sign in and back. Returns the user. */
export function requireAuth({ context, location }: Guarded): { user: User } {
  if (context.user) return { user: context.user }
  // The API could not tell whether the user is signed in: shows that error and does not ask to sign in.
  const failure = context.session.failure()
  if (failure !== undefined) throw failure
  throw redirect({ to: '/login', search: returnTo(location.href) })
}

/** For sign-in pages: sends a signed-in user on to `next`. */
export function redirectIfAuth({ context, location }: Guarded): void {
  if (!context.user) return
  const href = addressAfterSignIn(location.search.next, context.locale)
  // The app has the messages of one language, so another language needs a new document.
  throw redirect({ href, reloadDocument: localeFromPath(href) !== context.locale })
}

/** For the panel: a visitor signs in first; a user without the right gets a 404. */
export function isAccessPanel(guarded: Guarded): { user: User } {
  const { user } = requireAuth(guarded)
  if (!user.access.panel) throw notFound()
  return { user }
}
