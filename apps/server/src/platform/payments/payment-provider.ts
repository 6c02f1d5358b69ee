import type { DeclineClass, ObservedStatus, PaymentProviderId } from '@verstat/contract'
import type { LocaleCode } from '@verstat/i18n'

/** Whole kopecks: never a fraction, never a `number`. Adapters convert to the format of their provider. */
export type Kopecks = bigint

/** One paid item; the sum of price times quantity over all lines is the amount. */
export type PaymentLine = {
  readonly name: string
  readonly quantity: number
  readonly price: Kopecks
}

/**
 * Trustworthiness of a statement about money: 1 signed in part, 2 signed as a whole, 3 the provider's answer to our own
 * request. 2 and 3 are believed; after 1 the provider is queried.
 */
export type Trust = 1 | 2 | 3

export type Capabilities = {
  /** Returns a card token after a checkout with `saveCard` and can charge it without the payer. */
  readonly savesCards: boolean
  readonly refund: 'none' | 'full' | 'partial'
  /** An open checkout can be cancelled, so that it can no longer be paid. */
  readonly closesCheckout: boolean
  readonly answersQueries: boolean
  /** Trust of its callbacks; with 1 a payment counts only after a query. */
  readonly callbackTrust: 1 | 2
  /**
   * The provider signs the callbacks of all its merchants with one key, so a callback with our reference may be about
   * another merchant's payment. It counts only when it carries the payment id of the provider that we know.
   */
  readonly hasSharedKey?: boolean
  readonly wallets: readonly ('apple' | 'google' | 'privat24' | 'mono')[]
}

export type Handoff =
  | {
      readonly kind: 'redirect'
      readonly url: string
      readonly providerRef: string | null
      readonly expiresAt: Date
    }
  | {
      /** A form that the payer's browser posts to the provider. */
      readonly kind: 'form'
      readonly action: string
      readonly fields: readonly (readonly [name: string, value: string])[]
      readonly expiresAt: Date
    }
  | {
      /** A bank transfer by the payer; `qrUrl` opens the banking app with everything filled in. */
      readonly kind: 'document'
      readonly invoiceNumber: string
      readonly qrUrl: string
      readonly purpose: string
      readonly expiresAt: Date
    }

export type Observation = {
  /** Our reference, as passed to `openCheckout` or `chargeToken`. */
  readonly reference?: string
  readonly providerRef?: string
  readonly status: ObservedStatus
  readonly trust: Trust
  /** False for sandboxes and test accounts, as far as the provider's answer tells. */
  readonly isLive: boolean
  /** The requested or paid amount; never reduced by refunds. */
  readonly amount?: Kopecks
  /** The provider's currency code; anything but UAH is not our payment. */
  readonly currency?: string
  readonly refunded?: Kopecks
  readonly fee?: Kopecks
  readonly occurredAt?: Date
  /** Orders observations of one payment, compared as text. Set only when the provider signed it. */
  readonly sequence?: string
  readonly decline?: { readonly code: string; readonly class: DeclineClass }
  readonly card?: ObservedCard
  /** Where the payer confirms (3-D Secure). */
  readonly actionUrl?: string
  readonly refunds?: readonly ObservedRefund[]
}

/**
 * `token` can charge the card again and is a secret; the rest is for display. A token reported with trust 1 is stored
 * only when a query confirms that the payment succeeded.
 */
export type ObservedCard = {
  readonly token?: string
  readonly brand?: string
  readonly tail?: string
}

export type ObservedRefund = {
  /** Our reference, as passed to `refund`; some providers do not repeat it. */
  readonly refundReference?: string
  readonly amount: Kopecks
  readonly status: 'pending' | 'succeeded' | 'failed'
}

/** Why the provider certainly did nothing. */
export type UnsentReason =
  | 'unreachable'
  | 'rate_limited'
  /** The provider refused the request itself. */
  | 'refused'
  | 'not_found'
  /** Wrong keys or missing rights of our account: every other request fails too. */
  | 'config'
  | 'paused'

/**
 * The outcome of a request without an answer about the payment. `not_sent`: nothing happened, it may be retried.
 * `unknown`: it may have happened, so it must be queried and never blindly retried.
 */
export type NoAnswer =
  | { readonly kind: 'not_sent'; readonly reason: UnsentReason; readonly why: string }
  | { readonly kind: 'unknown'; readonly why: string }

