import type { Feedback } from '@verstat/contract'
import { handleFeedback } from '@verstat/contract/browser'
import type { Format } from '@verstat/i18n'
import { Badge } from '@verstat/ui/badge'
import { SiteLink } from '../../../lib/navigation/site-link.tsx'
import { usePage } from '../../../lib/use-page.ts'
import { ActionForm } from '../../forms/action-form.tsx'
import { useReloaded } from '../../forms/use-reloaded.ts'
import { AnswerForm } from './answer-form.tsx'
import { ReportedPart } from './reported-part.tsx'

export type InboxItemProps = { readonly item: Feedback; readonly format: Format }

export function InboxItem({ item, format }: InboxItemProps) {
  const { t, send } = usePage()
  const reloaded = useReloaded()
  const isHandled = item.handledAt !== null
  // A message that reports a listing must be answered. The answer marks the message as handled.
  const needsAnswer = !isHandled && item.topic === 'report' && !item.suspect && item.answers.length === 0
  return (
    <li className="grid gap-x-8 gap-y-3 px-4 py-4 lg:grid-cols-[13rem_minmax(0,1fr)_auto] lg:px-5">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="font-semibold">{t('panel.item.number', { number: String(item.number) })}</span>
          <Badge tone={item.topic === 'report' ? 'warn' : 'neutral'}>{t(`panel.topic.${item.topic}`)}</Badge>
          {item.unproven && <Badge tone="warn">{t('panel.item.unproven')}</Badge>}
        </p>
        <p className="mt-1.5 wrap-anywhere">{item.name}</p>
        <p className="wrap-anywhere">
          <a href={`mailto:${item.email}`} className="text-link">
            {item.email}
          </a>
        </p>
        <p className="mt-1 text-13 text-ink-soft">
          <time dateTime={item.createdAt} title={format.exact(item.createdAt)}>
            {format.age(item.createdAt)}
          </time>
          {item.userId !== null && (
            <>
              ,{' '}
              <SiteLink to={`/panel/users/${item.userId}`} className="text-link">
                {t('panel.item.signedIn')}
              </SiteLink>
            </>
          )}
        </p>
      </div>
      <div className="min-w-0">
        <p className="max-w-measure whitespace-pre-wrap wrap-anywhere">{item.message}</p>
        {item.subject && <ReportedPart subject={item.subject} />}
        {item.reason && (
          <p className="mt-2 text-13 text-ink-soft">
            {t('panel.item.reason', { reason: t(`panel.reason.${item.reason}`) })}
          </p>
        )}
        {item.answers.map((answer) => (
          <div key={answer.createdAt} className="mt-3 border-s-2 border-accent ps-3">
            <p className="text-13 text-ink-soft">
              {t('panel.answer.by', { name: answer.author ?? '' })},{' '}
              <time dateTime={answer.createdAt}>{format.dayTime(answer.createdAt)}</time>
            </p>
            <p className="max-w-measure whitespace-pre-wrap wrap-anywhere">{answer.message}</p>
          </div>
        ))}
        <AnswerForm item={item} />
      </div>
      <div>
        {needsAnswer ? (
          <p className="max-w-52 text-13 text-ink-soft">{t('panel.item.needsAnswer')}</p>
        ) : (
          <ActionForm
            id={`handle-${item.id}`}
            label={t(isHandled ? 'panel.item.reopen' : 'panel.item.handle')}
            name={t(isHandled ? 'panel.item.reopenNamed' : 'panel.item.handleNamed', {
              number: String(item.number),
            })}
            busy={t('panel.item.busy')}
            send={(options) => send(handleFeedback, { id: item.id, handled: !isHandled }, options)}
            done={() => reloaded(t(isHandled ? 'panel.item.reopened' : 'panel.item.handled'))}
          />
        )}
      </div>
    </li>
  )
}
