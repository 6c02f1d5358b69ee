import { redirect } from '@tanstack/react-router'
import type { Call, CallOptions, Route, RouteInput, Send } from '@verstat/contract'
import { apiErrorCode } from '@verstat/contract/browser'
import { returnTo } from './safe-next.ts'
import type { Session } from './user-session.ts'

/**
 * The calls whose 401 does not lead to signing in: the form that signs in says itself what is wrong, a stale token is
 * cleared quietly while the user is loaded, and whoever signs out of a session that is over has what they wanted.
 */
const QUIET_CALLS: ReadonlySet<string> = new Set(['/v1/login', '/v1/user/get', '/v1/logout'])

/**
 * A `send` that ends the session when any call meets a 401, and throws a redirect to `/login` in place of the refusal:
 * the router follows it out of loaders, forms do the same. `place` is where to come back to.
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
