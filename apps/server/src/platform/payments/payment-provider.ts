import type { DeclineClass, ObservedStatus, PaymentProviderId } from '@verstat/contract'
import type { LocaleCode } from '@verstat/i18n'

/** Whole kopecks; never a fraction, never a `number`. Adapters turn them into what their provider writes. */
export type Kopecks = bigint

/** One line of what is paid for; price times quantity over all lines is the amount. */
export type PaymentLine = {
  readonly name: string
  readonly quantity: number
  readonly price: Kopecks
}

/**
 * How far a statement about money may be believed: 1 signed in part, 2 signed as a whole, 3 the provider's answer to
 * our own question. Money is believed from 2 on; after 1 the provider is asked.
 */
export type Trust = 1 | 2 | 3

export type Capabilities = {
  /** Gives a card token after a checkout with `saveCard`, and charges it without the payer. */
  readonly savesCards: boolean
  readonly refund: 'none' | 'full' | 'partial'
  /** An open checkout can be closed, so that nobody pays it any more. */
  readonly closesCheckout: boolean
  readonly answersQueries: boolean
  /** What a callback is worth; a payment of 1 counts only after a query. */
  readonly callbackTrust: 1 | 2
  /**
   * The provider signs the callbacks of all its merchants with one key, so one that names our reference may be about
   * another merchant's payment: it counts only when it carries the provider's number that we know.
   */
  readonly hasSharedKey?: boolean
  readonly wallets: readonly ('apple' | 'google' | 'privat24' | 'mono')[]
}

/** Where the payer goes to pay. */
export type Handoff =
  | {
      readonly kind: 'redirect'
      readonly url: string
      readonly providerRef: string | null
      readonly expiresAt: Date
    }
  | {
      /** A form that is posted to the provider by the payer's browser. */
      readonly kind: 'form'
      readonly action: string
      readonly fields: readonly (readonly [name: string, value: string])[]
      readonly expiresAt: Date
    }
  | {
      /** A bank transfer by the payer; `qrUrl` opens the payer's bank with everything filled in. */
      readonly kind: 'document'
      readonly invoiceNumber: string
      readonly qrUrl: string
      readonly purpose: string
      readonly expiresAt: Date
    }

/** The only thing that adapters tell about a payment. */
export type Observation = {
  /** Ours, as given to `openCheckout` or `chargeToken`. */
  readonly reference?: string
  readonly providerRef?: string
  readonly status: ObservedStatus
  readonly trust: Trust
  /** Real money, as far as the provider's answer tells; tests and sandboxes are not. */
  readonly isLive: boolean
  /** What was asked for, or paid; never net of refunds. */
  readonly amount?: Kopecks
  /** As the provider names it; anything but UAH is not ours. */
  readonly currency?: string
  /** All that was returned so far. */
  readonly refunded?: Kopecks
  readonly fee?: Kopecks
  readonly occurredAt?: Date
  /** Orders observations of one payment: greater is later, compared as text. Only when the provider signed it. */
  readonly sequence?: string
  readonly decline?: { readonly code: string; readonly class: DeclineClass }
  readonly card?: ObservedCard
  /** Where the payer confirms. */
  readonly actionUrl?: string
  readonly refunds?: readonly ObservedRefund[]
}

/**
 * `token` charges the card again and is a secret; the rest is for people. A token told with trust 1 is kept only when
 * a query agrees that the payment succeeded.
 */
export type ObservedCard = {
  readonly token?: string
  readonly brand?: string
  /** Last four digits. */
  readonly tail?: string
}

export type ObservedRefund = {
  /** Ours, as given to `refund`; some providers do not repeat it. */
  readonly refundReference?: string
  readonly amount: Kopecks
  readonly status: 'pending' | 'succeeded' | 'failed'
}

/** Why the provider surely did nothing. */
export type UnsentReason =
  /** No connection came about. */
  | 'unreachable'
  | 'rate_limited'
  /** The provider refused the request itself. */
  | 'refused'
  /** The provider does not know this payment. */
  | 'not_found'
  /** Keys or rights of our account: all others fail as well. */
  | 'config'
  /** Switched off by the operator. */
  | 'paused'

/**
 * How a request ended when no answer about the payment came. `not_sent`: nothing happened there, it may be tried
 * again. `unknown`: it may have happened, so it is asked about and never tried again blindly.
 */
