import type { Send, User } from '@verstat/contract'
import { apiErrorCode, getUser } from '@verstat/contract/browser'
import { dropToken, readToken, writeToken } from './token-cookie.ts'

/** Who is signed in. One per request on the server, one per document in the browser. */
export type Session = {
  /** The user of now, asked for once; null is a visitor. Faults of the API count as nobody, see `failure`. */
  readonly load: () => Promise<User | null>
  /** Why the user could not be asked for, where that is not simply a wrong token. */
  readonly failure: () => unknown
  /** What goes into `Authorization`; the server's calls carry the cookie's by themselves. */
  readonly token: () => string | undefined
  /** Takes over what the server knew when it wrote the document. */
  readonly adopt: (user: User | null) => void
  readonly begin: (signedIn: { readonly token: string; readonly user: User }) => void
  /** The user as the last change left them. */
  readonly replace: (user: User) => void
  /** What is known of the user is asked for again by whoever loads next. */
  readonly expire: () => void
  readonly end: () => void
  /** Whether somebody signed in or out elsewhere in this browser, or the user is not known for another reason. */
  readonly isOutdated: () => boolean
  /** Is told when that may have happened. Answers how to stop. */
  readonly watch: (listener: () => void) => () => void
}

/** The session of one request: the server knows its token, the page only whether there is one. */
export function serverSession(
  send: Send,
  request: { readonly hasToken: boolean; readonly dropToken: () => void },
): Session {
  let failure: unknown
  return {
    async load() {
      if (!request.hasToken) return null
      try {
        return await send(getUser, {})
      } catch (error) {
        if (apiErrorCode(error) === 'unauthenticated') request.dropToken()
        else failure = error
        return null
      }
    },
    failure: () => failure,
    token: nothing,
    adopt: nothing,
    begin: nothing,
    replace: nothing,
    expire: nothing,
    end: nothing,
    isOutdated: () => false,
    watch: () => nothing,
  }
}

function nothing(): undefined {}

type Known = { readonly token: string | undefined; readonly user: User | null }

/** The session of this browser, shared by its tabs through the cookie. `connect` gets the way to the API. */
export function browserSession(connect: (token: () => string | undefined) => Send): Session {
  // Where cookies are blocked a session lives as long as its document.
  let ownToken: string | undefined
  let known: Known | undefined
  let failure: unknown
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('session')
  const token = () => readToken() ?? ownToken
  const send = connect(token)

  function forget() {
    ownToken = undefined
    dropToken()
    known = { token: undefined, user: null }
    channel?.postMessage('changed')
  }

  return {
    async load() {
      const current = token()
      if (known && known.token === current) return known.user
      if (current === undefined) {
        known = { token: undefined, user: null }
        return null
      }
      failure = undefined
      try {
        known = { token: current, user: await send(getUser, {}) }
        return known.user
      } catch (error) {
        if (apiErrorCode(error) === 'unauthenticated') forget()
        else failure = error
        return null
      }
    },
    failure: () => failure,
    token,
    adopt(user) {
      const current = token()
      // A token without its user is asked for again by whoever loads next.
      if (user === null && current !== undefined) return
      known = { token: current, user }
      if (current !== undefined) writeToken(current)
    },
    begin({ token: fresh, user }) {
      ownToken = fresh
      writeToken(fresh)
      known = { token: token(), user }
      channel?.postMessage('changed')
    },
    replace(user) {
      known = { token: token(), user }
    },
    expire() {
      known = undefined
    },
    end: forget,
    isOutdated: () => known?.token !== token(),
    watch(listener) {
      const watching = new AbortController()
      const { signal } = watching
      channel?.addEventListener('message', listener, { signal })
      // A page that comes back from the browser's own cache has slept through all messages.
      window.addEventListener('pageshow', listener, { signal })
      document.addEventListener('visibilitychange', listener, { signal })
      return () => watching.abort()
    },
  }
}
