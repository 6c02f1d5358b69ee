import type { ConversationSummary } from '@verstat/contract'
import { Badge } from '@verstat/ui/badge'
import { cx } from '@verstat/ui/class-names'
import { EmptyState } from '@verstat/ui/empty-state'
import { LinkButton } from '@verstat/ui/link-button'
import { TextInput } from '@verstat/ui/text-input'
import { useHref } from '../../lib/navigation/site-link.tsx'
import { usePage } from '../../lib/use-page.ts'
import { writtenText } from '../listing/listing-words.ts'
import { type InboxView, inboxPath } from './load-messages.ts'
import { lineText } from './thread/line-text.ts'

type Props = {
  readonly view: InboxView
  /** Id of the conversation that is open beside the list. */
  readonly openId?: string
}

/** One's conversations, the latest message first, with a search in them. */
export function InboxList({ view, openId }: Props) {
  const { t } = usePage()
  const href = useHref()
  const { query, list } = view
  const { before, ...first } = query
  return (
    <div className="grid content-start gap-4">
      <search>
        <form action={href('/user/messages')} className="flex gap-2">
          <TextInput
            type="search"
            name="query"
            defaultValue={query.query}
            minLength={2}
            maxLength={100}
            aria-label={t('messages.search')}
            placeholder={t('messages.search')}
          />
          <button type="submit" className="rounded-8 border border-line-strong px-3 hover:text-accent">
            {t('messages.find')}
          </button>
        </form>
      </search>
      {list.items.length === 0 ? (
        <EmptyState
          title={t(query.query ? 'messages.nothing' : 'messages.none')}
          text={t(query.query ? 'messages.nothingText' : 'messages.noneText')}
        >
          {query.query && <LinkButton href={href(inboxPath())}>{t('messages.all')}</LinkButton>}
        </EmptyState>
      ) : (
        <ul className="divide-y divide-line overflow-hidden rounded-12 border border-line bg-surface">
          {list.items.map((item) => (
            <Row key={item.id} item={item} isOpen={item.id === openId} />
          ))}
        </ul>
      )}
      {(before !== undefined || list.next !== null) && (
        <nav aria-label={t('common.pager.label')} className="flex flex-wrap gap-2">
          {before !== undefined && <LinkButton href={href(inboxPath(first))}>{t('leads.first')}</LinkButton>}
          {list.next !== null && (
            <LinkButton href={href(inboxPath({ ...first, before: list.next }))}>{t('leads.next')}</LinkButton>
          )}
        </nav>
      )}
    </div>
  )
}

function Row({ item, isOpen }: { readonly item: ConversationSummary; readonly isOpen: boolean }) {
  const { t, format, locale } = usePage()
  const href = useHref()
  const { id, side, order, unread, last } = item
  const title = order && writtenText(order.title, locale)
  return (
    <li>
      <a
        href={href(`/user/messages/${id}`)}
        aria-current={isOpen ? 'page' : undefined}
        className={cx(
          'grid grid-cols-1 gap-0.5 px-4 py-3 no-underline hover:bg-well',
          isOpen && 'bg-well',
          unread > 0 && 'font-medium',
        )}
      >
        <span className="flex items-baseline justify-between gap-3">
          <span className="min-w-0 truncate">{nameOf(item, t('messages.gone'))}</span>
          {last && <span className="shrink-0 text-13 text-ink-soft">{format.dayTime(last.at)}</span>}
        </span>
        {title && (
          <span lang={title.lang} className="truncate text-13 text-ink-soft">
            {title.text}
          </span>
        )}
        <span className="flex items-center justify-between gap-3 text-13">
          <span className="min-w-0 truncate">
            {last?.from === side && `${t('messages.you')}: `}
            {last?.line ? lineText(t, last.line, side) : last?.text || (last ? t('messages.file') : '')}
          </span>
          {unread > 0 && <Badge tone="accent">{t('messages.unread', { n: unread })}</Badge>}
        </span>
      </a>
    </li>
  )
}

/** The other side: the producer by its name, the customer by theirs. */
export function nameOf({ side, other }: Pick<ConversationSummary, 'side' | 'other'>, gone: string): string {
  const { producer, name } = other
  if (side === 'producer' || producer === null) return name ?? gone
  return producer.name
}
