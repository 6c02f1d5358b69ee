import type { DeclineClass, ObservedStatus, PaymentProviderId } from '@verstat/contract'
import type { LocaleCode } from '@verstat/i18n'
import type { Seller } from './seller.ts'

/** An amount in whole kopecks. Adapters convert it to the format of their provider. */
export type Kopecks = bigint

/** One paid item. The amount of a payment is the sum of price times quantity over all its lines. */
export type PaymentLine = {
  readonly name: string
  readonly quantity: number
  readonly price: Kopecks
}

/**
 * How far a provider's message about money can be trusted. 1: the message is signed only in part. 2: it is
 * signed as a whole. 3: it is the provider's answer to our own request. Messages with 2 and 3 are believed;
 * after a message with 1 the provider is queried.
 */
export type Trust = 1 | 2 | 3

export type Capabilities = {
  /**
   * Whether a checkout with `saveCard` returns a card token, with which the card can be charged without the
   * payer.
   */
  readonly savesCards: boolean
  readonly refund: 'none' | 'full' | 'partial'
  /** Whether an open checkout can be cancelled, so that it can no longer be paid. */
  readonly closesCheckout: boolean
  readonly answersQueries: boolean
  /** How far callbacks can be trusted. With 1, a payment counts only after the provider has been queried. */
  readonly callbackTrust: 1 | 2
  /**
   * Whether the provider signs the callbacks of all its merchants with one key. Then a callback with our
   * reference may be about another merchant's payment. Such a callback counts only when it also contains the
   * provider's payment id that we know.
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
      /** A bank transfer by the payer. `qrUrl` opens the payer's banking app with the transfer filled in. */
      readonly kind: 'document'
      readonly invoiceNumber: string
      readonly qrUrl: string
      readonly purpose: string
      readonly expiresAt: Date
    }

export type Observation = {
  /** Our reference of the payment, as passed to `openCheckout` or `chargeToken`. */
  readonly reference?: string
  readonly providerRef?: string
  readonly status: ObservedStatus
  readonly trust: Trust
  /**
   * Whether real money was moved. `isLive` is false for sandboxes and, when the provider's answer tells, for
   * test accounts.
   */
  readonly isLive: boolean
  /** The requested or paid amount. Refunds do not reduce it. */
  readonly amount?: Kopecks
  /** The provider's currency code. A payment in another currency than UAH is not our payment. */
  readonly currency?: string
  readonly refunded?: Kopecks
  readonly fee?: Kopecks
  readonly occurredAt?: Date
  /**
   * Sorts the observations of one payment by time; the values are compared as text. Set only when the
   * provider signed this value.
   */
  readonly sequence?: string
  readonly decline?: { readonly code: string; readonly class: DeclineClass }
  readonly card?: ObservedCard
  /** The URL at which the payer confirms the payment with 3-D Secure. */
  readonly actionUrl?: string
  readonly refunds?: readonly ObservedRefund[]
}

/**
 * The card of a payment. `token` is a secret with which the card can be charged again; the other fields are
 * for display. A token from a message that was signed only in part (trust 1) is stored only when a query
 * confirms that the payment succeeded.
 */
export type ObservedCard = {
  readonly token?: string
  readonly brand?: string
  readonly tail?: string
}

export type ObservedRefund = {
  /** Our reference of the refund, as passed to `refund`. Some providers do not return it. */
  readonly refundReference?: string
  readonly amount: Kopecks
  readonly status: 'pending' | 'succeeded' | 'failed'
}

/** The reason why the provider certainly did not execute a request. */
export type UnsentReason =
  | 'unreachable'
  | 'rate_limited'
  /** The provider refused this request. The cause is the request, not our account. */
  | 'refused'
  | 'not_found'
  /** Our account has wrong keys or lacks a right, so every other request fails too. */
  | 'config'
  | 'paused'

/**
 * The outcome of a request without an answer about the payment. `not_sent` means that nothing happened, so
 * the request may be retried. `unknown` means that the request may have been executed, so the caller must
 * query the payment and must not send the request again.
 */
export type NoAnswer =
  | { readonly kind: 'not_sent'; readonly reason: UnsentReason; readonly why: string }
  | { readonly kind: 'unknown'; readonly why: string }

export type CallResult = { readonly kind: 'observed'; readonly observation: Observation } | NoAnswer
/**
 * The provider's list of the payments between two instants. Each row is as trustworthy as the answer to a
 * query.
 */
