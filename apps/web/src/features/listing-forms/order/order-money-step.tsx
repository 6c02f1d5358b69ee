import { BUDGET_MODES, BUDGET_PERS, CURRENCIES, OFFER_DAYS_MAX } from '@verstat/contract/browser'
import { usePage } from '../../../lib/use-page.ts'
import { AmountField } from '../fields/amount-field.tsx'
import { ChoiceField, YesNoField } from '../fields/choice-field.tsx'
import { SelectField, TextField } from '../fields/text-field.tsx'
import { dayAfter, namesSum } from './order-form-fields.ts'
import type { OrderStepProps } from './order-step.ts'

/** What it may cost and when it has to be there. */
export function OrderMoneyStep({ form, today }: OrderStepProps) {
  const { t } = usePage()
  const { budgetMode } = form.fields
  return (
    <>
      <ChoiceField
        form={form}
        name="budgetMode"
        hint={t('placing.hint.budgetMode')}
        none={t('placing.none.unsaid')}
        options={BUDGET_MODES.map((mode) => ({ value: mode, label: t(`placing.budgetMode.${mode}`) }))}
      />
      {namesSum(form.fields) && (
        <>
          <div className="grid gap-5 sm:grid-cols-3 sm:items-end sm:gap-3">
            <AmountField
              form={form}
              name="budgetMin"
              label={t(budgetMode === 'exact' ? 'placing.label.budgetExact' : 'placing.label.budgetMin')}
            />
            {budgetMode === 'range' && <AmountField form={form} name="budgetMax" />}
            <SelectField
              form={form}
              name="currency"
              options={CURRENCIES.map((currency) => ({
                value: currency,
                label: t(`common.currency.${currency}`),
              }))}
            />
          </div>
          <ChoiceField
            form={form}
            name="budgetPer"
            options={BUDGET_PERS.map((per) => ({ value: per, label: t(`placing.budgetPer.${per}`) }))}
          />
          <YesNoField form={form} name="vat" />
        </>
      )}
      <div className="grid gap-5 sm:grid-cols-2 sm:gap-3">
        <TextField
          form={form}
          name="offersUntil"
          type="date"
          hint={t('placing.hint.offersUntil', { n: OFFER_DAYS_MAX })}
          min={dayAfter(today, 1)}
          max={dayAfter(today, OFFER_DAYS_MAX)}
        />
        <TextField
          form={form}
          name="neededBy"
          type="date"
          optional
          hint={t('placing.hint.neededBy')}
          min={today}
        />
      </div>
    </>
  )
}
