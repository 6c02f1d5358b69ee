import { PRICE_PERS, PRICE_STEPS_MAX, UNITS } from '@verstat/contract/browser'
import { Button } from '@verstat/ui/button'
import { Checkbox } from '@verstat/ui/checkbox'
import { usePage } from '../../../lib/use-page.ts'
import type { ApiForm } from '../../forms/use-api-form.ts'
import { ChoiceSelect, NumberField } from './term-fields.tsx'
import type { FormStart, OfferedFacts } from './typed-terms.ts'

export type PriceFieldsProps = {
  readonly form: ApiForm
  readonly start: FormStart
  readonly order: OfferedFacts
  readonly rows: PriceRows
}

/** Which rows the price has. The form holds them, because a draft may have more than a new offer. */
export type PriceRows = {
  readonly isLot: boolean
  readonly steps: number
  readonly setLot: (isLot: boolean) => void
  readonly setSteps: (steps: number) => void
}

/** The price: for one unit with steps by quantity, or for the whole lot. */
export function PriceFields({ form, start, order, rows }: PriceFieldsProps) {
  const { t, format } = usePage()
  const { isLot, steps, setLot, setSteps } = rows
  const shared = { form, start }
  const currency = t(`offers.currency.${order.currency}`)
  const unitName = order.unit ? format.unitName(order.unit) : ''
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
        // biome-ignore lint/suspicious/noArrayIndexKey: rows are added and removed at the end only
        <div key={place} className="grid gap-4 sm:grid-cols-3 sm:items-start">
          {!isLot && (
            <NumberField
              {...shared}
              name={`price.steps.${place}.from`}
              label={t('offers.form.stepFrom', { unit: unitName })}
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
      ))}
      {!isLot && (
        <div className="flex flex-wrap gap-2">
          {steps < PRICE_STEPS_MAX && (
            <Button size="small" onClick={() => setSteps(steps + 1)}>
              {t('offers.form.addStep')}
            </Button>
          )}
          {steps > 1 && (
            <Button size="small" variant="quiet" onClick={() => setSteps(steps - 1)}>
              {t('offers.form.removeStep')}
            </Button>
          )}
        </div>
      )}
      <NumberField
        {...shared}
        name="price.setupMinor"
        className="sm:max-w-80"
        label={t('offers.form.setup', { currency })}
        hint={t('offers.form.setupHint')}
      />
    </>
  )
}
