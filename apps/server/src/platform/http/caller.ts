import type { Role } from '@verstat/contract'
import type { LocaleCode } from '@verstat/i18n'

/** What is known of a call before anybody looks at its token. */
export type Caller = {
  readonly locale: LocaleCode
  /** Aborts when the caller goes away. */
  readonly signal: AbortSignal
  readonly requestId: string
  /** As the nearest trusted proxy tells it. */
  readonly ip: string
  readonly userAgent: string
  /** Of `Authorization: Bearer`, or of the cookie of the page that is rendered. */
  readonly token?: string | undefined
  /** Of `X-Challenge`. */
  readonly challenge?: string | undefined
  /** Of `Idempotency-Key`. */
  readonly idempotencyKey?: string | undefined
  /** Of `X-Listing-Token`. */
  readonly listingToken?: string | undefined
}

/** The user behind a valid token. */
export type Actor = {
  readonly userId: string
  readonly sessionId: string
  readonly role: Role
  readonly isEmailVerified: boolean
  readonly hasSecondFactor: boolean
}

/** Somebody of whom nothing is known. */
export function unknownCaller(
  call: Pick<Caller, 'locale' | 'signal' | 'requestId'> = {
    locale: 'uk',
    signal: new AbortController().signal,
    requestId: '',
  },
): Caller {
  return { locale: call.locale, signal: call.signal, requestId: call.requestId, ip: '', userAgent: '' }
}
