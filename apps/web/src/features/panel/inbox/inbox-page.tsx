import { FEEDBACK_TOPICS, FEEDBACK_VIEWS } from '@verstat/contract/browser'
import { createFormat } from '@verstat/i18n'
import { Chip } from '@verstat/ui/chip'
import { EmptyState } from '@verstat/ui/empty-state'
import { useHref } from '../../../lib/navigation/site-link.tsx'
import { usePage } from '../../../lib/use-page.ts'
import { ListPager } from '../../listing/list-pager.tsx'
import { ExportButton } from '../frame/export-button.tsx'
import { InboxItem } from './inbox-item.tsx'
import type { Inbox } from './load-inbox.ts'

/** Shows messages to staff, latest first. Handled messages are in a separate view. */
export function InboxPage({ inbox }: { readonly inbox: Inbox }) {
  const { t } = usePage()
  const href = useHref()
  const format = createFormat(t, () => new Date(inbox.now))
  const pageHref = (show: string, page: number, topic: string | undefined = inbox.topic) => {
    const query = new URLSearchParams({
      ...(show === 'open' ? {} : { show }),
      ...(topic ? { topic } : {}),
      ...(page === 1 ? {} : { page: String(page) }),
    }).toString()
    return href(query === '' ? '/panel/feedback' : `/panel/feedback?${query}`)
  }
  return (
    <>
      <div className="flex flex-wrap items-baseline gap-x-4">
        <h1 className="text-26">{t('panel.page.title')}</h1>
        <p role="status" className="text-ink-soft">
          {t('panel.list.found', { n: inbox.total })}
        </p>
        <div className="ms-auto">
          <ExportButton table="feedback" filter={{ show: inbox.show, topic: inbox.topic }} />
        </div>
      </div>
      <nav aria-label={t('panel.views.label')} className="mt-4" data-keep-focus="">
        <ul className="flex flex-wrap gap-2">
          {FEEDBACK_VIEWS.map((view) => (
            <li key={view}>
              <Chip href={pageHref(view, 1)} selected={view === inbox.show}>
                {t(`panel.view.${view}`)}
              </Chip>
            </li>
          ))}
          {FEEDBACK_TOPICS.map((topic) => (
            <li key={topic}>
              <Chip
                href={pageHref(inbox.show, 1, topic === inbox.topic ? '' : topic)}
                selected={topic === inbox.topic}
              >
                {t(`panel.topic.${topic}`)}
              </Chip>
            </li>
          ))}
        </ul>
      </nav>
      {inbox.items.length === 0 ? (
        <EmptyState className="mt-6 max-w-form" title={t(`panel.empty.${inbox.show}`)} />
      ) : (
        <ul className="mt-5 divide-y divide-line rounded-12 border border-line bg-surface">
          {inbox.items.map((item) => (
            <InboxItem key={item.id} item={item} format={format} />
          ))}
        </ul>
      )}
      <ListPager
        className="mt-6"
        page={inbox.page}
        pages={inbox.pages}
        hrefOf={(page) => pageHref(inbox.show, page)}
      />
    </>
  )
}
