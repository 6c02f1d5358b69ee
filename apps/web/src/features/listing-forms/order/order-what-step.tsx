import { DESCRIPTION_MAX, ORDER_TYPES, TITLE_MAX } from '@verstat/contract/browser'
import { usePage } from '../../../lib/use-page.ts'
import { CategoryPicker } from '../fields/category-picker.tsx'
import { ChoiceField } from '../fields/choice-field.tsx'
import { useField } from '../fields/use-field.ts'
import { WrittenField } from '../fields/written-field.tsx'
import type { OrderStepProps } from './order-step.ts'

/** What is to be made. */
export function OrderWhatStep({ form, dictionary }: OrderStepProps) {
  const { t } = usePage()
  const category = useField(form, 'categoryId')
  const { type } = form.fields
  const fitting = dictionary.categories.filter(({ types }) => type === '' || types.includes(type))
  return (
    <>
      <WrittenField
        form={form}
        names={{ uk: 'title.uk', en: 'title.en' }}
        hint={t('placing.hint.title')}
        maxLength={TITLE_MAX}
      />
      <ChoiceField
        form={form}
        name="type"
        options={ORDER_TYPES.map((type) => ({ value: type, label: t(`orders.type.${type}`) }))}
      />
      <CategoryPicker
        id={category.id}
        name="categoryId"
        legend={category.label}
        error={category.error}
        categories={fitting}
        chosen={form.fields.categoryId === '' ? [] : [form.fields.categoryId]}
        onChoose={(id) => form.set({ categoryId: id })}
      />
      <WrittenField
        form={form}
        names={{ uk: 'description.uk', en: 'description.en' }}
        hint={t('placing.hint.description')}
        maxLength={DESCRIPTION_MAX}
        rows={8}
      />
    </>
  )
}
