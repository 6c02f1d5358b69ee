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
  return marks !== undefined && isShareable(route) && caller.token === undefined && !hasCode(caller)
}

/**
 * Whether the answer to a call is the same for all people: for a caller with a session only if the contract ignores
 * tokens.
 */
export function isSameForAll<Ctx>({ route, marks }: Binding<Ctx>, caller: Caller): boolean {
  const ignoresToken = route.auth === 'public' || caller.token === undefined
  return marks !== undefined && isShareable(route) && ignoresToken && !hasCode(caller)
}

function hasCode({ challenge, idempotencyKey, listingToken, answerCode }: Caller): boolean {
  return [challenge, idempotencyKey, listingToken, answerCode].some((code) => code !== undefined)
}
