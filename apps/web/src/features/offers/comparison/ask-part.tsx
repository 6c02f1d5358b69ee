import type { ComparisonRow } from '@verstat/contract'
import { ASK_FIELDS, ASK_TEXT_MAX, ASK_TEXT_MIN, askOffer } from '@verstat/contract/browser'
import { cx } from '@verstat/ui/class-names'
import { Disclosure } from '@verstat/ui/disclosure'
import { Field } from '@verstat/ui/field'
import { Select } from '@verstat/ui/select'
import { controlClass } from '@verstat/ui/text-input'
import { useEffect, useRef } from 'react'
import { useHref } from '../../../lib/navigation/site-link.tsx'
import { capital } from '../../../lib/texts/capital.ts'
import { comparedId } from '../../../lib/urls/compared-offer.ts'
import { usePage } from '../../../lib/use-page.ts'
import { ApiFormBox } from '../../forms/api-form-box.tsx'
import { fieldId } from '../../forms/form-summary.tsx'
import { SaveButton } from '../../forms/save-button.tsx'
import { useApiForm } from '../../forms/use-api-form.ts'
import { useReloaded } from '../../forms/use-reloaded.ts'
import { HiddenFields } from './hidden-fields.tsx'
import { useOpenAtHash } from './use-open-at-hash.ts'

type Props = { readonly row: ComparisonRow; readonly slug: string }

/** The id of what was asked, by its place. It takes the focus when it is new. */
export function askedId(offerId: string, place: number): string {
  return `asked-${offerId}-${place}`
}

/** Asks the producer for a change. A caller with another key closes it once something was asked. */
export function AskPart({ row, slug }: Props) {
  const { t } = usePage()
  return (
    <Disclosure
      ref={useOpenAtHash()}
      id={comparedId(row.offer.id, 'ask')}
      summary={t('comparison.act.ask')}
      className="scroll-mt-4"
    >
      <AskForm row={row} slug={slug} />
    </Disclosure>
  )
}

function AskForm({ row: { offer }, slug }: Props) {
  const { t, send } = usePage()
  const href = useHref()
  const reloaded = useReloaded()
  const isDone = useRef(false)
  const form = useApiForm({
    id: `ask-${offer.id}`,
    send: (values, options) => {
      const field = values.choice('field', ASK_FIELDS)
      return send(
        askOffer,
        { id: offer.id, text: values.text('text'), fields: field ? [field] : [] },
        options,
      )
    },
    done() {
      isDone.current = true
      return reloaded(t('comparison.asked'))
    },
  })

  useEffect(
    () => () => {
      if (isDone.current) document.getElementById(askedId(offer.id, offer.asks.length))?.focus()
    },
    [offer],
  )

  return (
    <ApiFormBox form={form} action={href('/user/offers')} className="pb-3" brief={['text']}>
      <HiddenFields values={{ id: offer.id, act: 'ask', back: slug }} />
      <Field id={fieldId(form.id, 'field')} label={t('comparison.ask.field')}>
        {(control) => (
          <Select {...control} name="field">
            {ASK_FIELDS.map((field) => (
              <option key={field} value={field}>
                {capital(t(`offers.ask.${field}`))}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field id={fieldId(form.id, 'text')} label={t('comparison.ask.text')} error={form.faults?.fields.text}>
        {(control) => (
          <textarea
            {...control}
            name="text"
            rows={3}
            required
            minLength={ASK_TEXT_MIN}
            maxLength={ASK_TEXT_MAX}
            className={cx(controlClass, 'field-sizing-content min-h-24 px-3')}
          />
        )}
      </Field>
      <SaveButton form={form} plain busy={t('offers.form.busy')}>
        {t('comparison.act.ask')}
      </SaveButton>
    </ApiFormBox>
  )
}
