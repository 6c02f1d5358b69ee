import type { OwnProducer } from '@verstat/contract'
import { editProducer, withdrawProducerRevision } from '@verstat/contract/browser'
import { useUser } from '../../../lib/session/use-user.ts'
import { usePage } from '../../../lib/use-page.ts'
import { EditNotice } from '../edits/edit-notice.tsx'
import { useEditForm } from '../edits/use-edit-form.ts'
import type { FormDictionary } from '../values/form-fields.ts'
import { checkProducer, PRODUCER_STEPS, type ProducerStep, producerStepOf } from './producer-checks.ts'
import { ProducerForm } from './producer-form.tsx'
import {
  fieldsOfProducer,
  type ProducerBody,
  type ProducerFields,
  producerBody,
} from './producer-form-fields.ts'

export type EditProducerProps = {
  readonly producer: OwnProducer
  readonly dictionary: FormDictionary
  /** The current date in Kyiv as YYYY-MM-DD. */
  readonly today: string
  readonly step: ProducerStep
  /** Path of the page without the language prefix and without the step. */
  readonly path: string
  /** Token that allows editing a producer without an owner account. Such a producer cannot be sent to approval. */
  readonly listingToken?: string
  readonly saved?: (producer: OwnProducer) => void
}

/**
 * Edit form of a producer. Another version of the producer needs another instance of this component (another `key`).
 */
export function EditProducer(props: EditProducerProps) {
  const { producer, dictionary, today, step, path, listingToken, saved } = props
  const page = usePage()
  const { t, send } = page
  const user = useUser()
  const isOthers = user !== null && !listingToken && producer.ownerId !== user.id
  const edit = useEditForm<ProducerFields, ProducerStep, OwnProducer, ProducerBody>({
    kind: 'producer',
    listing: producer,
    steps: PRODUCER_STEPS,
    step,
    path,
    stepOf: producerStepOf,
    fieldsOf: fieldsOfProducer,
    bodyOf: producerBody,
    check: (fields) => checkProducer(page, fields, today),
    edit: (changes, options) => send(editProducer, { id: producer.id, ...changes }, options),
    ...(listingToken ? { listingToken } : {}),
    // Without a verified e-mail address, the form only saves the changes. The server sends the listing to approval
    // after the address is verified.
    maySubmit: Boolean(user?.emailVerifiedAt) && !isOthers,
    saved: (changed) => saved?.(changed),
  })
  return (
    <ProducerForm
      form={edit.form}
      dictionary={dictionary}
      today={today}
      title={t('placing.title.editProducer')}
      send={edit.send}
      {...(edit.saveForLater ? { saveForLater: edit.saveForLater } : {})}
      notice={
        <EditNotice
          edit={edit}
          kind="producer"
          isOthers={isOthers}
          dictionary={dictionary}
          withdraw={
            listingToken || isOthers
              ? undefined
              : (options) => send(withdrawProducerRevision, { id: producer.id }, options)
          }
        />
      }
    />
  )
}
