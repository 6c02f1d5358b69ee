/** Limits of one statement file. With the file in base64, the request stays below the size limit of all requests. */
export const STATEMENT_BYTES_MAX = 180_000
export const STATEMENT_LINES_MAX = 1_000
/** Maximum number of lines that staff confirm in one call. */
export const STATEMENT_DECISIONS_MAX = 200

/** What the columns of a statement mean. `direction` tells incoming from outgoing money where amounts have no sign. */
export const STATEMENT_FIELDS = [
  'day',
  'amount',
  'payer',
  'purpose',
  'payerCode',
  'reference',
  'direction',
  'currency',
  'account',
] as const
export type StatementField = (typeof STATEMENT_FIELDS)[number]
export const STATEMENT_FIELDS_REQUIRED = ['day', 'amount', 'payer', 'purpose'] as const

export const STATEMENT_VERDICTS = ['matched', 'doubtful', 'unmatched', 'known'] as const
export type StatementVerdict = (typeof STATEMENT_VERDICTS)[number]

/** Why a line is not matched although it may belong to an invoice. */
export const STATEMENT_DOUBTS = [
  /** The amount differs from that of the invoice. */
  'amount',
  /** The code of the payer differs from the one stated for the invoice. */
  'payer',
  /** The purpose names several invoices, or several invoices fit. */
  'several',
  /** Another line of the file pays the same invoice. */
  'twice',
  /** The invoice is paid already, or is not to be paid any more. */
  'closed',
  /** A number in the purpose may be that of an invoice, but the purpose does not say so. */
  'unclear',
  /** The purpose names an invoice that does not exist. */
  'unknown',
  /** The money came before the invoice was issued. */
  'early',
  /** The invoice is the caller's own. */
  'own',
  /** Staff have already entered a payment with the same day, bank reference and amount by hand. */
  'typed',
] as const
export type StatementDoubt = (typeof STATEMENT_DOUBTS)[number]

export const STATEMENT_OUTCOMES = ['paid', 'noted', 'known', 'refused'] as const
