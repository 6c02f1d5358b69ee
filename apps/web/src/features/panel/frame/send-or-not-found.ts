import { notFound } from '@tanstack/react-router'
import { apiErrorCode } from '@verstat/contract/browser'

/** Turns `not_found` into a 404 page; also `validation_failed`, which no link of the site causes. */
export async function sendOrNotFound<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } catch (error) {
    const code = apiErrorCode(error)
    if (code === 'not_found' || code === 'validation_failed') throw notFound()
    throw error
  }
}