export type CallResult = { readonly kind: 'observed'; readonly observation: Observation } | NoAnswer
/** The provider's list of payments of some days; each row is as trustworthy as the answer to a query. */
export type StatementResult = { readonly kind: 'stated'; readonly rows: readonly Observation[] } | NoAnswer
export type OpenResult = { readonly kind: 'opened'; readonly handoff: Handoff } | NoAnswer

export type CheckoutRequest = {
  /** Unique per attempt, never reused; letters, digits, `-` and `_`, at most 64. */
  readonly reference: string
  readonly amount: Kopecks
  /** In the payer's language, at most 160 characters. */
  readonly description: string
  readonly lines: readonly PaymentLine[]
  readonly locale: LocaleCode
  /** Absolute URL; the browser returns here by GET or POST, whatever the outcome. */
  readonly returnUrl: string
  readonly callbackUrl: string
  /** The payer agreed to later charges of this card. */
  readonly saveCard: boolean
  /** Opaque, and stable for one payer. */
  readonly walletId: string
  readonly expiresAt: Date
  /** The number shown to people and printed on invoices. */
  readonly number: string
}

export type TokenCharge = {
  readonly reference: string
  readonly amount: Kopecks
  readonly token: string
  /** The payer's address when the card was saved. */
  readonly clientIp: string
  readonly description: string
  readonly lines: readonly PaymentLine[]
  readonly returnUrl: string
  readonly callbackUrl: string
}

export type RefundRequest = {
  readonly reference: string
  readonly providerRef: string | null
  readonly refundReference: string
  readonly amount: Kopecks
  /** Whether this refund returns what is left of the payment. */
  readonly leavesNothing: boolean
  readonly reason: string
}

export type PaymentKey = {
  readonly reference: string
  readonly providerRef: string | null
  /** When it was sent to the provider; the search for a payment whose answer was lost starts here. */
  readonly startedAt: Date
}

/** A raw callback. Names of `headers` are in lower case. */
export type RawCallback = {
  readonly bytes: Uint8Array
  readonly headers: Readonly<Record<string, string | undefined>>
}

export type Received =
  | {
      readonly kind: 'received'
      /** Equal for repeated deliveries of the same event. */
      readonly dedupeKey: string
      readonly observation: Observation
    }
  | { readonly kind: 'rejected'; readonly reason: 'bad_signature' | 'malformed' | 'stale' }
  /** The provider's key could not be fetched; the provider should send the callback again. */
  | { readonly kind: 'unavailable' }

/** The response that the provider expects after its callback is stored. */
export type CallbackAck = {
  readonly status: number
  readonly type: string
  readonly body: string
}

/**
 * An adapter of a payment provider. Methods never throw because of the provider: they return what is known. Adapters use
 * no database and read no settings; an absent method is one that the provider does not offer.
 */
export type PaymentProvider = {
  readonly id: PaymentProviderId
  readonly isLive: boolean
  readonly capabilities: Capabilities
  /** Origins that pages post payers' forms to, for the content security policy. */
  readonly checkoutOrigins: readonly string[]
  readonly openCheckout: (request: CheckoutRequest) => Promise<OpenResult>
  readonly chargeToken?: (charge: TokenCharge) => Promise<CallResult>
  readonly query?: (payment: PaymentKey) => Promise<CallResult>
  readonly refund?: (request: RefundRequest) => Promise<CallResult>
  readonly closeCheckout?: (payment: PaymentKey) => Promise<CallResult>
  /** Every payment made between two instants, possibly with some around them. */
  readonly statement?: (from: Date, to: Date) => Promise<StatementResult>
  /** True when the provider deleted the card. */
  readonly revokeToken?: (token: string) => Promise<boolean>
  /** Verifies and reads a callback. It may fetch the provider's key, nothing else. */
  readonly receive: (callback: RawCallback) => Promise<Received>
  readonly acknowledge: (observation: Observation) => CallbackAck
}

export type Providers = {
  /** Any configured provider, even a paused one: its existing payments still finish. */
  readonly find: (id: string) => PaymentProvider | undefined
  readonly all: () => readonly PaymentProvider[]
  readonly checkoutOrigins: readonly string[]
  /** Providers that can start a payment now, in the order shown. */
  readonly offered: () => readonly PaymentProvider[]
}
