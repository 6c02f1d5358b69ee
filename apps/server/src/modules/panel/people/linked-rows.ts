import { LINKED_MAX } from '@verstat/contract'
import { sql } from 'kysely'

/** The users and the producers whose records are wanted. A producer's records are found whoever owns the producer. */
export type LinkedOf = {
  readonly users: readonly string[]
  readonly producers: readonly string[]
  /** Tax code of a payer, to find the payments that documents and bank statements name. */
  readonly payerCode?: string
}

/** A row that also says how many rows there are without the limit. */
export type Counted<T> = T & { readonly total: number }

export const limited = sql`limit ${sql.lit(LINKED_MAX)}`
export const totalOf = (rows: readonly { readonly total: number }[]) => rows[0]?.total ?? 0
