import { UNITS } from '@verstat/contract/browser'
import { usePage } from '../../../lib/use-page.ts'
import { AmountField } from '../fields/amount-field.tsx'
import { StepFields } from '../fields/step-fields.tsx'
import { SelectField } from '../fields/text-field.tsx'
import { AttributeFields } from './attribute-fields.tsx'
import { categoryOf } from './order-form-fields.ts'
import { ORDER_FORM_RULES } from './order-form-rules.ts'
import type { OrderStepProps } from './order-step.ts'

export function OrderAmountStep({ form, dictionary }: OrderStepProps) {
  const { t, format } = usePage()
  const category = categoryOf(dictionary, form.fields)
  return (
    <StepFields
      rules={ORDER_FORM_RULES}
      step="amount"
      form={form}
      hints={{
        quantityNote: t('placing.hint.quantityNote'),
        certificates: t('placing.hint.orderCertificates'),
      }}
      own={{
        quantity: (
          <div className="grid grid-cols-[minmax(0,2fr)_minmax(0,1fr)] items-end gap-3">
            <AmountField form={form} name="quantity" optional decimals={3} />
            <SelectField
              form={form}
              name="unit"
              options={UNITS.map((unit) => ({ value: unit, label: format.unitName(unit) }))}
            />
          </div>
        ),
        unit: null,
        attributes: category && category.fields.length > 0 && (
          <AttributeFields form={form} fields={category.fields} />
        ),
      }}
    />
  )
}
