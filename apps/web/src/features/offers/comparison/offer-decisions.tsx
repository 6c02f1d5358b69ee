import type { ComparisonRow } from '@verstat/contract'
import { askOffer, DECLINE_NOTE_MAX, DECLINE_REASONS, setOfferStatus } from '@verstat/contract/browser'
import { cx } from '@verstat/ui/class-names'
import { Disclosure } from '@verstat/ui/disclosure'
import { Field } from '@verstat/ui/field'
import { Select } from '@verstat/ui/select'
import { controlClass } from '@verstat/ui/text-input'
import { useHref } from '../../../lib/navigation/site-link.tsx'
import { usePage } from '../../../lib/use-page.ts'
import { ActionForm } from '../../forms/action-form.tsx'
import { ApiFormBox } from '../../forms/api-form-box.tsx'
import { fieldId } from '../../forms/form-summary.tsx'
import { SaveButton } from '../../forms/save-button.tsx'
import { useApiForm } from '../../forms/use-api-form.ts'
import { useFocusOnUnmount } from '../../forms/use-focus-on-unmount.ts'
import { useReloaded, useReloadOn } from '../../forms/use-reloaded.ts'
import { ReportLink } from '../../shared/report-link.tsx'
import { WriteLink } from '../../shared/write-link.tsx'
import { AcceptPart } from './accept-part.tsx'
import { AskPart } from './ask-part.tsx'
import { isOpen } from './comparison-lines.tsx'
import { HiddenFields } from './hidden-fields.tsx'

type Props = {
  readonly row: ComparisonRow
  readonly slug: string
}

/** What the customer can do about one offer. Every form also works without JavaScript. */
export function Decisions({ row, slug }: Props) {
  const { t, send } = usePage()
  const href = useHref()
  const reloaded = useReloaded()
  const reloadOutdated = useReloadOn('stale', 'move_forbidden')
  const { offer } = row
  const { id, version, allowed, status } = offer
  const name = offer.producer?.name ?? ''
  const post = (act: string) => ({
    action: href('/user/offers'),
    values: { id, version: String(version), act, back: slug },
  })
  const move = (to: 'shortlisted' | 'sent') => (
    <ActionForm
      id={`${to}-${id}`}
      label={t(to === 'sent' ? backText(status) : 'comparison.act.shortlist')}
      name={`${t(to === 'sent' ? backText(status) : 'comparison.act.shortlist')}: ${name}`}
      busy={t('offers.form.busy')}
      send={(options) => send(setOfferStatus, { id, status: to, version }, options)}
      done={() => reloaded(t('comparison.saved'))}
      refused={reloadOutdated}
      post={post(to)}
    />
  )
  return (
    <div className="grid gap-2 print:hidden">
      {offer.outdated && isOpen(row) ? (
        <OutdatedPart row={row} slug={slug} />
      ) : (
        allowed.includes('accepted') && <AcceptPart row={row} slug={slug} />
      )}
      {allowed.includes('shortlisted') && move('shortlisted')}
      {allowed.includes('sent') && move('sent')}
      {allowed.includes('sent') && status === 'accepted' && (
        <p className="text-13 text-ink-soft">{t('comparison.takeBack.what')}</p>
      )}
      {offer.canAsk && (
        // Closed again once something was asked.
        <AskPart key={offer.asks.length} row={row} slug={slug} />
      )}
      {offer.producer && <WriteLink producerId={offer.producer.id} order={slug} name={name} />}
      {allowed.includes('declined') && (
        <Disclosure summary={t('comparison.act.decline')}>
          <DeclineForm row={row} slug={slug} />
        </Disclosure>
      )}
      <ReportLink kind="offer" of={id} name={name} />
    </div>
  )
}

function backText(status: string) {
  if (status === 'accepted') return 'comparison.act.takeBack' as const
  return status === 'declined' ? ('comparison.act.restore' as const) : ('comparison.act.unlist' as const)
}

/** The producer must first say that the offer holds for the changed order. */
function OutdatedPart({ row: { offer }, slug }: Props) {
  const { t, send } = usePage()
  const href = useHref()
  const reloaded = useReloaded()
  const { id, producer } = offer
  const isAsked = offer.asks.some(({ answeredBy }) => answeredBy === null)
  const text = t('comparison.confirm.text')
  return (
    <div className="grid gap-2">
      <p className="text-13 text-warn">{t('comparison.confirm.needed')}</p>
      {!isAsked && offer.canAsk && (
        <ActionForm
          id={`confirm-${id}`}
          label={t('comparison.confirm.ask')}
          name={`${t('comparison.confirm.ask')}: ${producer?.name ?? ''}`}
          busy={t('offers.form.busy')}
          send={(options) => send(askOffer, { id, text, fields: [] }, options)}
          done={() => reloaded(t('comparison.asked'))}
          post={{ action: href('/user/offers'), values: { id, act: 'ask', text, back: slug } }}
        />
      )}
    </div>
  )
}

function DeclineForm({ row: { offer }, slug }: Props) {
  const { t, send } = usePage()
  const href = useHref()
  const reloaded = useReloaded()
  const form = useApiForm({
    id: `decline-${offer.id}`,
    send: (values, options) => {
      const note = values.text('note').trim()
      return send(
        setOfferStatus,
        {
          id: offer.id,
          status: 'declined',
          version: offer.version,
          reason: values.text('reason'),
          ...(note ? { note } : {}),
        },
        options,
      )
    },
    done: () => reloaded(t('comparison.declined')),
    check(values) {
      return values.text('reason') ? {} : { reason: t('offers.decline.choose') }
    },
  })
  useFocusOnUnmount(form.props.ref)
  return (
    <ApiFormBox form={form} action={href('/user/offers')} className="pb-3" brief={['reason', 'note']}>
      <HiddenFields values={{ id: offer.id, version: String(offer.version), act: 'declined', back: slug }} />
      <Field
        id={fieldId(form.id, 'reason')}
        label={t('offers.decline.reason')}
        error={form.faults?.fields.reason}
      >
        {(control) => (
          <Select {...control} name="reason" required defaultValue="">
            <option value="">{t('offers.decline.choose')}</option>
            {DECLINE_REASONS.map((reason) => (
              <option key={reason} value={reason}>
                {t(`offers.reason.${reason}`)}
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
            maxLength={DECLINE_NOTE_MAX}
            className={cx(controlClass, 'field-sizing-content min-h-20 px-3')}
          />
        )}
      </Field>
      <SaveButton form={form} plain busy={t('offers.form.busy')}>
        {t('comparison.act.decline')}
      </SaveButton>
    </ApiFormBox>
  )
}
