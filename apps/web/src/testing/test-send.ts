import type { FieldError, Route, Send } from '@verstat/contract'
import { ApiError } from '@verstat/contract/browser'
import { buildDirectoryIndex, type DirectoryIndex } from '../lib/api/directory-index.ts'
import type { PageContext } from '../lib/page-context.ts'
import { serverSession } from '../lib/session/user-session.ts'
import { testPage } from './test-page.ts'

/** Returns what the API would return for a call, or throws the error that the API would return. */
export type TestAnswer = (call: AnyCall, input: Readonly<Record<string, unknown>>) => unknown
type AnyCall = Pick<Route, 'method' | 'path'>

/** Returns a page context with a fake API, which records the calls and the HTTP statuses that were set. */
export function testContext(answer: TestAnswer, index: DirectoryIndex = buildDirectoryIndex([], [])) {
  const calls: Readonly<Record<string, unknown>>[] = []
  const statuses: number[] = []
  // The type cast is needed because `Send` ties the output to the route, and a fake cannot do that.
  const send = (async (call: AnyCall, input: Readonly<Record<string, unknown>>) => {
    calls.push(input)
    return answer(call, input)
  }) as Send
  const context: PageContext = {
    ...testPage(),
    send,
    user: null,
    session: serverSession(send, { hasToken: false, dropToken: () => {} }),
    place: { current: () => '/' },
    directoryIndex: async () => index,
    structuredData: [],
    setStatus: (status) => void statuses.push(status),
  }
  return { context, calls, statuses }
}

/** Creates a `validation_failed` error for the given fields. */
export function refusal(...fields: readonly string[]): ApiError {
  const errors = fields.map((path): FieldError => ({ path, code: 'invalid_value', message: `Хибне ${path}` }))
  return new ApiError({
    statusCode: 422,
    data: { code: 'validation_failed', message: 'Хибно', errors, requestId: 'test' },
  })
}
