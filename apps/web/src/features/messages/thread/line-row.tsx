import type { Conversation, Message } from '@verstat/contract'
import { SiteLink } from '../../../lib/navigation/site-link.tsx'
import { comparedPath } from '../../../lib/urls/compared-offer.ts'
import { usePage } from '../../../lib/use-page.ts'
import { lineText } from './line-text.ts'

type Props = {
  readonly message: Message
  readonly conversation: Conversation
  /** Whether this is the last line of its kind. What the conversation knows about the offer now belongs to it. */
  readonly isLatest: boolean
}

/** A line about the offer or the deal, which leads there. The request for a change says what was asked. */
export function LineRow({ message, conversation, isLatest }: Props) {
  const { t, format } = usePage()
  const { line, ask, createdAt } = message
  if (line === null) return null
  const words = lineText(t, line, conversation.side)
  const fields = ask?.fields.map((field) => t(`offers.ask.${field}`)).join(', ')
  const { closedReason } = conversation
  const why =
    line === 'offer.closed' && isLatest && closedReason !== null ? t(`offers.why.${closedReason}`) : fields
  const text = why ? `${words}: ${why}` : words
  const to = placeOf(line, conversation)
  return (
    <li data-end={message.id} className="grid justify-items-center gap-1 text-center text-13 text-ink-soft">
      <p>
        {to === undefined ? (
          text
        ) : (
          <SiteLink to={to} className="text-link">
            {text}
          </SiteLink>
        )}{' '}
        · <time dateTime={createdAt}>{format.time(createdAt)}</time>
      </p>
      {ask && (
        <blockquote className="max-w-[85%] border-s-2 border-line ps-3 text-start text-15 whitespace-pre-line wrap-anywhere text-ink">
          {ask.text}
        </blockquote>
      )}
    </li>
  )
}

function placeOf(
  line: NonNullable<Message['line']>,
  { side, order, offerId, dealId }: Conversation,
): string | undefined {
  if (dealId !== null && (line.startsWith('deal.') || line === 'offer.accepted'))
    return `/user/deals/${dealId}`
  if (offerId === null) return undefined
  if (side === 'producer') return `/user/offers/${offerId}`
  return order ? comparedPath(order.slug, offerId) : undefined
}
