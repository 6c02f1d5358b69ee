import { notFound, redirect } from '@tanstack/react-router'
import type { User } from '@verstat/contract'
import { localeFromPath } from '@verstat/i18n'
import type { PageContext } from '../page-context.ts'
import { addressAfterSignIn, returnTo } from './safe-next.ts'

type Guarded = {
  readonly context: Pick<PageContext, 'locale' | 'session'> & { readonly user: User | null }
  readonly location: { readonly href: string; readonly search: { readonly next?: unknown } }
}

/**
 * Guards pages that need a signed-in user, and returns the user. A visitor is sent to sign-in, which leads back to the
 * page.
 */
export function requireAuth({ context, location }: Guarded): { user: User } {
  if (context.user) return { user: context.user }
  // If the API failed, it is unknown whether the user is signed in. The page shows the error and does not ask to sign
  // in.
  const failure = context.session.failure()
  if (failure !== undefined) throw failure
  throw redirect({ to: '/login', search: returnTo(location.href) })
}

/** Guards sign-in pages: redirects a user who is already signed in to `next`. */
export function redirectIfAuth({ context, location }: Guarded): void {
  if (!context.user) return
  const home = context.user.access.panel ? '/panel' : '/user'
  const href = addressAfterSignIn(location.search.next, context.locale, home)
  // The app has the messages of one language only, so a page in another language needs a new document.
  throw redirect({ href, reloadDocument: localeFromPath(href) !== context.locale })
}

/**
 * Guards the panel. A visitor must sign in first. Staff who must set up a second factor first are sent to the page that
 * says so. Any other user who may not open the panel gets a 404 page.
 */
export function isAccessPanel(guarded: Guarded): { user: User } {
  const { user } = requireAuth(guarded)
  if (user.access.panel) return { user }
  if (user.secondFactor.required) throw redirect({ to: '/user/enrol' })
  throw notFound()
}

/** Guards the page that tells staff to set up a second factor. For anybody else the page does not exist. */
export function mustEnrol(guarded: Guarded): { user: User } {
  const { user } = requireAuth(guarded)
  if (user.access.panel) throw redirect({ to: '/panel' })
  if (!user.secondFactor.required) throw notFound()
  return { user }
}
