import {
  DELIVERY_MODES,
  DEVIATIONS_MAX,
  LEAD_FROMS,
  OFFER_COMMENT_MAX,
  VAT_MODES,
  VAT_RATES,
} from '@verstat/contract/browser'
import { Checkbox } from '@verstat/ui/checkbox'
import type { ReactNode } from 'react'
import { usePage } from '../../../lib/use-page.ts'
import { fieldId } from '../../forms/form-summary.tsx'
import type { ApiForm } from '../../forms/use-api-form.ts'
import type { FormStart } from './form-start.ts'
import { otherVatBudget } from './other-vat-budget.ts'
import { AreaField, ChoiceSelect, DayField, FormPart, NumberField } from './term-fields.tsx'
import type { OfferedFacts } from './typed-terms.ts'

/** What is chosen in the form, on which it depends which fields there are. */
export type Chosen = {
  readonly vat: string
  readonly vatRate: string
  readonly delivery: string
  readonly hasSample: boolean
  readonly meetsAll: boolean
}

export type TermPartProps = {
  readonly form: ApiForm
  readonly start: FormStart
  readonly order: OfferedFacts
  readonly chosen: Chosen
}

const ROW = 'grid gap-4 sm:grid-cols-2 sm:items-start'

export function VatFields({ form, start, order, chosen }: TermPartProps) {
  const page = usePage()
  const { t } = page
  const budget = otherVatBudget(page, order, chosen.vat)
  return (
    <div className={ROW}>
      <ChoiceSelect
        form={form}
        start={start}
        name="vat.mode"
        label={t('offers.fact.vat')}
        options={VAT_MODES.map((mode) => ({ value: mode, label: t(`offers.form.vat.${mode}`) }))}
      />
      {chosen.vat !== 'none' && (
        <ChoiceSelect
          form={form}
          start={start}
          name="vat.rate"
          label={t('offers.form.vatRate')}
          options={VAT_RATES.map((rate) => ({ value: String(rate), label: `${rate} %` }))}
        />
      )}
      <p role="status" className="text-13 text-warn empty:-mt-4 sm:col-span-2">
        {budget}
      </p>
    </div>
  )
}

export function DeliveryPart({ form, start, order, chosen }: TermPartProps) {
  const { t } = usePage()
  const shared = { form, start }
  return (
    <FormPart title={t('offers.form.step.term')}>
      <div className={ROW}>
        <NumberField {...shared} name="leadDays" label={t('offers.form.leadDays')} />
        <ChoiceSelect
          {...shared}
          name="leadFrom"
          label={t('offers.form.leadFrom')}
          options={LEAD_FROMS.map((from) => ({ value: from, label: t(`offers.form.from.${from}`) }))}
        />
        <ChoiceSelect
          {...shared}
          name="delivery.mode"
          label={t('offers.fact.delivery')}
          options={DELIVERY_MODES.map((mode) => ({ value: mode, label: t(`offers.delivery.${mode}`) }))}
        />
        {chosen.delivery === 'extra' && (
          <NumberField
            {...shared}
            name="delivery.amountMinor"
            label={t('offers.form.deliverySum', { currency: t(`offers.currency.${order.currency}`) })}
            hint={chosen.vat === 'added' ? t('offers.form.vatOnTop', { rate: chosen.vatRate }) : undefined}
          />
        )}
      </div>
    </FormPart>
  )
}

export function PaymentPart({ form, start, order, chosen }: TermPartProps) {
  const { t } = usePage()
  const shared = { form, start }
  return (
    <FormPart title={t('offers.form.step.payment')}>
      <div className={ROW}>
        <NumberField {...shared} name="prepaymentPercent" label={t('offers.form.prepayment')} />
        <NumberField {...shared} name="paymentDays" label={t('offers.form.paymentDays')} />
        <NumberField {...shared} name="warrantyMonths" label={t('offers.form.warranty')} />
        <DayField {...shared} name="validUntil" label={t('offers.fact.validUntil')} />
      </div>
      <Checkbox
        id={fieldId(form.id, 'sample')}
        name="sample.offered"
        defaultChecked={start.ticked.has('sample.offered') || order.sampleRequired === true}
        label={t('offers.form.sample')}
      />
      {chosen.hasSample && (
        <div className={ROW}>
          <NumberField
            {...shared}
            name="sample.amountMinor"
            label={t('offers.form.sampleSum', { currency: t(`offers.currency.${order.currency}`) })}
          />
          <NumberField {...shared} name="sample.days" label={t('offers.form.sampleDays')} />
        </div>
      )}
    </FormPart>
  )
}

export type RestPartProps = Omit<TermPartProps, 'order'> & {
  /** The field for files. */
  readonly children: ReactNode
}

export function RestPart({ form, start, chosen, children }: RestPartProps) {
  const { t } = usePage()
  const shared = { form, start }
  return (
    <FormPart title={t('offers.form.step.rest')}>
      <div role="radiogroup" aria-label={t('offers.form.meetsAll')} className="grid">
        {(['yes', 'no'] as const).map((value) => (
          <Checkbox
            key={value}
            type="radio"
            name="meetsAll"
            value={value}
            defaultChecked={(start.values.meetsAll ?? 'yes') === value}
            label={t(`offers.form.meets.${value}`)}
          />
        ))}
      </div>
      {!chosen.meetsAll && (
        <AreaField
          {...shared}
          name="deviations"
          maxLength={DEVIATIONS_MAX}
          label={t('offers.fact.deviations')}
          hint={t('offers.form.deviationsHint')}
        />
      )}
      <AreaField {...shared} name="comment" maxLength={OFFER_COMMENT_MAX} label={t('offers.form.comment')} />
      {children}
    </FormPart>
  )
}
