import { CATEGORIES_MAX, EQUIPMENT_MAX, PRODUCER_FIELDS } from '@verstat/contract/browser'
import { Button } from '@verstat/ui/button'
import { X } from '@verstat/ui/icons'
import { usePage } from '../../../lib/use-page.ts'
import { CategoryPicker } from '../fields/category/category-picker.tsx'
import { RowsField } from '../fields/rows-field.tsx'
import { StepFields } from '../fields/step-fields.tsx'
import { useField } from '../fields/use-field.ts'
import type { ProducerStepProps } from './producer-step.ts'

export function ProducerWorkStep({ form, dictionary }: ProducerStepProps) {
  const { t } = usePage()
  const field = useField(form, 'categoryIds')
  const chosen = form.fields.categoryIds
  return (
    <StepFields
      rules={PRODUCER_FIELDS}
      step="work"
      form={form}
      hints={{ processes: t('placing.hint.processes'), materials: t('placing.hint.words') }}
      own={{
        categoryIds: (
          <div className="grid gap-2">
            <CategoryPicker
              id={field.id}
              name="categoryIds"
              legend={field.label}
              hint={t('placing.hint.categoryIds', { n: CATEGORIES_MAX })}
              error={field.error}
              categories={dictionary.categories}
              chosen={chosen}
              several
              onChoose={(id, isChosen) =>
                form.set({ categoryIds: isChosen ? [...chosen, id] : chosen.filter((each) => each !== id) })
              }
            />
            <ChosenCategories form={form} dictionary={dictionary} />
          </div>
        ),
        equipment: (
          <RowsField
            form={form}
            name="equipment"
            max={EQUIPMENT_MAX}
            blank={{ name: '', model: '', count: '', note: '' }}
            rowTitle={(at) => t('placing.rows.equipment', { at })}
            columns={[
              { name: 'name', label: t('placing.rows.name'), maxLength: 120, required: true },
              { name: 'model', label: t('placing.rows.model'), maxLength: 120 },
              { name: 'count', label: t('placing.rows.count'), kind: 'count' },
              { name: 'note', label: t('placing.rows.note'), maxLength: 300 },
            ]}
          />
        ),
      }}
    />
  )
}

function ChosenCategories({ form, dictionary }: Pick<ProducerStepProps, 'form' | 'dictionary'>) {
  const { t } = usePage()
  const chosen = form.fields.categoryIds
  const names = chosen.map((id) => dictionary.categories.find((each) => each.id === id)?.name ?? id)
  if (names.length === 0) return null
  return (
    <ol className="grid gap-1">
      {names.map((name, at) => (
        <li key={chosen[at]} className="flex flex-wrap items-center gap-2 rounded-8 bg-well ps-3">
          <span className="min-w-0 flex-1 py-1.5">
            {name}{' '}
            {at === 0 && <span className="text-13 text-ink-soft">({t('placing.categories.main')})</span>}
          </span>
          {at > 0 && (
            <Button
              size="small"
              variant="quiet"
              aria-label={t('placing.categories.makeMainThis', { name })}
              onClick={() =>
                form.set({ categoryIds: [chosen[at] ?? '', ...chosen.filter((_, index) => index !== at)] })
              }
            >
              {t('placing.categories.makeMain')}
            </Button>
          )}
          <Button
            size="icon"
            variant="quiet"
            aria-label={t('placing.words.remove', { word: name })}
            onClick={() => form.set({ categoryIds: chosen.filter((_, index) => index !== at) })}
          >
            <X size={16} />
          </Button>
        </li>
      ))}
    </ol>
  )
}
