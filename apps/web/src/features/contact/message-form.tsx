import { CONTACT_MESSAGE_MAX } from '@verstat/contract/browser'
import { cx } from '@verstat/ui/class-names'
import { CircleCheck } from '@verstat/ui/icons'
import { controlClass } from '@verstat/ui/text-input'
import { useEffect, useRef, useState } from 'react'
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
  const [isSent, setSent] = useState(false)
  const form = useApiForm({
    id: 'contact-message',
    send: ({ text }, options) => {
      const website = text('website')
      const words = { message: text('message'), ...(website === '' ? {} : { website }) }
      return requestContact(send, target, words, options)
    },
    done: () => setSent(true),
  })
  const { ref } = form.props

  // The visitor signed in to write this message, so focus the text field.
  useEffect(() => {
    if (consumeWantedContact(id)) ref.current?.querySelector('textarea')?.focus()
  }, [id, ref])

  if (isSent) return <Sent email={user?.email ?? ''} />
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

function Sent({ email }: { readonly email: string }) {
  const { t } = usePage()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} tabIndex={-1} className="flex gap-2.5 rounded-8 border border-good bg-good-soft px-4 py-3">
      <CircleCheck size={20} className="mt-0.5 shrink-0 text-good" />
      <div className="min-w-0">
        <p className="font-semibold">{t('contact.sent.title')}</p>
        <p className="wrap-anywhere">{t('contact.sent.text', { email })}</p>
      </div>
    </div>
  )
}
