import { redirect } from '@tanstack/react-router'
import type { Call, CallOptions, Route, RouteInput, Send } from '@verstat/contract'
import { apiErrorCode } from '@verstat/contract/browser'
import { returnTo } from './safe-next.ts'
import type { Session } from './user-session.ts'

/**
 * A 401 of these calls does not redirect to sign-in: the sign-in form shows the error itself, loading the user clears
 * a stale token silently, and signing out of an expired session has reached its goal.
 */
const QUIET_CALLS: ReadonlySet<string> = new Set(['/v1/login', '/v1/user/get', '/v1/logout'])

/**
 * Wraps `send`: on a 401 it ends the session and throws a redirect to `/login`, which the router follows from loaders
 * and forms follow themselves. `place` returns the address to come back to.
 */
export function sendOrSignIn(send: Send, session: Session, place: () => string): Send {
  return async <R extends Route>(call: R | Call<R>, input: RouteInput<R>, options?: CallOptions) => {
    try {
      return await send(call, input, options)
    } catch (error) {
      if (apiErrorCode(error) !== 'unauthenticated' || QUIET_CALLS.has(call.path)) throw error
      session.end()
      throw redirect({ to: '/login', search: returnTo(place()) })
    }
  }
}
