import type { ErrorBody, Upload } from '@verstat/contract'
import { ApiError, apiErrorCode, createUpload } from '@verstat/contract/browser'
import type { PageContext } from '../../lib/page-context.ts'
import { isRecord } from '../../lib/storage/stored-json.ts'

export type SendFileOptions = {
  readonly isPublic: boolean
  readonly signal: AbortSignal
  /** Receives the share of the file that was sent, from 0 to 1. */
  readonly onProgress: (share: number) => void
}

/**
 * Uploads a file, and solves a proof-of-work challenge when the API requires one. Throws `ApiError` when the API
 * refuses the file, `TypeError` without a network, and the signal's reason when aborted.
 */
export async function sendFile(page: PageContext, file: File, options: SendFileOptions): Promise<Upload> {
  try {
    return await post(page, file, options)
  } catch (error) {
    const code = apiErrorCode(error)
    if (code !== 'challenge_required' && code !== 'challenge_failed') throw error
    const { solveChallenge } = await import('../../lib/api/solve-challenge.ts')
    return post(page, file, options, await solveChallenge(page.send))
  }
}

/** Uses XMLHttpRequest, because `fetch` reports no upload progress. */
function post(
  { site, session, locale }: PageContext,
  file: File,
  { isPublic, signal, onProgress }: SendFileOptions,
  challenge?: string,
): Promise<Upload> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const stop = () => request.abort()
    request.open(createUpload.method, site.apiBase + createUpload.path)
    request.setRequestHeader('accept', 'application/json')
    request.setRequestHeader('accept-language', locale)
    const token = session.token()
    if (token) request.setRequestHeader('authorization', `Bearer ${token}`)
    if (challenge) request.setRequestHeader('x-challenge', challenge)
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    request.onload = () => {
      const body = readJson(request.responseText)
      if (request.status === 201 && isUpload(body)) resolve(body)
      else reject(new ApiError(errorBody(request.status, body)))
    }
    request.onerror = () => reject(new TypeError('no network'))
    request.onabort = () => reject(signal.reason)
    request.onloadend = () => signal.removeEventListener('abort', stop)
    if (signal.aborted) reject(signal.reason)
    else {
      signal.addEventListener('abort', stop)
      const form = new FormData()
      form.append('isPublic', String(isPublic))
      form.append('file', file)
      request.send(form)
    }
  })
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    // The response is not JSON, so it comes from a proxy and not from the API.
    if (error instanceof SyntaxError) return null
    throw error
  }
}

function errorBody(status: number, body: unknown): ErrorBody {
  if (isErrorBody(body)) return { statusCode: status, data: body.data }
  const code = status === 413 ? 'payload_too_large' : status >= 502 ? 'unavailable' : 'internal'
  return { statusCode: status, data: { code, message: '', requestId: '' } }
}

function isUpload(body: unknown): body is Upload {
  return isRecord(body) && typeof body.id === 'string'
}

function isErrorBody(body: unknown): body is ErrorBody {
  return isRecord(body) && isRecord(body.data) && typeof body.data.code === 'string'
}
