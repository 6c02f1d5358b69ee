import type { Feedback, OpenedMessage } from '@verstat/contract'
import { openMessage, RIGHTS_OF_ROLE } from '@verstat/contract/browser'
import { cx } from '@verstat/ui/class-names'
import { Disclosure } from '@verstat/ui/disclosure'
import { useState } from 'react'
import { SiteLink } from '../../../lib/navigation/site-link.tsx'
import { useUser } from '../../../lib/session/use-user.ts'
import { usePage } from '../../../lib/use-page.ts'
import { writtenText } from '../../listing/listing-words.ts'
import { ReasonForm } from '../market/reason-form.tsx'
import { PersonLink } from '../people/linked-part.tsx'

type Subject = NonNullable<Feedback['subject']>

/** What a message reports, with a link for staff. Once that was erased, only its kind is shown. */
export function ReportedPart({ subject }: { readonly subject: Subject }) {
  const { t } = usePage()
  const user = useUser()
  const { type, title, text, isGone } = subject
  const written = writtenText(title, t.locale)
  const path = pathOf(subject)
  const mayOpen = user !== null && RIGHTS_OF_ROLE[user.role].includes('listings')
  return (
    <div className="mt-2 text-13 text-ink-soft">
      <p className="wrap-anywhere">
        {t(`panel.subject.${type}`)}
        {isGone && `: ${t('panel.subject.gone')}`}
        {!isGone && written && (
          <>
            :{' '}
            <SiteLink to={path} lang={written.lang} className="text-link">
              {written.text}
            </SiteLink>
          </>
        )}
      </p>
      {text !== null && (
        <blockquote className="mt-1 border-s-2 border-line ps-3 whitespace-pre-line wrap-anywhere">
          {text}
        </blockquote>
      )}
      {type === 'message' && !isGone && mayOpen && <OpenMessage id={subject.id} />}
    </div>
  )
}

function pathOf({ type, id, orderId }: Subject): string {
  if (type === 'offer') return `/panel/market/offers?orderId=${orderId ?? ''}`
  return type === 'order' || type === 'producer'
    ? `/panel/listings/${type}/${id}`
    : `/panel/listings/order/${orderId ?? ''}`
}

/** What two people write to each other is shown only for a written reason, which the audit log keeps. */
function OpenMessage({ id }: { readonly id: string }) {
  const { t, send } = usePage()
  const [opened, setOpened] = useState<OpenedMessage | null>(null)
  if (opened) return <OpenedMessages opened={opened} />
  return (
    <Disclosure summary={t('panel.message.open')}>
      <p className="pb-2">{t('panel.message.sealed')}</p>
      <ReasonForm
        id={`open-message-${id}`}
        label={t('panel.message.open')}
        send={(reason, options) => send(openMessage, { id, reason }, options)}
        done={setOpened}
      />
    </Disclosure>
  )
}

function OpenedMessages({ opened: { id, customer, supplier, items } }: { readonly opened: OpenedMessage }) {
  const { t, format } = usePage()
  return (
    <ol aria-label={t('panel.message.around')} className="mt-2 grid gap-2 text-15 text-ink">
      {items.map((message) => (
        <li
          key={message.id}
          aria-current={message.id === id ? 'true' : undefined}
          className={cx(
            'rounded-8 border px-3 py-2',
            message.id === id ? 'border-warn bg-warn-soft' : 'border-line',
          )}
        >
          <p className="text-13 text-ink-soft">
            {message.id === id && <strong>{t('panel.message.reported')} · </strong>}
            {t(`panel.message.${message.from ?? 'customer'}`)}{' '}
            <PersonLink person={message.from === 'producer' ? supplier : customer} />,{' '}
            <time dateTime={message.createdAt}>{format.dayTime(message.createdAt)}</time>
          </p>
          <p className="whitespace-pre-line wrap-anywhere">
            {message.isTakenBack ? t('panel.message.takenBack') : message.text}
          </p>
          {message.files.map(({ id: fileId, name, url }) => (
            <p key={fileId} className="text-13 wrap-anywhere">
              <a href={url} download className="text-link">
                {name}
              </a>
            </p>
          ))}
        </li>
      ))}
    </ol>
  )
}
