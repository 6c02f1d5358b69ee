import { notFound } from '@tanstack/react-router'
import { apiErrorCode } from '@verstat/contract/browser'

/**
 * Shows a 404 page when the API answers `not_found`. Also shows the 404 page for `validation_failed`, because no link
 * of the site causes this error.
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
