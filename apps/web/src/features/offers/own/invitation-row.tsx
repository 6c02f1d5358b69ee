import type { ReceivedInvitation } from '@verstat/contract'
import { declineInvitation, INVITATION_DECLINES, INVITATION_NOTE_MAX } from '@verstat/contract/browser'
import { cx } from '@verstat/ui/class-names'
import { Disclosure } from '@verstat/ui/disclosure'
import { Field } from '@verstat/ui/field'
import { LinkButton } from '@verstat/ui/link-button'
import { Select } from '@verstat/ui/select'
import { controlClass } from '@verstat/ui/text-input'
import { SiteLink, useHref } from '../../../lib/navigation/site-link.tsx'
import { usePage } from '../../../lib/use-page.ts'
import { ApiFormBox } from '../../forms/api-form-box.tsx'
import { fieldId } from '../../forms/form-summary.tsx'
import { SaveButton } from '../../forms/save-button.tsx'
import { useApiForm } from '../../forms/use-api-form.ts'
import { useReloaded } from '../../forms/use-reloaded.ts'
import { writtenText } from '../../listing/listing-words.ts'

type Props = { readonly invitation: ReceivedInvitation }

/** An order to which a producer of the user is invited. */
export function InvitationRow({ invitation }: Props) {
  const { t, locale, format } = usePage()
  const href = useHref()
  const { order, producer, note, createdAt } = invitation
  const title = writtenText(order.title, locale)
  return (
    <li className="grid gap-2 px-4 py-3">
      <h3 className="text-15">
        <SiteLink to={`/orders/${order.slug}`} lang={title?.lang} className="text-link wrap-anywhere">
          {title?.text}
        </SiteLink>
      </h3>
      <p className="text-13 text-ink-soft">
        {t('offers.invitation.for', { producer: producer.name, date: format.day(createdAt) })}
      </p>
      {note !== '' && (
        <blockquote className="max-w-prose border-s-2 border-line ps-3 whitespace-pre-line wrap-anywhere">
          {note}
        </blockquote>
      )}
      <div className="flex flex-wrap items-start gap-3">
        <LinkButton size="small" variant="primary" href={href(`/orders/${order.slug}/offer`)}>
          {t('offers.part.send')}
        </LinkButton>
        <Disclosure summary={t('offers.invitation.decline')} className="min-w-60">
          <DeclineForm invitation={invitation} />
        </Disclosure>
      </div>
    </li>
  )
}

function DeclineForm({ invitation: { order } }: Props) {
  const { t, send } = usePage()
  const reloaded = useReloaded()
  const form = useApiForm({
    id: `decline-${order.id}`,
    send: (values, options) => {
      const note = values.text('note').trim()
      const code = values.choice('code', INVITATION_DECLINES) ?? 'other'
      return send(declineInvitation, { id: order.id, code, ...(note ? { note } : {}) }, options)
    },
    done: () => reloaded(t('offers.invitation.declined')),
  })
  return (
    <ApiFormBox form={form} className="pb-2">
      <Field id={fieldId(form.id, 'code')} label={t('offers.decline.reason')}>
        {(control) => (
          <Select {...control} name="code">
            {INVITATION_DECLINES.map((code) => (
              <option key={code} value={code}>
                {t(`offers.invitation.code.${code}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field id={fieldId(form.id, 'note')} label={t('offers.decline.note')} error={form.faults?.fields.note}>
        {(control) => (
          <textarea
            {...control}
            name="note"
            rows={2}
            maxLength={INVITATION_NOTE_MAX}
            className={cx(controlClass, 'field-sizing-content min-h-20 px-3')}
          />
        )}
      </Field>
      <SaveButton form={form} busy={t('offers.form.busy')}>
        {t('offers.invitation.decline')}
      </SaveButton>
    </ApiFormBox>
  )
}
