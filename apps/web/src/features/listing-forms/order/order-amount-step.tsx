import { MATERIAL_BYS, QUANTITY_NOTE_MAX, REPEATS, UNITS } from '@verstat/contract/browser'
import { usePage } from '../../../lib/use-page.ts'
import { AmountField } from '../fields/amount-field.tsx'
import { ChoiceField, YesNoField } from '../fields/choice-field.tsx'
import { SelectField } from '../fields/text-field.tsx'
import { WordsField } from '../fields/words-field.tsx'
import { WrittenField } from '../fields/written-field.tsx'
import { AttributeFields } from './attribute-fields.tsx'
import { categoryOf } from './order-form-fields.ts'
import type { OrderStepProps } from './order-step.ts'

/** How much of it, of what, and under which conditions. */
export function OrderAmountStep({ form, dictionary }: OrderStepProps) {
  const { t, format } = usePage()
  const category = categoryOf(dictionary, form.fields)
  return (
    <>
      <div className="grid grid-cols-[minmax(0,2fr)_minmax(0,1fr)] items-end gap-3">
        <AmountField form={form} name="quantity" optional decimals={3} />
        <SelectField
          form={form}
          name="unit"
          options={UNITS.map((unit) => ({ value: unit, label: format.unitName(unit) }))}
        />
      </div>
      <WrittenField
        form={form}
        names={{ uk: 'quantityNote.uk', en: 'quantityNote.en' }}
        hint={t('placing.hint.quantityNote')}
        maxLength={QUANTITY_NOTE_MAX}
        optional
      />
      <ChoiceField
        form={form}
        name="repeat"
        none={t('placing.none.unsaid')}
        options={REPEATS.map((repeat) => ({ value: repeat, label: t(`orderpage.repeat.${repeat}`) }))}
      />
      {category && category.fields.length > 0 && <AttributeFields form={form} fields={category.fields} />}
      <ChoiceField
        form={form}
        name="materialBy"
        none={t('placing.none.unsaid')}
        options={MATERIAL_BYS.map((who) => ({ value: who, label: t(`orders.materialBy.${who}`) }))}
      />
      <div className="grid gap-5 sm:grid-cols-2 sm:gap-3">
        <YesNoField form={form} name="sampleRequired" />
        <YesNoField form={form} name="ndaRequired" />
      </div>
      <WordsField form={form} name="certificates" hint={t('placing.hint.orderCertificates')} />
    </>
  )
}
