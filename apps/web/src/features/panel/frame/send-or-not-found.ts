import { notFound } from '@tanstack/react-router'
import { apiErrorCode } from '@verstat/contract/browser'

/**
 * Shows a 404 page when the API answers `not_found`. Also for `validation_failed`, because only a hand-typed address
 * causes it.
 */
export async function sendOrNotFound<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } catch (error) {
    const code = apiErrorCode(error)
    if (code === 'not_found' || code === 'validation_failed') throw notFound()
    throw error
  }
}
