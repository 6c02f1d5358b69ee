import { BUDGET_PERS, CURRENCIES, OFFER_DAYS_MAX } from '@verstat/contract/browser'
import type { PageContext } from '../../../lib/page-context.ts'
import { AmountField } from '../fields/amount-field.tsx'
import { ChoiceField, YesNoField } from '../fields/choice-field.tsx'
import { SelectField, TextField } from '../fields/text-field.tsx'
import { dayAfter, earliestUntil, endsTooLate, hasAmount, offersUntilFor } from './order-form-fields.ts'
import type { OrderLock, OrderStepProps } from './order-step.ts'

/** Returns the controls of the budget and of the dates by the names of their fields. */
export function orderMoneyFields(
  { t, format }: Pick<PageContext, 't' | 'format'>,
  form: OrderStepProps['form'],
  today: string,
  lock?: OrderLock,
) {
  const { budgetMode } = form.fields
  const hasSum = hasAmount(form.fields)
  return {
    budgetMin: hasSum && (
      <div className="grid gap-5 sm:grid-cols-3 sm:items-end sm:gap-3">
        <AmountField
          form={form}
          name="budgetMin"
          label={t(budgetMode === 'exact' ? 'fields.form.budgetExact' : 'fields.form.budgetMin')}
        />
        {budgetMode === 'range' && <AmountField form={form} name="budgetMax" />}
        <SelectField
          form={form}
          name="currency"
          disabled={lock !== undefined}
          {...(lock ? { hint: t('placing.locked') } : {})}
          options={CURRENCIES.map((currency) => ({
            value: currency,
            label: t(`common.currency.${currency}`),
          }))}
        />
      </div>
    ),
    budgetMax: null,
    currency: null,
    budgetPer: hasSum && (
      <ChoiceField
        form={form}
        name="budgetPer"
        options={BUDGET_PERS.map((per) => ({ value: per, label: t(`placing.budgetPer.${per}`) }))}
      />
    ),
    vat: hasSum && <YesNoField form={form} name="vat" />,
    offersUntil: (
      <div className="grid gap-5 sm:grid-cols-2 sm:gap-3">
        <TextField
          form={form}
          name="offersUntil"
          type="date"
          hint={[
            t('placing.hint.offersUntil', { n: OFFER_DAYS_MAX }),
            lock && t('placing.hint.offersUntilMin', { date: format.fullDay(lock.offersUntil) }),
          ]
            .filter(Boolean)
            .join(' ')}
          min={earliestUntil(today, lock)}
          max={dayAfter(today, OFFER_DAYS_MAX)}
        />
        <TextField
          form={{
            ...form,
            set: ({ neededBy = '', ...change }) =>
              form.set({ ...change, neededBy, offersUntil: offersUntilFor(neededBy, form.fields, today) }),
          }}
          name="neededBy"
          type="date"
          optional
          hint={t('placing.hint.neededBy')}
          min={today}
        />
        <div role="status" className="sm:col-span-2">
          {endsTooLate(form.fields) && (
            <p className="rounded-8 bg-warn-soft px-3 py-2 text-13 text-warn">
              {t('placing.hint.endsTooLate')}
            </p>
          )}
        </div>
      </div>
    ),
    neededBy: null,
  }
}
