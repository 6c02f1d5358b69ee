import { notFound } from '@tanstack/react-router'
import { apiErrorCode } from '@verstat/contract/browser'

/** An answer of the API for a page: what there is not, or what no link of ours asks for, is not found. */
export async function sendOrNotFound<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } catch (error) {
    const code = apiErrorCode(error)
    if (code === 'not_found' || code === 'validation_failed') throw notFound()
    throw error
  }
}
