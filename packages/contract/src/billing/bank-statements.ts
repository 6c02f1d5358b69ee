import * as z from 'zod/mini'
import { PANEL_ERRORS } from '../panel/panel-errors.ts'
import { route } from '../route.ts'
import { Day, Id, Money, wholeNumber } from '../wire.ts'
import { reauthenticationFields } from './panel-payments.ts'
import {
  STATEMENT_BYTES_MAX,
  STATEMENT_DECISIONS_MAX,
  STATEMENT_DOUBTS,
  STATEMENT_OUTCOMES,
  STATEMENT_VERDICTS,
} from './statement-values.ts'

const column = z.int().check(z.gte(0), z.lte(99))

/** Which column of the file has which meaning. The first column is 0. */
export const StatementColumns = z.strictObject({
  day: column,
  amount: column,
  payer: column,
  purpose: column,
  payerCode: z.optional(column),
  reference: z.optional(column),
  direction: z.optional(column),
  currency: z.optional(column),
  account: z.optional(column),
})
export type StatementColumns = z.infer<typeof StatementColumns>

/** An invoice that a line of the statement may have paid. */
const Candidate = z.object({ number: z.int(), transactionId: Id, amount: Money, isOpen: z.boolean() })

const Line = z.object({
  /** Identifies the line in every file that contains it. */
  key: z.string(),
  /** The number of the line in the file. */
  row: z.int(),
  day: Day,
  amount: Money,
  payer: z.string(),
  payerCode: z.nullable(z.string()),
  purpose: z.string(),
  reference: z.string(),
  verdict: z.enum(STATEMENT_VERDICTS),
  doubts: z.array(z.enum(STATEMENT_DOUBTS)),
  candidates: z.array(Candidate),
})
export type StatementLine = z.infer<typeof Line>

export const ReadStatement = z.object({
  /** The bank whose file this is, or `chosen` when staff chose the columns. Null when the columns are unknown. */
  bank: z.nullable(z.enum(['privatbank', 'monobank', 'chosen'])),
  heads: z.array(z.string()),
  /** The first row below the column headings. It helps staff to choose the columns. */
  sample: z.array(z.string()),
  columns: z.nullable(StatementColumns),
  lines: z.array(Line),
  /**
   * How many lines were left out because they are outgoing payments, have another currency or belong to another
   * account.
   */
  leftOut: z.object({ outgoing: z.int(), currency: z.int(), account: z.int() }),
  /** Numbers of lines that could not be read. */
  unreadable: z.array(z.int()),
})
export type ReadStatement = z.infer<typeof ReadStatement>

const fileFields = {
  /** The bytes of the file in base64. */
  file: z.base64().check(z.minLength(1), z.maxLength(Math.ceil(STATEMENT_BYTES_MAX / 3) * 4)),
  /** Columns that staff chose by hand. The server remembers them for files with the same column headings. */
  columns: z.optional(StatementColumns),
}

export const readStatement = route({
  method: 'POST',
  path: '/v1/panel/statements/read',
  summary: 'Reads the file of a bank statement and says which invoices its lines pay; it changes nothing',
  auth: 'staff',
  body: z.strictObject(fileFields),
  output: ReadStatement,
  errors: PANEL_ERRORS,
})

export const takeStatement = route({
  method: 'POST',
  path: '/v1/panel/statements/take',
  summary: 'Takes over chosen lines of a statement together; a line that was taken before changes nothing',
  auth: 'staff',
  body: z.strictObject({
    ...fileFields,
    decisions: z
      .array(
        z.strictObject({
          key: z.string().check(z.maxLength(80)),
          /**
           * The number of the invoice that the line pays. If it is null, the line is stored as a receipt without an
           * invoice.
           */
          number: z.nullable(wholeNumber(1, 1_000_000_000_000)),
        }),
      )
      .check(z.minLength(1), z.maxLength(STATEMENT_DECISIONS_MAX)),
    ...reauthenticationFields,
  }),
  output: z.object({
    results: z.array(
      z.object({
        key: z.string(),
        /** `refused`: the invoice was closed in the meantime, is the caller's own or does not exist. */
        outcome: z.enum(STATEMENT_OUTCOMES),
      }),
    ),
  }),
  errors: PANEL_ERRORS,
})
