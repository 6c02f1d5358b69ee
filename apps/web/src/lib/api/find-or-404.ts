import { notFound } from '@tanstack/react-router'
import { apiErrorCode } from '@verstat/contract/browser'

/** Awaits an API call and shows the 404 page when the API answers `not_found`. */
export async function findOr404<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } catch (error) {
    if (apiErrorCode(error) === 'not_found') throw notFound()
    throw error
  }
}
