import { CONTACT_MESSAGE_MAX } from '@verstat/contract/browser'
import { cx } from '@verstat/ui/class-names'
import { CircleCheck } from '@verstat/ui/icons'
import { controlClass } from '@verstat/ui/text-input'
import { useEffect, useRef, useState } from 'react'
import { SiteLink } from '../../lib/navigation/site-link.tsx'
import { useUser } from '../../lib/session/use-user.ts'
import { usePage } from '../../lib/use-page.ts'
import { ApiFormBox } from '../forms/api-form-box.tsx'
import { FormField } from '../forms/form-field.tsx'
import { SubmitButton } from '../forms/submit-button.tsx'
import { useApiForm } from '../forms/use-api-form.ts'
import type { ContactTarget } from './contact-target.ts'
import { requestContact } from './request-contact.ts'
import { consumeWantedContact } from './wanted-contact.ts'

export type MessageFormProps = { readonly target: ContactTarget; readonly isSecond: boolean }

/** Visitors use this form when the owner shows no contact details. */
export function MessageForm({ target, isSecond }: MessageFormProps) {
  const { id } = target
  const { t, send } = usePage()
  const user = useUser()
  const [sent, setSent] = useState<SentProps>()
  const form = useApiForm({
    id: 'contact-message',
    send: ({ text }, options) => {
      const website = text('website')
      const words = { message: text('message'), ...(website === '' ? {} : { website }) }
      return requestContact(send, target, words, options)
    },
    done: (answer) =>
      setSent({
        email: user?.email ?? '',
        conversationId: 'sent' in answer ? answer.conversationId : null,
      }),
  })
  const { ref } = form.props

  // The visitor signed in to write this message, so focus the text field.
  useEffect(() => {
    if (consumeWantedContact(id)) ref.current?.querySelector('textarea')?.focus()
  }, [id, ref])

  if (sent) return <Sent {...sent} />
  return (
    <ApiFormBox form={form}>
      <FormField
        form={form}
        name="message"
        label={t('contact.message.label')}
        hint={t('contact.message.hint', { email: user?.email ?? '' })}
      >
        {(control) => (
          <textarea
            {...control}
            rows={5}
            maxLength={CONTACT_MESSAGE_MAX}
            className={cx(controlClass, 'field-sizing-content min-h-28 px-3')}
          />
        )}
      </FormField>
      <div className="sr-only" aria-hidden="true">
        <label htmlFor="contact-website">{t('contact.website.label')}</label>
        <input id="contact-website" name="website" tabIndex={-1} autoComplete="off" />
      </div>
      <SubmitButton
        form={form}
        size={isSecond ? 'medium' : 'large'}
        variant={isSecond ? 'secondary' : 'primary'}
        busy={t('contact.message.busy')}
      >
        {t('contact.message.submit')}
      </SubmitButton>
    </ApiFormBox>
  )
}

type SentProps = {
  readonly email: string
  /** The conversation in which the message is. Null if it was e-mailed only. */
  readonly conversationId: string | null
}

function Sent({ email, conversationId }: SentProps) {
  const { t } = usePage()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} tabIndex={-1} className="flex gap-2.5 rounded-8 border border-good bg-good-soft px-4 py-3">
      <CircleCheck size={20} className="mt-0.5 shrink-0 text-good" />
      <div className="min-w-0">
        <p className="font-semibold">{t('contact.sent.title')}</p>
        {conversationId === null ? (
          <p className="wrap-anywhere">{t('contact.sent.text', { email })}</p>
        ) : (
          <>
            <p className="wrap-anywhere">{t('contact.sent.talk', { email })}</p>
            <SiteLink
              to={`/user/messages/${conversationId}`}
              className="text-link inline-flex min-h-8 items-center font-medium pointer-coarse:min-h-11"
            >
              {t('contact.sent.open')}
            </SiteLink>
          </>
        )}
      </div>
    </div>
  )
}
