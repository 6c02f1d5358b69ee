import type { Role } from '@verstat/contract'
import type { LocaleCode } from '@verstat/i18n'

export type Caller = {
  readonly locale: LocaleCode
  /** Aborts when the client disconnects. */
  readonly signal: AbortSignal
  readonly requestId: string
  /** The client's address, as reported by the nearest trusted proxy. */
  readonly ip: string
  readonly userAgent: string
  /** The token from `Authorization: Bearer`, or from the session cookie of the page being rendered. */
  readonly token?: string | undefined
  /** The value of the header `X-Challenge`: the solution of a proof-of-work challenge. */
  readonly challenge?: string | undefined
  /** The value of the header `Idempotency-Key`. */
  readonly idempotencyKey?: string | undefined
  /** The value of the header `X-Listing-Token`, which gives access to a listing without an owner. */
  readonly listingToken?: string | undefined
  /** The value of the header `X-Answer-Code`, which stands for a session in the calls with `answerCode`. */
  readonly answerCode?: string | undefined
}

export type Actor = {
  readonly userId: string
  readonly sessionId: string
  readonly role: Role
  readonly isEmailVerified: boolean
  readonly hasSecondFactor: boolean
}

/** Returns a caller without address, user agent or token. */
export function unknownCaller(
  call: Pick<Caller, 'locale' | 'signal' | 'requestId'> = {
    locale: 'uk',
    signal: new AbortController().signal,
    requestId: '',
  },
): Caller {
  return { locale: call.locale, signal: call.signal, requestId: call.requestId, ip: '', userAgent: '' }
}
