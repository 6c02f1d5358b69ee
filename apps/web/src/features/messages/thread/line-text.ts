import type { ConversationLine, ConversationSide } from '@verstat/contract'
import type { PageContext } from '../../../lib/page-context.ts'

/** Lines whose doer reads «you»: the other side reads what happened. */
const BY_SIDE: Readonly<Partial<Record<ConversationLine, ConversationSide>>> = {
  'offer.sent': 'producer',
  'offer.revised': 'producer',
  'offer.asked': 'customer',
}

/** What a line about the offer or the deal says to a side. */
export function lineText(t: PageContext['t'], line: ConversationLine, side: ConversationSide): string {
  const code = line.replace('.', '_')
  return BY_SIDE[line] === side
    ? t(`messages.ownLine.${code}` as 'messages.ownLine.offer_sent')
    : t(`messages.line.${code}` as 'messages.line.offer_sent')
}
