import { Button } from '@verstat/ui/button'
import { Checkbox } from '@verstat/ui/checkbox'
import { usePage } from '../../../lib/use-page.ts'
import { fieldLabel } from '../fields/use-field.ts'
import type { FieldConflict } from './merge-edits.ts'

export type EditConflictsProps = {
  readonly adopted: readonly string[]
  readonly conflicts: readonly FieldConflict[]
  readonly fields: Readonly<Record<string, unknown>>
  readonly print: (name: string, value: unknown) => string
  readonly onChoose: (name: string, value: unknown) => void
  readonly onDone: () => void
}

/**
 * Shows which fields somebody else has changed in the meantime. When both sides have changed a field, the user chooses
 * one of the values.
 */
export function EditConflicts({ adopted, conflicts, fields, print, onChoose, onDone }: EditConflictsProps) {
  const { t } = usePage()
  const nameOf = (name: string) => fieldLabel(t, name) ?? name
  return (
    <section
      role="alert"
      className="mt-4 grid gap-4 rounded-8 border border-warn bg-warn-soft p-4"
      data-keep-focus=""
    >
      <div>
        <h2 className="text-17">{t('placing.conflict.heading')}</h2>
        <p>{t('placing.conflict.text')}</p>
        {adopted.length > 0 && (
          <p className="mt-2">{t('placing.conflict.taken', { fields: adopted.map(nameOf).join(', ') })}</p>
        )}
      </div>
      {conflicts.map(({ name, mine, theirs }) => (
        <fieldset key={name} className="grid gap-1 rounded-8 border border-line bg-surface p-3">
          <legend className="px-1 font-medium">{nameOf(name)}</legend>
          {[
            { value: mine, label: t('placing.conflict.mine') },
            { value: theirs, label: t('placing.conflict.theirs') },
          ].map(({ value, label }) => (
            <Checkbox
              key={label}
              type="radio"
              name={`conflict-${name}`}
              checked={JSON.stringify(fields[name]) === JSON.stringify(value)}
              onChange={() => onChoose(name, value)}
              label={
                <>
                  <span className="block text-13 text-ink-soft">{label}</span>
                  <span className="wrap-anywhere whitespace-pre-line">{print(name, value)}</span>
                </>
              }
            />
          ))}
        </fieldset>
      ))}
      <Button className="justify-self-start" onClick={onDone}>
        {t('placing.conflict.done')}
      </Button>
    </section>
  )
}
