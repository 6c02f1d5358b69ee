import type { ErrorBody } from '@verstat/contract'
import { FILE_REQUEST_BARS } from '@verstat/contract/browser'
import type { PageContext } from '../../../lib/page-context.ts'

/** What was refused: opening a file, asking for access, accepting the agreement, or a decision of the owner. */
export type RefusedAct = 'open' | 'ask' | 'nda' | 'grant'

/** Says why something about the files of an order was refused, where the general text of the code says too little. */
export function refusalText(
  t: PageContext['t'],
  act: RefusedAct,
  refusal: Pick<ErrorBody['data'], 'code' | 'needs'> | undefined,
): string | undefined {
  if (refusal?.code === 'not_found') return t(`orderfiles.gone.${act}`)
  if (refusal?.code !== 'conflict' || act !== 'ask') return undefined
  const bar = FILE_REQUEST_BARS.find((each) => refusal.needs?.includes(each))
  return bar && t(`orderfiles.ask.bar.${bar}`)
}
