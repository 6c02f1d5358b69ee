import type { ListingKind } from '@verstat/contract'
import { apiErrorCode, getOrder, getProducer } from '@verstat/contract/browser'
import type { PageContext } from '../../lib/page-context.ts'
import { type WrittenText, writtenText } from '../listing/listing-words.ts'

export type ReportedListing = {
  readonly type: ListingKind
  readonly id: string
  readonly path: string
  readonly title: WrittenText
}

/**
 * Query of the report form, such as `?order={slug}`. A form that was submitted without JavaScript and rejected has the
 * same fields.
 */
export type ReportQuery = { readonly order?: string | undefined; readonly producer?: string | undefined }

/**
 * Loads the reported listing. Returns undefined when the query names no listing or when the listing no longer exists.
 * The page then shows the general feedback form.
 */
export async function findReported(
  { send, t }: PageContext,
  { order, producer }: ReportQuery,
  signal: AbortSignal,
): Promise<ReportedListing | undefined> {
  try {
    if (order !== undefined) {
      const { id, slug, title } = await send(getOrder, { slug: order }, { signal })
      return {
        type: 'order',
        id,
        path: `/orders/${slug}`,
        title: writtenText(title, t.locale) ?? { text: slug },
      }
    }
    if (producer !== undefined) {
      const { id, slug, name } = await send(getProducer, { slug: producer }, { signal })
      return { type: 'producer', id, path: `/producers/${slug}`, title: { text: name } }
    }
  } catch (error) {
    const code = apiErrorCode(error)
    if (code !== 'not_found' && code !== 'gone') throw error
  }
  return undefined
}
