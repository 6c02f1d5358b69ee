import { useRouter } from '@tanstack/react-router'
import { apiErrorCode, MESSAGE_TEXT_MAX, startConversation } from '@verstat/contract/browser'
import { cx } from '@verstat/ui/class-names'
import { Field } from '@verstat/ui/field'
import { controlClass } from '@verstat/ui/text-input'
import { useRef, useState } from 'react'
import { SiteLink, useHref } from '../../lib/navigation/site-link.tsx'
import { useUser } from '../../lib/session/use-user.ts'
import { toasts } from '../../lib/toasts/toasts.ts'
import { usePage } from '../../lib/use-page.ts'
import { ApiFormBox } from '../forms/api-form-box.tsx'
import { refusalFaults } from '../forms/form-faults.ts'
import { fieldId } from '../forms/form-summary.tsx'
import { SaveButton } from '../forms/save-button.tsx'
import { useApiForm } from '../forms/use-api-form.ts'
import type { NewConversation } from './load-messages.ts'
import { QuickStarts } from './quick-starts.tsx'
import { faultOf } from './thread/message-fault.ts'

/** The first message to a producer, or of a producer to a customer. A conversation that exists is continued. */
export function NewConversationPage({ view }: { readonly view: NewConversation }) {
  const page = usePage()
  const { t, send } = page
  const user = useUser()
  const router = useRouter()
  const href = useHref()
  const field = useRef<HTMLTextAreaElement>(null)
  const [id] = useState(() => crypto.randomUUID())
  const { producerId, producerName, order, isProducer, refused } = view
  const form = useApiForm({
    id: 'new-conversation',
    faults: refused ? refusalFaults(page, refused.refusal) : undefined,
    send: (values, options) =>
      send(
        startConversation,
        { producerId, ...(order ? { orderId: order.id } : {}), text: values.text('text').trim(), id },
        options,
      ),
    refused: (error) => {
      if (apiErrorCode(error) !== 'quota_reached') return false
      toasts.show(faultOf(page, error), 'bad')
      return true
    },
    done: (conversation) =>
      router.navigate({ to: '/user/messages/$id', params: { id: conversation.id }, replace: true }),
  })
  return (
    <div className="grid max-w-form gap-5">
      <div>
        <p className="text-13">
          <SiteLink to="/user/messages" className="text-link">
            {t('messages.title')}
          </SiteLink>
        </p>
        <h1 className="text-26 wrap-anywhere lg:text-36">
          {isProducer ? t('messages.start.customer') : t('messages.start.producer', { name: producerName })}
        </h1>
        {order && (
          <p className="mt-1">
            {t('messages.start.about')}{' '}
            <SiteLink to={`/orders/${order.slug}`} className="text-link wrap-anywhere">
              {order.title}
            </SiteLink>
          </p>
        )}
      </div>
      {user?.emailVerifiedAt === null ? (
        <VerifyFirst email={user.email} />
      ) : (
        <>
          <QuickStarts side={isProducer ? 'producer' : 'customer'} field={field} />
          <ApiFormBox form={form} action={href('/user/messages/new')}>
            <input type="hidden" name="producer" value={producerId} />
            {order && <input type="hidden" name="order" value={order.id} />}
            <Field
              id={fieldId(form.id, 'text')}
              label={t('messages.text')}
              hint={t('messages.hint')}
              error={form.faults?.fields.text}
            >
              {(control) => (
                <textarea
                  {...control}
                  ref={field}
                  name="text"
                  rows={5}
                  maxLength={MESSAGE_TEXT_MAX}
                  defaultValue={refused?.values.text}
                  className={cx(controlClass, 'field-sizing-content min-h-32 px-3')}
                />
              )}
            </Field>
            <SaveButton form={form} variant="primary" plain busy={t('messages.busy')}>
              {t('messages.send')}
            </SaveButton>
          </ApiFormBox>
        </>
      )}
    </div>
  )
}

function VerifyFirst({ email }: { readonly email: string }) {
  const { t } = usePage()
  return (
    <p className="rounded-8 bg-warn-soft px-4 py-3 wrap-anywhere">
      {t.rich('messages.start.verify', {
        email,
        settings: (chunks) => (
          <SiteLink key="settings" to="/user/edit" className="text-link">
            {chunks}
          </SiteLink>
        ),
      })}
    </p>
  )
}
