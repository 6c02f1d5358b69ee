import {
  acceptNda,
  askForFiles,
  GRANT_GROUPS,
  grantFiles,
  openOrderFile,
  packOrderFiles,
  replaceNda,
  revokeFiles,
} from '@verstat/contract'
import type { FormPost } from '../../platform/web/form-posts.ts'

/**
 * What producers do about the files of an order in browsers without JavaScript. A link to a file is the content of the
 * page that answers, because an address with it would stay in the history of the browser.
 */
export const orderFilesForm: FormPost = {
  path: '/orders/:slug/files',
  async answer(
    { slug = '', id = '', act = '', file = '', hash = '', producerId = '', note = '', agree },
    send,
  ) {
    if (act === 'open') return { url: (await send(openOrderFile, { id, fileId: file })).url }
    if (act === 'zip') return { url: (await send(packOrderFiles, { id })).url }
    const page = `/orders/${encodeURIComponent(slug)}/files`
    if (act === 'ask') {
      await send(askForFiles, { id, producerId, note })
      return page
    }
    // Browsers do not send this form without the tick. A request without it accepts nothing.
    if (agree === undefined) return `${page}#nda`
    await send(acceptNda, { id, hash, producerId })
    return page
  },
}

/** Decisions of the owner about the files of an order in browsers without JavaScript. */
export const fileGrantsForm: FormPost = {
  path: '/user/orders/:id/files',
  async answer({ id = '', act = '', producerId = '' }, send) {
    const group = GRANT_GROUPS.find((each) => each === act)
    if (act === 'site-text') await send(replaceNda, { id, uploadId: null })
    else if (act === 'revoke') await send(revokeFiles, { id, producerId })
    else await send(grantFiles, group ? { id, group } : { id, producerId })
    return `/user/orders/${encodeURIComponent(id)}/files`
  },
}
