import { WORD_MAX, WORDS_MAX } from '@verstat/contract/browser'
import { Button } from '@verstat/ui/button'
import { Field } from '@verstat/ui/field'
import { X } from '@verstat/ui/icons'
import { TextInput } from '@verstat/ui/text-input'
import { type ReactNode, useRef, useState } from 'react'
import { usePage } from '../../../lib/use-page.ts'
import type { FieldsForm, FormFields, WordsName } from '../values/form-fields.ts'
import { FieldLabel } from './text-field.tsx'
import { useField } from './use-field.ts'

export type WordsFieldProps<F extends FormFields> = {
  readonly form: FieldsForm<F>
  readonly name: WordsName<F>
  readonly hint?: ReactNode
}

/** A field for a list of words. Enter or a comma adds the typed word. Each word has a button that removes it. */
export function WordsField<F extends FormFields>({ form, name, hint }: WordsFieldProps<F>) {
  const { t } = usePage()
  const field = useField(form, name)
  const [typed, setTyped] = useState('')
  const [announcement, setAnnouncement] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const words = field.value as readonly string[]
  const itemFault = Object.entries(form.faults).find(([path]) => path.startsWith(`${name}.`))?.[1]

  function add(text: string): void {
    const added = text
      .split(/[,;\n]/)
      .map((word) => word.trim().slice(0, WORD_MAX))
      .filter((word, at, all) => word !== '' && all.indexOf(word) === at && !words.includes(word))
    setTyped('')
    if (added.length === 0) return
    field.set([...words, ...added].slice(0, WORDS_MAX))
    setAnnouncement(t('placing.words.added', { word: added.join(', ') }))
  }

  function remove(word: string): void {
    field.set(words.filter((each) => each !== word))
    setAnnouncement(t('placing.words.removed', { word }))
    input.current?.focus()
  }

  return (
    <div className="grid gap-2">
      <Field
        id={field.id}
        label={<FieldLabel text={field.label} optional />}
        hint={hint}
        error={field.error ?? itemFault}
      >
        {(control) => (
          <span className="flex gap-2">
            <TextInput
              {...control}
              ref={input}
              autoComplete="off"
              value={typed}
              onChange={({ currentTarget: { value } }) =>
                /[,;\n]/.test(value) ? add(value) : setTyped(value)
              }
              onKeyDown={(event) => {
                if (event.key !== 'Enter' || typed.trim() === '') return
                event.preventDefault()
                add(typed)
              }}
              // Add the typed word to the list. Otherwise the word would be lost when the user leaves the step.
              onBlur={() => add(typed)}
            />
            <Button onClick={() => add(typed)}>{t('placing.words.add')}</Button>
          </span>
        )}
      </Field>
      {words.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {words.map((word) => (
            <li
              key={word}
              className="flex max-w-full items-center rounded-8 border border-line bg-well ps-2.5 text-15"
            >
              <span className="min-w-0 wrap-anywhere">{word}</span>
              <button
                type="button"
                aria-label={t('placing.words.remove', { word })}
                onClick={() => remove(word)}
                className="inline-flex size-8 shrink-0 items-center justify-center rounded-8 text-ink-soft hover:text-ink pointer-coarse:size-11"
              >
                <X size={14} />
              </button>
            </li>
          ))}
        </ul>
      )}
      <span role="status" className="sr-only">
        {announcement}
      </span>
    </div>
  )
}
