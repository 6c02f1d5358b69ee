import { useRouter } from '@tanstack/react-router'
import type { OwnProducer } from '@verstat/contract'
import { editProducer, withdrawProducerRevision } from '@verstat/contract/browser'
import { useUser } from '../../../lib/session/use-user.ts'
import { usePage } from '../../../lib/use-page.ts'
import { EditConflicts } from '../edits/edit-conflicts.tsx'
import { useEditForm } from '../edits/use-edit-form.ts'
import { WaitingChanges } from '../edits/waiting-changes.tsx'
import type { FormDictionary } from '../values/form-fields.ts'
import { printField } from '../values/print-field.ts'
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
  /** A date in Kyiv, YYYY-MM-DD. */
  readonly today: string
  readonly step: ProducerStep
  /** Path of the page without language and step. */
  readonly path: string
  /** Set for a producer without an owner, which cannot be sent to approval. */
  readonly listingToken?: string
  readonly saved?: (producer: OwnProducer) => void
}

/** Edit form of a producer. Remount it for another version. */
export function EditProducer(props: EditProducerProps) {
  const { producer, dictionary, today, step, path, listingToken, saved } = props
  const page = usePage()
  const { t, send } = page
  const router = useRouter()
  const user = useUser()
  const {
    form,
    listing,
    send: sending,
    saveForLater,
    merged,
    dismissMerge,
  } = useEditForm<ProducerFields, ProducerStep, OwnProducer, ProducerBody>({
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
    // With an unverified address the listing is sent to approval by the server once the address is verified.
    maySubmit: Boolean(user?.emailVerifiedAt),
    saved: (changed) => saved?.(changed),
  })
  return (
    <ProducerForm
      form={form}
      dictionary={dictionary}
      today={today}
      title={t('placing.title.editProducer')}
      send={sending}
      {...(saveForLater ? { saveForLater } : {})}
      notice={
        <>
          <WaitingChanges
            revision={listing.revision}
            status={listing.status}
            statusReason={listing.statusReason}
            {...(listingToken
              ? {}
              : { withdraw: (options) => send(withdrawProducerRevision, { id: producer.id }, options) })}
            onWithdrawn={() => router.invalidate()}
          />
          {merged && (
            <EditConflicts
              {...merged}
              fields={form.fields}
              print={(name, value) => printField(page, dictionary, name, value)}
              onChoose={(name, value) => form.replace({ ...form.fields, [name]: value })}
              onDone={dismissMerge}
            />
          )}
        </>
      }
    />
  )
}
