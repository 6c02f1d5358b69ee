import type { Route } from '@verstat/contract'
import type { Binding } from './binding.ts'
import type { Caller } from './caller.ts'

/** Whether a call only reads JSON and does not require a session. */
export function isShareable({ method, auth, isFilter, media, file }: Route): boolean {
  const onlyReads = method === 'GET' || isFilter === true
  return onlyReads && (auth === 'public' || auth === 'optional') && !media && !file
}

/**
 * Whether a replica may answer the call: it only reads what all visitors see, which its marks tell, and the caller has
 * no session and no code. So whoever has changed something reads from the primary, as do calls without marks.
 */
export function isVisitorsRead<Ctx>({ route, marks }: Binding<Ctx>, caller: Caller): boolean {
  const { token, challenge, idempotencyKey, listingToken, answerCode } = caller
  const isVisitor = [token, challenge, idempotencyKey, listingToken, answerCode].every(
    (secret) => secret === undefined,
  )
  return marks !== undefined && isShareable(route) && isVisitor
}
