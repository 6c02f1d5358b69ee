import { useRouter } from '@tanstack/react-router'
import type { Feedback } from '@verstat/contract'
import { answerFeedback, FEEDBACK_MESSAGE_MAX } from '@verstat/contract/browser'
import { Disclosure } from '@verstat/ui/disclosure'
import { toasts } from '../../../lib/toasts/toasts.ts'
import { usePage } from '../../../lib/use-page.ts'
import { ApiFormBox } from '../../forms/api-form-box.tsx'
import { SubmitButton } from '../../forms/submit-button.tsx'
import { useApiForm } from '../../forms/use-api-form.ts'
import { PanelField, TextArea } from '../frame/panel-field.tsx'

/** Replies to a message; the e-mail is in the sender's language. */
export function AnswerForm({ item }: { readonly item: Feedback }) {
  const { t, send } = usePage()
  const router = useRouter()
  const form = useApiForm({
    id: `answer-${item.id}`,
    send: (values, options) =>
      send(answerFeedback, { id: item.id, message: values.text('message') }, options),
    done: async (_, element) => {
      element.reset()
      await router.invalidate()
      toasts.show(t('panel.answer.sent'))
    },
  })
  return (
    <Disclosure summary={t('panel.answer.open', { number: String(item.number) })} className="mt-2">
      <ApiFormBox form={form} className="pb-2">
        <PanelField form={form} name="message" label={t('panel.answer.text')} hint={t('panel.answer.hint')}>
          {(control) => <TextArea {...control} maxLength={FEEDBACK_MESSAGE_MAX} />}
        </PanelField>
        <div>
          <SubmitButton form={form} size="small" busy={t('panel.form.busy')}>
            {t('panel.answer.submit')}
          </SubmitButton>
        </div>
      </ApiFormBox>
    </Disclosure>
  )
}
