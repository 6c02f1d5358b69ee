import { usePage } from '../../../lib/use-page.ts'
import { CategoryPicker } from '../fields/category-picker.tsx'
import { StepFields } from '../fields/step-fields.tsx'
import { useField } from '../fields/use-field.ts'
import { useSuggestedCategories } from '../fields/use-suggested-categories.ts'
import { ORDER_FORM_RULES } from './order-form-rules.ts'
import type { OrderStepProps } from './order-step.ts'

export function OrderWhatStep({ form, dictionary }: OrderStepProps) {
  const { t } = usePage()
  const category = useField(form, 'categoryId')
  const { type } = form.fields
  const suggested = useSuggestedCategories(form.fields['title.uk'] || form.fields['title.en'], type)
  const fitting = dictionary.categories.filter(({ types }) => type === '' || types.includes(type))
  return (
    <StepFields
      rules={ORDER_FORM_RULES}
      step="what"
      form={form}
      hints={{ title: t('placing.hint.title'), description: t('placing.hint.description') }}
      own={{
        categoryId: (
          <CategoryPicker
            id={category.id}
            name="categoryId"
            legend={category.label}
            error={category.error}
            categories={fitting}
            suggested={suggested}
            chosen={form.fields.categoryId === '' ? [] : [form.fields.categoryId]}
            onChoose={(id) => form.set({ categoryId: id })}
          />
        ),
      }}
    />
  )
}
