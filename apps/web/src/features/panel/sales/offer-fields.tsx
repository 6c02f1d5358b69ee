import type { BilingualName, ListingKind, PlanFeature } from '@verstat/contract'
import { LISTING_KINDS, PLAN_FEATURES, PLAN_NAME_MAX, PLAN_TEXT_MAX } from '@verstat/contract/browser'
import { LOCALE_CODES } from '@verstat/i18n'
import { Checkbox } from '@verstat/ui/checkbox'
import type { ReactNode } from 'react'
import { usePage } from '../../../lib/use-page.ts'
import { fieldId } from '../../forms/form-summary.tsx'
import type { FormValues } from '../../forms/form-values.ts'
import type { ApiForm } from '../../forms/use-api-form.ts'
import { PanelField, TextArea } from '../frame/panel-field.tsx'
import { wholeNumberOf } from '../frame/typed-number.ts'
import { hryvniasOf, kopecksOf } from './hryvnias.ts'

type FormProps = { readonly form: ApiForm }

export type NameAndTextFieldsProps = FormProps & {
  readonly name?: BilingualName
  readonly text?: BilingualName
}

export function NameAndTextFields({ form, ...written }: NameAndTextFieldsProps) {
  const { t } = usePage()
  return (['name', 'text'] as const).map((part) => (
    <div key={part} className="grid gap-4 sm:grid-cols-2">
      {LOCALE_CODES.map((code) => {
        const field = {
          form,
          name: `${part}.${code}`,
          label: t('panel.form.inLanguage', { label: t(`panel.offers.${part}`), language: code }),
        }
        const input = { lang: code, defaultValue: written[part]?.[code] }
        return part === 'name' ? (
          <PanelField key={code} {...field} {...input} maxLength={PLAN_NAME_MAX} />
        ) : (
          <PanelField key={code} {...field}>
            {(control) => <TextArea {...control} {...input} maxLength={PLAN_TEXT_MAX} />}
          </PanelField>
        )
      })}
    </div>
  ))
}

export function readNameAndText(values: FormValues): {
  readonly name: BilingualName
  readonly text: BilingualName
} {
  const read = (part: string) => ({ uk: values.text(`${part}.uk`), en: values.text(`${part}.en`) })
  return { name: read('name'), text: read('text') }
}

export type PriceFieldProps = FormProps & { readonly priceMinor?: number; readonly hint?: ReactNode }

export function PriceField({ form, priceMinor, hint }: PriceFieldProps) {
  const { t } = usePage()
  return (
    <PanelField
      form={form}
      name="priceMinor"
      label={t('panel.offers.priceLabel')}
      hint={hint ?? t('panel.offers.priceHint')}
      inputMode="decimal"
      defaultValue={priceMinor === undefined ? undefined : hryvniasOf(priceMinor)}
    />
  )
}

export function readPrice(values: FormValues): number {
  return kopecksOf(values.text('priceMinor'))
}

export type DaysFieldProps = FormProps & { readonly days?: number; readonly hint?: ReactNode }

export function DaysField({ form, days, hint }: DaysFieldProps) {
  const { t } = usePage()
  return (
    <PanelField
      form={form}
      name="days"
      label={t('panel.offers.days')}
      hint={hint}
      inputMode="numeric"
      defaultValue={days === undefined ? undefined : String(days)}
    />
  )
}

export function readDays(values: FormValues): number {
  return wholeNumberOf(values.text('days'))
}

export type GivesFieldsProps = { readonly kind: ListingKind; readonly gives: readonly PlanFeature[] }

export function GivesFields({ kind, gives }: GivesFieldsProps) {
  const { t } = usePage()
  return (
    <fieldset>
      <legend className="mb-1 font-medium">{t('panel.offers.gives')}</legend>
      {/* Producers are ranked by quality, so they cannot buy a bump to the top of the list. */}
      {PLAN_FEATURES.filter((feature) => feature !== 'bump' || kind === 'order').map((feature) => (
        <Checkbox
          key={feature}
          name={`gives.${feature}`}
          defaultChecked={gives.includes(feature)}
          label={t(`plans.feature.${feature}`)}
        />
      ))}
    </fieldset>
  )
}

export function readGives(values: FormValues): PlanFeature[] {
  return PLAN_FEATURES.filter((feature) => values.isTicked(`gives.${feature}`))
}

export function KindsFields({ form, kinds }: FormProps & { readonly kinds: readonly ListingKind[] }) {
  const { t } = usePage()
  const id = fieldId(form.id, 'kinds')
  const error = form.faults?.fields.kinds
  return (
    <fieldset id={id} tabIndex={-1} {...(error ? { 'aria-describedby': `${id}-error` } : {})}>
      <legend className="mb-1 font-medium">{t('panel.offers.kinds')}</legend>
      {error && (
        <p id={`${id}-error`} className="text-13 font-medium text-bad">
          {error}
        </p>
      )}
      {LISTING_KINDS.map((kind) => (
        <Checkbox
          key={kind}
          name={`kinds.${kind}`}
          defaultChecked={kinds.includes(kind)}
          label={t(`panel.offers.kind.${kind}`)}
        />
      ))}
    </fieldset>
  )
}

export function readKinds(values: FormValues): ListingKind[] {
  return LISTING_KINDS.filter((kind) => values.isTicked(`kinds.${kind}`))
}
