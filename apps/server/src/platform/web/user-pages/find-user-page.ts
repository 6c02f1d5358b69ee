import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { EarlyAnswer } from '../../http/early-answers.ts'
import { cookieValue } from '../cookies.ts'
import { movesFromHome } from '../early-pages.ts'
import { acceptsGzip } from '../page-cache/accept-encoding.ts'
import type { PageKey } from '../page-cache/page-key.ts'
import type { FilledPage, Frame, UserPages } from './user-pages.ts'

export type { FilledPage }

export type UserPagesOptions = {
  readonly pages: UserPages
  /** Returns the user of a token if it takes no query to know. */
  readonly known: (token: string) => { readonly userId: string } | undefined
  /** Returns the user of a token, or null when the token is wrong or expired. Then `known` knows the user. */
  readonly authenticate: (token: string) => Promise<{ readonly userId: string } | null>
}

/** The headers of a page that was put together for one user. */
export const USER_PAGE_HEADERS: Readonly<Record<string, string>> = {
  'cache-control': 'private, no-store',
  vary: 'Accept-Encoding',
  'x-page-cache': 'private',
  'content-encoding': 'gzip',
}

/** Returns the page of the user whose session cookie a request has, if nothing has to be read or rendered for it. */
export function findUserPage(
  { pages, known }: UserPagesOptions,
  { headers }: Pick<IncomingMessage, 'headers'>,
  key: PageKey,
): FilledPage | undefined {
  const token = cookieValue(headers.cookie, 'token')
  if (token === undefined || headers.authorization !== undefined) return undefined
  if (!acceptsGzip(headers['accept-encoding'])) return undefined
  const user = known(token)
  return user && pages.find(key, user.userId)
}

/** Answers GET requests of users before the framework, which sends the same bytes with the same headers. */
export function earlyUserPages(
  options: UserPagesOptions & { readonly headers: Readonly<Record<string, string>> },
): EarlyAnswer {
  const known = new WeakMap<Frame, readonly string[]>()
  const headersOf = (frame: Frame) => {
    const found = known.get(frame)
    if (found) return found
    const made = Object.entries({ ...options.headers, ...frame.headers, ...USER_PAGE_HEADERS }).flat()
    known.set(frame, made)
    return made
  }
  return {
    answer(request, response) {
      const { method, url = '' } = request
      if (method !== 'GET' || (url === '/' && movesFromHome(request))) return null
      const found = findUserPage(options, request, { address: url, isRare: false, unknown: '' })
      if (!found) return null
      const { frame, chunks } = found
      const length = chunks.reduce((sum, chunk) => sum + chunk.length, 0)
      const own = ['x-request-id', randomUUID(), 'content-length', String(length)]
      response.writeHead(200, [...own, ...headersOf(frame)])
      // All chunks leave in one call of the system.
      response.cork()
      for (const chunk of chunks) response.write(chunk)
      response.end()
      response.uncork()
      return 200
    },
  }
}
