import type { FileNeed } from '@verstat/contract'
import { AppError } from '../../../platform/http/app-error.ts'
import { fileNeeds } from '../access/file-needs.ts'
import type { OrderFileRow } from '../access/order-file.repository.ts'
import type { Reader } from '../access/read-standing.ts'

/** The producer in whose name a person opens files: whom the owner let in, or else the first that is online. */
export function openerOf({
  producers,
  ground,
}: Reader): { readonly id: string; readonly name: string } | null {
  const named = ground && producers.find(({ id }) => id === ground.producerId)
  return named ?? producers.find(({ is_online }) => is_online) ?? producers[0] ?? null
}

/** Throws what is missing to open the file: `not_eligible`, `nda_required` or `access_needed`. */
export function checkOpening(reader: Reader, row: Pick<OrderFileRow, 'access'>): void {
  const needs = fileNeeds(reader, row.access)
  if (needs.length > 0) throw refusalOf(reader, needs)
}

export function refusalOf({ lacks }: Reader, needs: readonly FileNeed[]): AppError {
  if (lacks.length > 0) return new AppError('not_eligible', { needs })
  return new AppError(needs.includes('accept_nda') ? 'nda_required' : 'access_needed')
}
