import { apiErrorCode, listOrderFiles } from '@verstat/contract/browser'
import type { PageContext } from '../../../lib/page-context.ts'
import type { FilesOrder, FilesView } from './files-view.ts'

/**
 * Loads the files of an order for its page. The texts are made by code that the page of a visitor, which the server
 * has rendered, never loads.
 */
export async function loadFiles(
  context: PageContext,
  order: FilesOrder,
  signal: AbortSignal,
): Promise<FilesView | null> {
  const [answer, { filesView }] = await Promise.all([
    findFiles(context, order.id, signal),
    import('./files-view.ts'),
  ])
  return filesView(context, order, answer)
}

/** Staff may see orders whose closed files they open in the panel only. */
async function findFiles({ send }: PageContext, id: string, signal: AbortSignal) {
  try {
    return await send(listOrderFiles, { id }, { signal })
  } catch (error) {
    if (apiErrorCode(error) !== 'not_found') throw error
    return {
      items: [],
      closed: 0,
      needs: [],
      ndaRequired: false,
      ndaAcceptedAt: null,
      request: null,
      ground: null,
      producers: [],
      isOwner: false,
    }
  }
}
