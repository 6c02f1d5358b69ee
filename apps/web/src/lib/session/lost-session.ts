import { redirect } from '@tanstack/react-router'
import type { Call, CallOptions, Route, RouteInput, Send } from '@verstat/contract'
import { apiErrorCode } from '@verstat/contract/browser'
import { returnTo } from './safe-next.ts'
import type { Session } from './user-session.ts'

/**
 * Calls that do not redirect to sign-in on a 401. After `/v1/login` the form shows the error, after `/v1/user/get` the
 * session drops its token, and after `/v1/logout` the user is signed out anyway.
 */
const QUIET_CALLS: ReadonlySet<string> = new Set(['/v1/login', '/v1/user/get', '/v1/logout'])

/** Wraps `send`: a 401 ends the session and redirects to `/login`. `place` returns the path to come back to. */
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