export type StatementResult = { readonly kind: 'stated'; readonly rows: readonly Observation[] } | NoAnswer
export type OpenResult = { readonly kind: 'opened'; readonly handoff: Handoff } | NoAnswer

export type CheckoutRequest = {
  /**
   * A reference that is unique for each payment attempt and never reused. The reference has at most 64
   * characters: letters, digits, `-` and `_`.
   */
  readonly reference: string
  readonly amount: Kopecks
  /** The description in the payer's language, at most 160 characters long. */
  readonly description: string
  readonly lines: readonly PaymentLine[]
  readonly locale: LocaleCode
  /** An absolute URL. The browser returns to it by GET or POST, whatever the outcome of the payment. */
  readonly returnUrl: string
  readonly callbackUrl: string
  /** Whether the payer agreed to later charges of this card. */
  readonly saveCard: boolean
  /**
   * Identifies the payer to the provider. The id is always the same for one payer and has no other meaning.
   */
  readonly walletId: string
  readonly expiresAt: Date
  /** The number of the payment that is shown to people and printed on invoices. */
  readonly number: string
  /** The seller that an invoice names as the recipient. Null when the install takes no real money. */
  readonly seller: Seller | null
}

export type TokenCharge = {
  readonly reference: string
  readonly amount: Kopecks
  readonly token: string
  /** The payer's IP address at the time when the card was saved. */
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
  /** Whether this refund returns all that is left of the payment. */
  readonly leavesNothing: boolean
  readonly reason: string
}

export type PaymentKey = {
  readonly reference: string
  readonly providerRef: string | null
  /**
   * When the payment was sent to the provider. If the provider's answer was lost, the search for the payment
   * starts at this time.
   */
  readonly startedAt: Date
}

/** A callback as received. The names of its `headers` are in lower case. */
export type RawCallback = {
  readonly bytes: Uint8Array
  readonly headers: Readonly<Record<string, string | undefined>>
}

export type Received =
  | {
      readonly kind: 'received'
      /** Equal for repeated deliveries of the same event, so that the event is handled once. */
      readonly dedupeKey: string
      readonly observation: Observation
    }
  | { readonly kind: 'rejected'; readonly reason: 'bad_signature' | 'malformed' | 'stale' }
  /** The provider's public key could not be fetched. The provider should send the callback again. */
  | { readonly kind: 'unavailable' }

/** The HTTP response that the provider expects after its callback has been stored. */
export type CallbackAck = {
  readonly status: number
  readonly type: string
  readonly body: string
}

/**
 * An adapter of a payment provider. A method does not throw when the provider fails: it returns what is
 * known. Adapters use no database and read no settings. A method is absent when the provider does not offer
 * its function.
 */
export type PaymentProvider = {
  readonly id: PaymentProviderId
  readonly isLive: boolean
  readonly capabilities: Capabilities
  /** Origins to which the payers' browsers post forms, for the content security policy of our pages. */
  readonly checkoutOrigins: readonly string[]
  readonly openCheckout: (request: CheckoutRequest) => Promise<OpenResult>
  readonly chargeToken?: (charge: TokenCharge) => Promise<CallResult>
  readonly query?: (payment: PaymentKey) => Promise<CallResult>
  readonly refund?: (request: RefundRequest) => Promise<CallResult>
  readonly closeCheckout?: (payment: PaymentKey) => Promise<CallResult>
  /** Returns every payment made between two instants, possibly also some payments shortly before or after. */
  readonly statement?: (from: Date, to: Date) => Promise<StatementResult>
  /** Returns true when the provider deleted the card. */
  readonly revokeToken?: (token: string) => Promise<boolean>
  /**
   * Verifies and reads a callback. The only request that it may send is one for the provider's public key.
   */
  readonly receive: (callback: RawCallback) => Promise<Received>
  readonly acknowledge: (observation: Observation) => CallbackAck
}

export type Providers = {
  /**
   * Returns any configured provider, even a paused one, because payments from before the pause still finish.
   */
  readonly find: (id: string) => PaymentProvider | undefined
  readonly all: () => readonly PaymentProvider[]
  readonly checkoutOrigins: readonly string[]
  /** Returns the providers that can start a payment now, in the order in which they are shown. */
  readonly offered: () => readonly PaymentProvider[]
}
