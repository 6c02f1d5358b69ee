import type { Question } from '@verstat/contract'
import {
  ANSWER_TEXT_MAX,
  answerQuestion,
  askQuestion,
  findContacts,
  hideQuestion,
  QUESTION_HIDES,
  QUESTION_TEXT_MAX,
} from '@verstat/contract/browser'
import { cx } from '@verstat/ui/class-names'
import { Field } from '@verstat/ui/field'
import { Select } from '@verstat/ui/select'
import { controlClass } from '@verstat/ui/text-input'
import { useRef } from 'react'
import { useHref } from '../../../lib/navigation/site-link.tsx'
import { capital } from '../../../lib/texts/capital.ts'
import { usePage } from '../../../lib/use-page.ts'
import { ApiFormBox } from '../../forms/api-form-box.tsx'
import { refusalFaults } from '../../forms/form-faults.ts'
import { fieldId } from '../../forms/form-summary.tsx'
import { SaveButton } from '../../forms/save-button.tsx'
import type { ApiForm } from '../../forms/use-api-form.ts'
import { useApiForm } from '../../forms/use-api-form.ts'
import { useReloaded } from '../../forms/use-reloaded.ts'
import type { QuestionsView } from './questions-view.ts'

/** Where the forms of an order are posted without JavaScript. */
const pathOf = ({ order }: QuestionsView) => `/orders/${order.slug}`

/** What was typed into a form that was refused without JavaScript, and what is wrong with it. */
function useRefused({ refused }: QuestionsView, act: string, id: string) {
  const page = usePage()
  if (refused?.values.act !== act || refused.values.id !== id) return undefined
  return { typed: refused.values, faults: refusalFaults(page, refused.refusal) }
}

/** Asks in the name of the caller's first producer. */
export function AskQuestionForm({ view }: { readonly view: QuestionsView }) {
  const { t, send } = usePage()
  const href = useHref()
  const reloaded = useReloaded()
  const { id } = view.order
  const refused = useRefused(view, 'ask', id)
  /** The text that was sent once and refused because of contacts. The second time it is sent. */
  const warned = useRef<string>(undefined)
  const form = useApiForm({
    id: 'ask-question',
    faults: refused?.faults,
    check(values) {
      const text = values.text('text')
      const kinds = [...new Set(findContacts(text).map(({ kind }) => kind))]
      if (kinds.length === 0 || warned.current === text) return {}
      warned.current = text
      const names = kinds.map((kind) => t(`offers.questions.kind.${kind}`)).join(', ')
      return { text: t('offers.questions.contacts', { kinds: names }) }
    },
    send: (values, options) => send(askQuestion, { id, text: values.text('text') }, options),
    done: (_, element) => {
      element.reset()
      return reloaded(t('offers.questions.sent'))
    },
  })
  return (
    <ApiFormBox form={form} action={href(pathOf(view))} className="pb-4">
      <Hidden values={{ id, act: 'ask' }} />
      <TextField
        form={form}
        label={t('offers.questions.text')}
        hint={t('offers.questions.hint')}
        max={QUESTION_TEXT_MAX}
        typed={refused?.typed.text}
      />
      <SaveButton form={form} plain busy={t('offers.form.busy')}>
        {t('offers.questions.send')}
      </SaveButton>
    </ApiFormBox>
  )
}

type FormProps = { readonly question: Question; readonly view: QuestionsView }

export function AnswerForm({ question: { id, answer }, view }: FormProps) {
  const { t, send } = usePage()
  const href = useHref()
  const reloaded = useReloaded()
  const refused = useRefused(view, 'answer', id)
  const form = useApiForm({
    id: `answer-${id}`,
    faults: refused?.faults,
    send: (values, options) => send(answerQuestion, { id, text: values.text('text') }, options),
    done: (_, element) => {
      element.reset()
      return reloaded(t('offers.questions.answered'))
    },
  })
  return (
    <ApiFormBox form={form} action={href(pathOf(view))} className="pb-3">
      <Hidden values={{ id, act: 'answer' }} />
      <TextField
        form={form}
        label={t('offers.questions.answerText')}
        hint={t(answer === null ? 'offers.questions.answerHint' : 'offers.questions.addHint')}
        max={ANSWER_TEXT_MAX}
        typed={refused?.typed.text}
      />
      <SaveButton form={form} plain busy={t('offers.form.busy')}>
        {t('offers.questions.publish')}
      </SaveButton>
    </ApiFormBox>
  )
}

export function HideForm({ question: { id }, view }: FormProps) {
  const { t, send } = usePage()
  const href = useHref()
  const reloaded = useReloaded()
  const form = useApiForm({
    id: `hide-${id}`,
    send: (values, options) =>
      send(hideQuestion, { id, code: values.choice('code', QUESTION_HIDES) ?? 'other' }, options),
    done: () => reloaded(t('offers.questions.isHidden')),
  })
  return (
    <ApiFormBox form={form} action={href(pathOf(view))} className="pb-3">
      <Hidden values={{ id, act: 'hide' }} />
      <Field id={fieldId(form.id, 'code')} label={t('offers.questions.why')}>
        {(control) => (
          <Select {...control} name="code">
            {QUESTION_HIDES.map((code) => (
              <option key={code} value={code}>
                {capital(t(`offers.questions.hide.${code}`))}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <SaveButton form={form} plain busy={t('offers.form.busy')}>
        {t('offers.questions.act.hide')}
      </SaveButton>
    </ApiFormBox>
  )
}

type TextFieldProps = {
  readonly form: ApiForm
  readonly label: string
  readonly hint: string
  readonly max: number
  readonly typed: string | undefined
}

function TextField({ form, label, hint, max, typed }: TextFieldProps) {
  return (
    <Field id={fieldId(form.id, 'text')} label={label} hint={hint} error={form.faults?.fields.text}>
      {(control) => (
        <textarea
          {...control}
          name="text"
          rows={3}
          maxLength={max}
          defaultValue={typed}
          className={cx(controlClass, 'field-sizing-content min-h-24 px-3')}
        />
      )}
    </Field>
  )
}

function Hidden({ values }: { readonly values: Readonly<Record<string, string>> }) {
  return Object.entries(values).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ))
}
