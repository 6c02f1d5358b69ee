import type { ReadStatement, StatementColumns } from '@verstat/contract'

/** A statement that was read, with what is needed to read it again. */
export type LoadedStatement = {
  readonly file: string
  readonly columns: StatementColumns | undefined
  readonly read: ReadStatement
}