export type NoAnswer =
  | { readonly kind: 'not_sent'; readonly reason: UnsentReason; readonly why: string }
  | { readonly kind: 'unknown'; readonly why: string }

export type CallResult = { readonly kind: 'observed'; readonly observation: Observation } | NoAnswer
/** What a provider's books say of the payments of some days; each row as believable as an answer to a question. */
export type StatementResult = { readonly kind: 'stated'; readonly rows: readonly Observation[] } | NoAnswer
export type OpenResult = { readonly kind: 'opened'; readonly handoff: Handoff } | NoAnswer

export type CheckoutRequest = {
  /** Unique per attempt and never used again; letters, digits, `-` and `_`, at most 64. */
  readonly reference: string
  readonly amount: Kopecks
  /** In the payer's language, at most 160 characters. */
  readonly description: string
  readonly lines: readonly PaymentLine[]
  readonly locale: LocaleCode
  /** Absolute; the browser comes back here by GET or POST, whatever became of the payment. */
  readonly returnUrl: string
  /** Absolute; takes what `receive` reads. */
  readonly callbackUrl: string
  /** The payer agreed to later charges of this card. */
  readonly saveCard: boolean
  /** Opaque and the same for one payer. */
  readonly walletId: string
  readonly expiresAt: Date
  /** The number that people see; an invoice carries it. */
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
  /** Unique per refund. */
  readonly refundReference: string
  readonly amount: Kopecks
  /** With this refund all of the payment is returned. */
  readonly leavesNothing: boolean
  readonly reason: string
}

/** One payment as both sides name it. */
export type PaymentKey = {
  readonly reference: string
  readonly providerRef: string | null
  /** When it was sent to the provider; where to begin to look for one whose answer was lost. */
  readonly startedAt: Date
}

/** A callback as it came. `headers` have names in lower case. */
export type RawCallback = {
  readonly bytes: Uint8Array
  readonly headers: Readonly<Record<string, string | undefined>>
}

export type Received =
  | {
      readonly kind: 'received'
      /** The same for the same event, however often it comes. */
      readonly dedupeKey: string
      readonly observation: Observation
    }
  | { readonly kind: 'rejected'; readonly reason: 'bad_signature' | 'malformed' | 'stale' }
  /** The provider's key could not be read; the callback is worth sending again. */
  | { readonly kind: 'unavailable' }

/** What the provider wants to hear after a callback is stored. */
export type CallbackAck = {
  readonly status: number
  readonly type: string
  readonly body: string
}

/**
 * Someone who moves money for us. Methods never throw for what the provider does: they say what is known. Adapters
 * know no database and read no settings; a call that is absent is one the provider does not offer.
 */
export type PaymentProvider = {
  readonly id: PaymentProviderId
  /** Real money; false for sandboxes and test accounts. */
  readonly isLive: boolean
  readonly capabilities: Capabilities
  /** Origins that a page hands the payer over to, for the policy of forms. */
  readonly checkoutOrigins: readonly string[]
  readonly openCheckout: (request: CheckoutRequest) => Promise<OpenResult>
  readonly chargeToken?: (charge: TokenCharge) => Promise<CallResult>
  readonly query?: (payment: PaymentKey) => Promise<CallResult>
  readonly refund?: (request: RefundRequest) => Promise<CallResult>
  readonly closeCheckout?: (payment: PaymentKey) => Promise<CallResult>
  /** Every payment made between two moments, and perhaps some around them. */
  readonly statement?: (from: Date, to: Date) => Promise<StatementResult>
  /** True when the provider forgot the card. */
  readonly revokeToken?: (token: string) => Promise<boolean>
  /** Checks and reads a callback. It may ask the provider for its key, nothing else. */
  readonly receive: (callback: RawCallback) => Promise<Received>
  /** The answer to a callback whose observation is stored. */
  readonly acknowledge: (observation: Observation) => CallbackAck
}

/** The providers of this install. */
export type Providers = {
  /** Any configured one, paused ones too: what was begun with them still ends. */
  readonly find: (id: string) => PaymentProvider | undefined
  /** All that are configured. */
  readonly all: () => readonly PaymentProvider[]
  /** Where pages hand payers over to by a form. */
  readonly checkoutOrigins: readonly string[]
  /** Those that a payment may be begun with now, in the order shown. */
  readonly offered: () => readonly PaymentProvider[]
}
