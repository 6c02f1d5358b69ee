import { askForFiles, FILE_REQUEST_MAX } from '@verstat/contract/browser'
import { cx } from '@verstat/ui/class-names'
import { Field } from '@verstat/ui/field'
import { controlClass } from '@verstat/ui/text-input'
import { useHref } from '../../../lib/navigation/site-link.tsx'
import { usePage } from '../../../lib/use-page.ts'
import { ApiFormBox } from '../../forms/api-form-box.tsx'
import { fieldId } from '../../forms/form-summary.tsx'
import { SubmitButton } from '../../forms/submit-button.tsx'
import { useApiForm } from '../../forms/use-api-form.ts'
import { useReloaded } from '../../forms/use-reloaded.ts'
import { PagePart } from '../../listing/page-part.tsx'
import { filesPath } from '../order-files/files-path.ts'
import type { AccessView } from './load-access.ts'
import { ProducerChoice } from './producer-choice.tsx'
import { Refusal } from './refusal.tsx'
import { useRefused } from './use-refused.ts'

/** Asks the owner of the order to open the closed files. */
export function AskPart({ view }: { readonly view: AccessView }) {
  const { t, send } = usePage()
  const href = useHref()
  const reloaded = useReloaded()
  const { typed, faults, said, refused } = useRefused(view, 'ask')
  const { id, slug } = view.order
  const form = useApiForm({
    id: 'ask-for-files',
    faults,
    refused,
    send: (values, options) =>
      send(askForFiles, { id, producerId: values.text('producerId'), note: values.text('note') }, options),
    done: () => reloaded(t('orderfiles.ask.done')),
  })
  return (
    <PagePart id="ask" heading={t('orderfiles.ask.title')}>
      <ApiFormBox form={form} action={href(filesPath(slug))} className="max-w-form gap-3">
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="act" value="ask" />
        <Refusal text={said} />
        <p>{t('orderfiles.ask.text')}</p>
        <ProducerChoice
          form={form}
          producers={view.producers.filter(({ mayAsk }) => mayAsk)}
          chosen={typed.producerId}
        />
        <Field
          id={fieldId(form.id, 'note')}
          label={t('orderfiles.ask.note')}
          hint={t('orderfiles.ask.hint', { max: FILE_REQUEST_MAX })}
          error={form.faults?.fields.note}
        >
          {(control) => (
            <textarea
              {...control}
              name="note"
              rows={3}
              maxLength={FILE_REQUEST_MAX}
              defaultValue={typed.note}
              className={cx(controlClass, 'field-sizing-content min-h-24 px-3')}
            />
          )}
        </Field>
        <div>
          <SubmitButton form={form} plain busy={t('orderfiles.busy')}>
            {t('orderfiles.ask.send')}
          </SubmitButton>
        </div>
      </ApiFormBox>
    </PagePart>
  )
}
