import { cx } from '@verstat/ui/class-names'
import type { ReactNode } from 'react'
import { usePage } from '../../lib/use-page.ts'
import { InboxList } from './inbox-list.tsx'
import type { InboxView } from './load-messages.ts'

type Props = {
  readonly inbox: InboxView
  readonly openId?: string
  /** The open conversation. Without one, phones show the list. */
  readonly children?: ReactNode
}

/** The list beside the open conversation. A phone shows one of both. */
export function MessagesLayout({ inbox, openId, children }: Props) {
  const { t } = usePage()
  return (
    <div
      className={cx(
        'gap-6 lg:grid lg:grid-cols-[22rem_minmax(0,1fr)] lg:gap-8',
        openId ? 'flex min-h-0 flex-1 flex-col lg:grid-rows-[minmax(0,1fr)]' : 'grid',
      )}
    >
      <div
        className={cx('grid content-start gap-4', openId && 'max-lg:hidden lg:overflow-y-auto print:hidden')}
      >
        {openId ? (
          <p className="text-26">{t('messages.title')}</p>
        ) : (
          <h1 className="text-26 lg:text-36">{t('messages.title')}</h1>
        )}
        <InboxList view={inbox} {...(openId ? { openId } : {})} />
      </div>
      <div className={cx('min-w-0', openId ? 'flex min-h-0 flex-1 flex-col' : 'max-lg:hidden')}>
        {children ?? <p className="mt-16 text-ink-soft">{t('messages.choose')}</p>}
      </div>
    </div>
  )
}
