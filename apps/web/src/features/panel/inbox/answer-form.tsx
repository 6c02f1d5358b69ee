import type { Feedback } from '@verstat/contract'
import { answerFeedback, FEEDBACK_MESSAGE_MAX } from '@verstat/contract/browser'
import { Disclosure } from '@verstat/ui/disclosure'
import { usePage } from '../../../lib/use-page.ts'
import { ApiFormBox } from '../../forms/api-form-box.tsx'
import { useApiForm } from '../../forms/use-api-form.ts'
import { useReloaded } from '../../forms/use-reloaded.ts'
import { PanelField, TextArea } from '../frame/panel-field.tsx'
import { PanelSubmit } from '../frame/panel-submit.tsx'

/** Sends a reply by e-mail in the language of the original sender. */
export function AnswerForm({ item }: { readonly item: Feedback }) {
  const { t, send } = usePage()
  const reloaded = useReloaded()
  const form = useApiForm({
    id: `answer-${item.id}`,
    send: (values, options) =>
      send(answerFeedback, { id: item.id, message: values.text('message') }, options),
    done: async (_, element) => {
      element.reset()
      await reloaded(t('panel.answer.sent'))
    },
  })
  return (
    <Disclosure summary={t('panel.answer.open', { number: String(item.number) })} className="mt-2">
      <ApiFormBox form={form} className="pb-2">
        <PanelField form={form} name="message" label={t('panel.answer.text')} hint={t('panel.answer.hint')}>
          {(control) => <TextArea {...control} maxLength={FEEDBACK_MESSAGE_MAX} />}
        </PanelField>
        <div>
          <PanelSubmit form={form} size="small">
            {t('panel.answer.submit')}
          </PanelSubmit>
        </div>
      </ApiFormBox>
    </Disclosure>
  )
}
