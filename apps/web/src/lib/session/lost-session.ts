import { redirect } from '@tanstack/react-router'
import type { Call, CallOptions, Route, RouteInput, Send } from '@verstat/contract'
import { apiErrorCode } from '@verstat/contract/browser'
import { returnTo } from './safe-next.ts'
import type { Session } from './user-session.ts'

/** Calls whose 401 needs no sign-in: the form shows it, loading a user clears the token, signing out is done. */
const QUIET_CALLS: ReadonlySet<string> = new Set(['/v1/login', '/v1/user/get', '/v1/logout'])

/** Wraps `send`: a 401 ends the session and throws a redirect to `/login`. `place` is the address to come back to. */
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
