import { Checkbox } from '@verstat/ui/checkbox'
import { usePage } from '../../lib/use-page.ts'
import type { PlanChoice } from '../plans/plan-choices.ts'
import { ChoiceGroup } from './fields/choice-field.tsx'
import type { FieldsForm } from './values/form-fields.ts'

export type PlanFieldProps = {
  readonly form: FieldsForm<{ readonly plan: string }>
  readonly plans: readonly PlanChoice[]
}

/** Lets the user choose a plan. The free plan is the default. The user pays for a paid plan on the next page. */
export function PlanField({ form: { id, fields, set }, plans }: PlanFieldProps) {
  const { t } = usePage()
  if (plans.length === 0) return null
  // The saved form may contain a plan that is no longer offered.
  const chosen = plans.find((plan) => plan.id === fields.plan)?.id ?? ''
  const free = { id: '', label: t('placing.plan.free'), text: t('placing.plan.freeText') }
  const paid = plans.map(({ id: plan, name, text, price, days }) => ({
    id: plan,
    label: t('placing.plan.paid', { name, price, n: days }),
    text,
  }))
  return (
    <ChoiceGroup id={`${id}-plan`} legend={t('placing.plan.legend')} hint={t('placing.plan.hint')}>
      {[free, ...paid].map((choice) => (
        <Checkbox
          key={choice.id}
          type="radio"
          name="plan"
          value={choice.id}
          checked={choice.id === chosen}
          onChange={() => set({ plan: choice.id })}
          label={
            <>
              {choice.label}
              <span className="block text-13 text-ink-soft">{choice.text}</span>
            </>
          }
        />
      ))}
    </ChoiceGroup>
  )
}
