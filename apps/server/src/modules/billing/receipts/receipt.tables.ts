import type { StatementColumns } from '@verstat/contract'
import type { ColumnType, Generated } from 'kysely'

type Nullable<T> = ColumnType<T | null, T | null | undefined, T | null>

export type BankReceiptTable = {
  id: string
  amount_minor: number
  currency: Generated<'UAH'>
  /** A calendar day, such as `2027-02-10`. */
  received_on: string
  bank_reference: string
  payer: string
  payer_code: Nullable<string>
  purpose: string
  /** Identifies a line of an imported statement. Null when staff typed the line. */
  line_key: Nullable<string>
  status: 'open' | 'assigned' | 'returned'
  attempt_id: Nullable<string>
  return_reference: Nullable<string>
  created_by: string
  created_at: Date
  decided_by: Nullable<string>
  decided_at: Nullable<Date>
}

export type StatementColumnsTable = {
  heads_hash: string
  columns: ColumnType<StatementColumns, string, string>
  chosen_by: string
  chosen_at: Date
}

export type PurchasePayerTable = {
  transaction_id: string
  name: string
  code: string
  address: Generated<string>
  stated_by: string
  stated_at: Date
}
