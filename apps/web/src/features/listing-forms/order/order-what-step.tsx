import { ORDER_TYPES, UNITS } from '@verstat/contract/browser'
import { usePage } from '../../../lib/use-page.ts'
import { AmountField } from '../fields/amount-field.tsx'
import { CategoryPicker } from '../fields/category/category-picker.tsx'
import { useSuggestedCategories } from '../fields/category/use-suggested-categories.ts'
import { StepFields } from '../fields/step-fields.tsx'
import { SelectField } from '../fields/text-field.tsx'
import { useField } from '../fields/use-field.ts'
import { categoryOf, fittingType } from './order-form-fields.ts'
import { ORDER_FORM_RULES } from './order-form-rules.ts'
import type { OrderStepProps } from './order-step.ts'

export function OrderWhatStep({ form, dictionary }: OrderStepProps) {
  const { t, format } = usePage()
  const field = useField(form, 'categoryId')
  const { type } = form.fields
  const suggested = useSuggestedCategories(form.fields['title.uk'] || form.fields['title.en'])
  const category = categoryOf(dictionary, form.fields)
  // Keep the chosen type in the list even if the category has no orders of this type. The field then shows an error.
  const types = ORDER_TYPES.filter((each) => each === type || !category || category.types.includes(each))
  return (
    <StepFields
      rules={ORDER_FORM_RULES}
      step="what"
      form={form}
      hints={{ title: t('placing.hint.title'), description: t('placing.hint.description') }}
      own={{
        categoryId: (
          <CategoryPicker
            id={field.id}
            name="categoryId"
            legend={field.label}
            error={field.error}
            categories={dictionary.categories}
            suggested={suggested}
            chosen={form.fields.categoryId === '' ? [] : [form.fields.categoryId]}
            onChoose={(id) =>
              form.set({
                categoryId: id,
                type: fittingType(type, categoryOf(dictionary, { categoryId: id })),
              })
            }
          />
        ),
        type: (
          <SelectField
            form={form}
            name="type"
            {...(type === '' ? { none: t('placing.none.choose') } : {})}
            options={types.map((each) => ({ value: each, label: t(`orders.type.${each}`) }))}
          />
        ),
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
      }}
    />
  )
}
