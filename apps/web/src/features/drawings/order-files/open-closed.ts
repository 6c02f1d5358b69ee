import { openOrderFile, packOrderFiles } from '@verstat/contract/browser'
import type { PageContext } from '../../../lib/page-context.ts'
import { toasts } from '../../../lib/toasts/toasts.ts'
import { errorData, faultsOf } from '../../forms/form-faults.ts'
import { refusalText } from '../access/refusal-text.ts'

/** Asks for a link to a closed file, or to all files that may be opened, and downloads what the link leads to. */
export async function openClosed(
  { t, send }: Pick<PageContext, 't' | 'send'>,
  orderId: string,
  fileId?: string,
): Promise<void> {
  try {
    const { url } = await (fileId === undefined
      ? send(packOrderFiles, { id: orderId })
      : send(openOrderFile, { id: orderId, fileId }))
    const link = document.createElement('a')
    link.href = url
    link.download = ''
    link.click()
    toasts.show(t('orderfiles.opened'))
  } catch (error) {
    const said = refusalText(t, 'open', errorData(error)) ?? faultsOf({ t }, error).text
    toasts.show(said ?? t('forms.fault.unknown'), 'bad')
  }
}
