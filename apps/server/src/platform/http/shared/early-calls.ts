import type { IncomingMessage } from 'node:http'
import { createSendReady } from '../../web/page-cache/ready-answer.ts'
import type { EarlyAnswer } from '../early-answers.ts'
import { answerKey, isShortBody, mayShare, type SharedAnswers } from './shared-answers.ts'

export type EarlyCallsOptions = Pick<SharedAnswers, 'cache'> & {
  /** The paths of calls that get their filter in the body of a POST. */
  readonly filterPaths: ReadonlySet<string>
  /** Headers of every response. */
  readonly headers: Readonly<Record<string, string>>
}

/** Answers API calls of visitors that are in the cache. The framework answers all others, with the same headers. */
export function earlyCalls({ cache, filterPaths, headers }: EarlyCallsOptions): EarlyAnswer {
  const send = createSendReady(headers)
  return {
    readsBody: ({ method, url = '', headers: asked }) =>
      method === 'POST' && filterPaths.has(url) && isJson(asked) && isShortBody(asked),
    answer(request, response, body) {
      const { method = '', url = '' } = request
      if (!url.startsWith('/v1/') || (method !== 'GET' && body === '')) return null
      const { headers } = request
      if (!mayShare(headers, true)) return null
      const key = answerKey({ method, url, headers }, body)
      const found = key && cache.find(key)
      return found && mayShare(headers, found.isSameForAll === true) ? send(request, response, found) : null
    },
  }
}

function isJson({ 'content-type': type = '' }: IncomingMessage['headers']): boolean {
  return /^application\/json(?:;|$)/.test(type)
}
