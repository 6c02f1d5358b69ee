import type { Send, User } from '@verstat/contract'
import { apiErrorCode, getUser } from '@verstat/contract/browser'
import { dropToken, readToken, writeToken } from './token-cookie.ts'

/** The session of the user. The server has one per request, the browser has one per document. */
export type Session = {
  /**
   * Returns the current user and caches the user. Returns null for a visitor, and when the API failed (see `failure`).
   */
  readonly load: () => Promise<User | null>
  /** Returns why the user could not be loaded. Returns undefined when the token was simply invalid. */
  readonly failure: () => unknown
  /**
   * Returns the token for the header `Authorization`. Returns undefined in the server, whose API calls use the token of
   * the request.
   */
  readonly token: () => string | undefined
  readonly adopt: (user: User | null) => void
  readonly begin: (signedIn: { readonly token: string; readonly user: User }) => void
  readonly replace: (user: User) => void
  /** Drops the cached user, so that the next `load` fetches the user again. */
  readonly expire: () => void
  readonly end: () => void
  /** True when the user was not loaded yet, and when another tab has signed in or out. */
  readonly isOutdated: () => boolean
  /** Calls the listener when `isOutdated` may have become true. Returns a function that removes the listener. */
  readonly watch: (listener: () => void) => () => void
}

/**
 * The session of one request in the server. The page only knows whether there is a token, and cannot read the token.
 */
export function serverSession(
  send: Send,
  request: { readonly hasToken: boolean; readonly dropToken: () => void },
): Session {
  let failure: unknown
  let loading: Promise<User | null> | undefined
  async function load(): Promise<User | null> {
    if (!request.hasToken) return null
    try {
      return await send(getUser, {})
    } catch (error) {
      if (apiErrorCode(error) === 'unauthenticated') request.dropToken()
      else failure = error
      return null
    }
  }
  return {
    load() {
      loading ??= load()
      return loading
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

/** The session of this browser, which all its tabs share through the cookie. `connect` creates the API client. */
export function browserSession(connect: (token: () => string | undefined) => Send): Session {
  // Holds the token when the browser blocks cookies. The variable lives as long as the document.
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
      // A page that the browser restored from its back/forward cache has missed the messages of other tabs.
      window.addEventListener('pageshow', listener, { signal })
      document.addEventListener('visibilitychange', listener, { signal })
      return () => watching.abort()
    },
  }
}
