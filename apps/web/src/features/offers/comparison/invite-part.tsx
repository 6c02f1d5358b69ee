import { INVITE_NOTE_MAX, inviteProducers, search } from '@verstat/contract/browser'
import { cx } from '@verstat/ui/class-names'
import { Disclosure } from '@verstat/ui/disclosure'
import { Field } from '@verstat/ui/field'
import { controlClass, TextInput } from '@verstat/ui/text-input'
import { useState } from 'react'
import { SiteLink } from '../../../lib/navigation/site-link.tsx'
import { usePage } from '../../../lib/use-page.ts'
import { ApiFormBox } from '../../forms/api-form-box.tsx'
import { fieldId } from '../../forms/form-summary.tsx'
import { SaveButton } from '../../forms/save-button.tsx'
import { useApiForm } from '../../forms/use-api-form.ts'
import { useReloaded } from '../../forms/use-reloaded.ts'
import type { ComparisonView } from './load-comparison.ts'

type Props = { readonly view: ComparisonView }

/** Whom the customer has invited, and a form to invite more producers by their name. */
export function InvitePart({ view: { comparison, invitations } }: Props) {
  const { t, format } = usePage()
  const isOpen = comparison.order.status === 'published'
  const { items, leftToday, leftForOrder } = invitations
  if (!isOpen && items.length === 0) return null
  return (
    <section aria-labelledby="invite-heading" className="grid max-w-3xl gap-3 print:hidden">
      <h2 id="invite-heading" className="text-20">
        {t('comparison.invite.title')}
      </h2>
      {items.length > 0 && (
        <ul className="divide-y divide-line rounded-12 border border-line bg-surface">
          {items.map(({ producer, createdAt, declined, hasOffered }) => (
            <li key={producer.id} className="flex flex-wrap items-baseline gap-x-3 px-4 py-2">
              <SiteLink to={`/producers/${producer.slug}`} className="text-link wrap-anywhere">
                {producer.name}
              </SiteLink>
              <span className="text-13 text-ink-soft">
                {declined
                  ? t('comparison.invite.declined', { reason: t(`offers.invitation.code.${declined.code}`) })
                  : hasOffered
                    ? t('comparison.invite.offered')
                    : t('comparison.invite.sent', { date: format.day(createdAt) })}
              </span>
            </li>
          ))}
        </ul>
      )}
      {isOpen && (
        <Disclosure summary={t('comparison.invite.more')}>
          <InviteForm orderId={comparison.order.id} left={Math.min(leftToday, leftForOrder)} />
        </Disclosure>
      )}
    </section>
  )
}

type Found = { readonly id: string; readonly name: string; readonly city: string | null }

function InviteForm({ orderId, left }: { readonly orderId: string; readonly left: number }) {
  const { t, send } = usePage()
  const reloaded = useReloaded()
  const [found, setFound] = useState<readonly Found[] | null>(null)
  const lookup = useApiForm({
    id: 'invite-search',
    send: (values, options) => send(search, { query: values.text('query'), in: 'producers' }, options),
    done: ({ items }) =>
      setFound(
        items.flatMap((item) =>
          item.kind === 'producer'
            ? [{ id: item.producer.id, name: item.producer.name, city: item.producer.city }]
            : [],
        ),
      ),
  })
  const form = useApiForm({
    id: 'invite',
    send: (values, options) => {
      const note = values.text('note').trim()
      return send(
        inviteProducers,
        { id: orderId, producerIds: [values.text('producerId')], ...(note ? { note } : {}) },
        options,
      )
    },
    async done({ invited, skipped: [skipped] }) {
      setFound(null)
      await reloaded(
        invited.length > 0
          ? t('comparison.invite.done')
          : t(`comparison.invite.skip.${skipped?.why ?? 'unknown'}`),
      )
    },
  })
  return (
    <div className="grid gap-4 pb-2">
      <p className="text-13 text-ink-soft">{t('comparison.invite.left', { n: left })}</p>
      <ApiFormBox form={lookup} className="max-w-xl gap-2">
        <Field
          id={fieldId(lookup.id, 'query')}
          label={t('comparison.invite.find')}
          error={lookup.faults?.fields.query}
        >
          {(control) => <TextInput {...control} name="query" type="search" />}
        </Field>
        <SaveButton form={lookup} busy={t('comparison.invite.finding')}>
          {t('comparison.invite.search')}
        </SaveButton>
      </ApiFormBox>
      {found !== null && found.length === 0 && <p>{t('comparison.invite.nobody')}</p>}
      {found !== null && found.length > 0 && (
        <ApiFormBox form={form} className="max-w-xl gap-3">
          <fieldset className="grid gap-1">
            <legend className="text-13 font-medium">{t('comparison.invite.choose')}</legend>
            {found.map(({ id, name, city }, place) => (
              <label key={id} className="flex min-h-8 items-start gap-2.5 py-1 pointer-coarse:min-h-11">
                <input
                  type="radio"
                  name="producerId"
                  value={id}
                  defaultChecked={place === 0}
                  className="mt-1 size-4 accent-accent"
                />
                <span className="wrap-anywhere">{city === null ? name : `${name}, ${city}`}</span>
              </label>
            ))}
          </fieldset>
          <Field
            id={fieldId(form.id, 'note')}
            label={t('comparison.invite.note')}
            error={form.faults?.fields.note}
          >
            {(control) => (
              <textarea
                {...control}
                name="note"
                rows={2}
                maxLength={INVITE_NOTE_MAX}
                className={cx(controlClass, 'field-sizing-content min-h-20 px-3')}
              />
            )}
          </Field>
          <SaveButton form={form} variant="primary" busy={t('offers.form.busy')}>
            {t('comparison.invite.submit')}
          </SaveButton>
        </ApiFormBox>
      )}
    </div>
  )
}
