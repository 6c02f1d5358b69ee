import { PRICE_PERS, PRICE_STEPS_MAX, UNITS } from '@verstat/contract/browser'
import { Button } from '@verstat/ui/button'
import { Checkbox } from '@verstat/ui/checkbox'
import { usePage } from '../../../lib/use-page.ts'
import type { ApiForm } from '../../forms/use-api-form.ts'
import type { FormStart } from './form-start.ts'
import { ChoiceSelect, NumberField } from './term-fields.tsx'
import type { OfferedFacts } from './typed-terms.ts'

export type PriceFieldsProps = {
  readonly form: ApiForm
  readonly start: FormStart
  readonly order: OfferedFacts
  readonly rows: PriceRows
  /** The rate of the VAT that is added to all sums. Undefined if none is. */
  readonly vatOnTop: string | undefined
}

/** Which rows the price has. The form holds them, because a draft may have more than a new offer. */
export type PriceRows = {
  readonly isLot: boolean
  readonly steps: number
  readonly setLot: (isLot: boolean) => void
  readonly addStep: () => void
  readonly removeStep: (place: number) => void
}

/** The price: for one unit with steps by quantity, or for the whole lot. */
export function PriceFields({ form, start, order, rows, vatOnTop }: PriceFieldsProps) {
  const { t, format } = usePage()
  const { isLot, steps, setLot } = rows
  const shared = { form, start }
  const currency = t(`offers.currency.${order.currency}`)
  const shown = isLot ? 1 : steps
  return (
    <>
      {order.quantity === null && (
        <div className="grid gap-4 sm:grid-cols-2">
          <NumberField
            {...shared}
            name="quantity"
            label={t('offers.form.quantity')}
            hint={t('offers.form.quantityHint')}
          />
          <ChoiceSelect
            {...shared}
            name="unit"
            label={t('offers.form.unit')}
            options={UNITS.map((unit) => ({ value: unit, label: format.unitName(unit) }))}
          />
        </div>
      )}
      <div role="radiogroup" aria-label={t('offers.form.basis')} className="grid sm:grid-cols-2">
        {(['unit', 'lot'] as const).map((basis) => (
          <Checkbox
            key={basis}
            type="radio"
            name="price.basis"
            value={basis}
            defaultChecked={(start.values['price.basis'] ?? 'unit') === basis}
            onChange={() => setLot(basis === 'lot')}
            label={t(`offers.form.basisOf.${basis}`)}
          />
        ))}
      </div>
      {Array.from({ length: shown }, (_, place) => (
        // Steps have no identity but their place.
        // biome-ignore lint/suspicious/noArrayIndexKey: the form moves the values when a step is removed
        <PriceStep key={place} place={place} form={form} start={start} order={order} rows={rows} />
      ))}
      {!isLot && steps < PRICE_STEPS_MAX && (
        <Button size="small" className="justify-self-start" onClick={rows.addStep}>
          {t('offers.form.addStep')}
        </Button>
      )}
      <NumberField
        {...shared}
        name="price.setupMinor"
        className="sm:max-w-80"
        label={t('offers.form.setup', { currency })}
        hint={
          vatOnTop === undefined
            ? t('offers.form.setupHint')
            : `${t('offers.form.setupHint')} ${t('offers.form.vatOnTop', { rate: vatOnTop })}`
        }
      />
    </>
  )
}

type PriceStepProps = Omit<PriceFieldsProps, 'vatOnTop'> & { readonly place: number }

function PriceStep({ place, form, start, order, rows: { isLot, steps, removeStep } }: PriceStepProps) {
  const { t, format } = usePage()
  const shared = { form, start }
  const currency = t(`offers.currency.${order.currency}`)
  const unit = order.unit ? format.unitName(order.unit) : ''
  const title = t('offers.form.stepTitle', { n: String(place + 1) })
  const isOneOfMany = !isLot && steps > 1
  return (
    <fieldset aria-label={isOneOfMany ? title : t('offers.fact.price')} className="grid min-w-0 gap-2">
      {isOneOfMany && (
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <p aria-hidden="true" className="text-13 font-semibold">
            {title}
          </p>
          {place > 0 && (
            <Button
              size="small"
              variant="quiet"
              aria-label={`${t('offers.form.removeStep')}: ${title}`}
              onClick={() => removeStep(place)}
            >
              {t('offers.form.removeStep')}
            </Button>
          )}
        </div>
      )}
      <div className="grid gap-4 sm:grid-cols-3 sm:items-start">
        {!isLot && (
          <NumberField
            {...shared}
            name={`price.steps.${place}.from`}
            label={t(place === 0 ? 'offers.form.smallest' : 'offers.form.stepFrom', { unit })}
          />
        )}
        <NumberField
          {...shared}
          name={`price.steps.${place}.amountMinor`}
          label={t(isLot ? 'offers.form.lotPrice' : 'offers.form.stepPrice', { currency })}
        />
        {!isLot && (
          <ChoiceSelect
            {...shared}
            name={`price.steps.${place}.per`}
            label={t('offers.form.stepPer')}
            options={PRICE_PERS.map((per) => ({
              value: String(per),
              label: order.unit ? format.quantity(per, order.unit) : format.number(per),
            }))}
          />
        )}
      </div>
    </fieldset>
  )
}
