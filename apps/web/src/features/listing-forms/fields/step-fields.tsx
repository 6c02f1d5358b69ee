import type { FieldName, FieldRule, FieldRules } from '@verstat/contract'
import { Disclosure } from '@verstat/ui/disclosure'
import { Fragment, type ReactNode } from 'react'
import { usePage } from '../../../lib/use-page.ts'
import { choiceText, isChoice } from '../../listing/facts/choice-words.ts'
import type { FieldsForm } from '../values/form-fields.ts'
import { ChoiceField, YesNoField } from './choice-field.tsx'
import { TextField } from './text-field.tsx'
import { WordsField } from './words-field.tsx'
import { WrittenField } from './written-field.tsx'

type Drawn = 'answer' | 'choice' | 'line' | 'text' | 'paragraphs' | 'words'
type InStep<Rules, Step> = FieldName<Rules, { readonly step: Step }>
type HandDrawn<Rules, Step> = FieldName<
  Rules,
  { readonly step: Step; readonly kind: Exclude<FieldRule['kind'], Drawn> }
>

export type StepFieldsProps<Rules extends FieldRules, Step extends string> = {
  readonly rules: Rules
  readonly step: Step
  /** The form whose field names are the names in `rules`. */
  readonly form: unknown
  /**
   * Elements by field name. A field whose kind has no default control must have an element here. For any other field,
   * an element replaces the default control. Use null when another element already contains the field.
   */
  readonly own: Readonly<Record<HandDrawn<Rules, Step>, ReactNode>> &
    Readonly<Partial<Record<InStep<Rules, Step>, ReactNode>>>
  readonly hints?: Readonly<Partial<Record<InStep<Rules, Step>, ReactNode>>>
  /** Fields that are shown on demand, at the end of the step. */
  readonly folded?: { readonly summary: string; readonly names: ReadonlyArray<InStep<Rules, Step>> }
}

/** Shows the fields of one step in the order of `rules`. Each field has the default control of its kind. */
export function StepFields<Rules extends FieldRules, Step extends string>({
  rules,
  step,
  form,
  own,
  hints,
  folded,
}: StepFieldsProps<Rules, Step>) {
  const inStep = Object.entries(rules).filter(([, rule]) => rule.step === step)
  const isFolded = ([name]: readonly [string, FieldRule]) =>
    folded?.names.some((each) => each === name) === true
  const rows = (fields: typeof inStep) => fieldRows(fields, { form, own, hints: hints ?? {} })
  if (!folded) return <>{rows(inStep)}</>
  return (
    <>
      {rows(inStep.filter((field) => !isFolded(field)))}
      <FoldedFields
        // The cast is safe, because the field names of the form are the names in `rules`.
        form={form as TextForm}
        summary={folded.summary}
        names={folded.names}
      >
        {rows(inStep.filter(isFolded))}
      </FoldedFields>
    </>
  )
}

type FoldedFieldsProps = {
  readonly form: TextForm
  readonly summary: string
  readonly names: readonly string[]
  readonly children: ReactNode
}

/** Opens by itself when one of the fields has an error or a value. */
function FoldedFields({ form, summary, names, children }: FoldedFieldsProps) {
  const belongs = (path: string) => names.some((name) => path === name || path.startsWith(`${name}.`))
  const isFilled = Object.entries(form.fields).some(([path, value]) => belongs(path) && value.length > 0)
  const isWrong = Object.keys(form.faults).some(belongs)
  return (
    <Disclosure
      summary={summary}
      {...(isFilled || isWrong ? { open: true } : {})}
      className="rounded-8 border border-line bg-surface px-3"
    >
      <div className="grid gap-6 pt-2 pb-4">{children}</div>
    </Disclosure>
  )
}

type Drawing = {
  readonly form: unknown
  readonly own: Readonly<Record<string, ReactNode>>
  readonly hints: Readonly<Record<string, ReactNode>>
}

function fieldRows(
  fields: ReadonlyArray<readonly [string, FieldRule]>,
  { form, own, hints }: Drawing,
): ReactNode[] {
  const drawn = new Map<string, ReactNode>(Object.entries(own))
  const rows: ReactNode[] = []
  let answers: ReactNode[] = []

  function endAnswers(): void {
    if (answers.length === 0) return
    rows.push(
      <div key={`answers ${rows.length}`} className="grid gap-5 sm:grid-cols-2 sm:gap-3">
        {answers}
      </div>,
    )
    answers = []
  }

  for (const [name, rule] of fields) {
    // The cast is safe, because the field names of the form are the names in `rules`.
    const field = <RuleField form={form as TextForm} name={name} rule={rule} hint={hints[name]} />
    if (rule.kind === 'answer' && !drawn.has(name)) answers.push(<Fragment key={name}>{field}</Fragment>)
    else {
      endAnswers()
      rows.push(<Fragment key={name}>{drawn.has(name) ? drawn.get(name) : field}</Fragment>)
    }
  }
  endAnswers()
  return rows
}

// The kind of a rule decides whether the value of its field is a text or a list of words. The types cannot express this
// here.
type TextForm = FieldsForm<Readonly<Record<string, string & readonly string[]>>>

type RuleFieldProps = {
  readonly form: TextForm
  readonly name: string
  readonly rule: FieldRule
  readonly hint: ReactNode
}

function RuleField({ form, name, rule, hint }: RuleFieldProps) {
  const { t } = usePage()
  switch (rule.kind) {
    case 'answer':
      return <YesNoField form={form} name={name} hint={hint} />
    case 'choice':
      return (
        <ChoiceField
          form={form}
          name={name}
          hint={hint}
          none={rule.required || rule.default ? undefined : t('placing.none.unsaid')}
          options={rule.values.map((value) => ({
            value,
            label: (isChoice(name) && choiceText(t, name, value)) || value,
          }))}
        />
      )
    case 'line':
      return <TextField form={form} name={name} hint={hint} optional={!rule.required} maxLength={rule.max} />
    case 'text':
    case 'paragraphs':
      return (
        <WrittenField
          form={form}
          names={{ uk: `${name}.uk`, en: `${name}.en` }}
          hint={hint}
          optional={!rule.required}
          maxLength={rule.max}
          {...(rule.kind === 'paragraphs' ? { rows: 8 } : {})}
        />
      )
    case 'words':
      return <WordsField form={form} name={name} hint={hint} />
    default:
      return null
  }
}
