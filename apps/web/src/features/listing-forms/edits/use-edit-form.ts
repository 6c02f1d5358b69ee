import { useRouter } from '@tanstack/react-router'
import type { CallOptions, ListingKind } from '@verstat/contract'
import { apiErrorCode } from '@verstat/contract/browser'
import { useRef, useState } from 'react'
import { formKey } from '../../../lib/storage/saved-forms.ts'
import { toasts } from '../../../lib/toasts/toasts.ts'
import { usePage } from '../../../lib/use-page.ts'
import { storedObject } from '../../forms/form-faults.ts'
import type { ListingForm } from '../listing-form.ts'
import type { ListingFormFrameProps } from '../listing-form-frame.tsx'
import { useListingForm } from '../use-listing-form.ts'
import { type FormFields, isSame, readFields } from '../values/form-fields.ts'
import { changedParts, type MergedEdits, mergeEdits } from './merge-edits.ts'

/** The fields of a listing that the edit form needs. */
export type Editable = {
  readonly id: string
  readonly slug: string
  readonly status: string
  readonly version: number
  readonly allowed: readonly string[]
  readonly revision: unknown
}

export type EditFormOptions<F extends FormFields, S extends string, L extends Editable, B extends object> = {
  readonly kind: ListingKind
  readonly listing: L
  readonly steps: readonly S[]
  readonly step: S
  readonly path: string
  readonly stepOf: (path: string) => S
  readonly fieldsOf: (listing: L) => F
  readonly bodyOf: (fields: F) => B
  readonly check: (fields: F) => Readonly<Record<string, string>>
  /** Saves the changes. With `submit`, the same call also sends the listing to approval. */
  readonly edit: (
    changes: Partial<B> & { readonly version: number; readonly submit?: true },
    options: CallOptions,
  ) => Promise<L>
  /** True for a user with a verified e-mail address, who may send the listing to approval. */
  readonly maySubmit: boolean
  /** Token that allows editing a listing without an owner account. */
  readonly listingToken?: string
  readonly saved: (listing: L) => void | Promise<void>
}

export type EditForm<F extends FormFields, S extends string, L extends Editable> = {
  readonly form: ListingForm<F, S>
  readonly listing: L
  /** Labels of the submit button. */
  readonly send: ListingFormFrameProps<F, S>['send']
  /** Saves without sending the listing to approval. Absent when the submit button itself only saves. */
  readonly saveForLater: ((element: HTMLFormElement) => Promise<void>) | undefined
  /** Result of merging the form with somebody else's edit. Undefined once the user has dealt with the result. */
  readonly merged: MergedEdits<F> | undefined
  readonly dismissMerge: () => void
}

/** State of the edit form of a listing. The form sends only changed fields and merges edits made at the same time. */
export function useEditForm<F extends FormFields, S extends string, L extends Editable, B extends object>(
  options: EditFormOptions<F, S, L, B>,
): EditForm<F, S, L> {
  const { kind, fieldsOf, bodyOf, listingToken } = options
  const { t } = usePage()
  const router = useRouter()
  const [listing, setListing] = useState(options.listing)
  const [merged, setMerged] = useState<MergedEdits<F>>()
  const start = fieldsOf(listing)
  const isRejected = listing.status === 'rejected'
  // A rejected listing can be sent to approval again only with a change. The same call saves the change and sends the
  // listing.
  const submits = options.maySubmit && (isRejected || listing.allowed.includes('pending'))
  const submitsNow = useRef(true)

  function merge(base: FormFields, mine: F, current: L): F {
    const result = mergeEdits(base, mine, fieldsOf(current))
    if (result.adopted.length + result.conflicts.length > 0) setMerged(result)
    return result.fields
  }

  const form = useListingForm<F, S, L>({
    kind,
    storageKey: formKey(kind, listing.id),
    start,
    steps: options.steps,
    step: options.step,
    path: options.path,
    stepOf: options.stepOf,
    check: options.check,
    body: (fields) => changedParts(bodyOf(start), bodyOf(fields)),
    blocker(fields) {
      const isUnchanged = Object.keys(changedParts(bodyOf(start), bodyOf(fields))).length === 0
      const isRefused = submits && submitsNow.current && !listing.allowed.includes('pending')
      return isUnchanged && isRefused ? t('placing.edit.fixFirst') : undefined
    },
    async send(fields, { idempotencyKey: _unused, ...rest }) {
      const sendOptions = { ...rest, ...(listingToken ? { listingToken } : {}) }
      const changes = changedParts(bodyOf(start), bodyOf(fields))
      const isSubmitted = submits && submitsNow.current
      if (Object.keys(changes).length === 0 && !isSubmitted) return listing
      const { version } = listing
      return options.edit({ ...changes, version, ...(isSubmitted ? { submit: true } : {}) }, sendOptions)
    },
    async done(saved) {
      toasts.show(t(savedMessage(saved, submits && submitsNow.current)))
      await options.saved(saved)
      await router.invalidate()
    },
    refused(error, { fields, replace }) {
      if (apiErrorCode(error) !== 'stale') return false
      const stored = storedObject<L>(error)
      if (!stored) return false
      replace(merge(start, fields, stored))
      setListing(stored)
      // Return false when the stored fields are the fields that the form began with. Then there is nothing to merge,
      // and the form shows the error.
      return !isSame(fieldsOf(stored), start)
    },
    revive(fields, { base }) {
      if (!base || base.version === listing.version) return fields
      return merge(readFields(start, base.fields), fields, listing)
    },
    base: { version: listing.version, fields: start },
    savesOnServer: false,
    emailOf: () => '',
  })
  return {
    form,
    listing,
    send: { label: t(sendLabel(submits, isRejected)), busy: t('placing.send.busy') },
    saveForLater: submits ? saveForLater : undefined,
    merged,
    dismissMerge: () => setMerged(undefined),
  }

  async function saveForLater(element: HTMLFormElement): Promise<void> {
    submitsNow.current = false
    try {
      await form.submit(element)
    } finally {
      submitsNow.current = true
    }
  }
}

function sendLabel(submits: boolean, isRejected: boolean) {
  if (!submits) return 'placing.send.changes'
  return isRejected ? 'placing.send.fixAndReview' : 'placing.send.changesAndReview'
}

function savedMessage({ revision }: Editable, isSubmitted: boolean) {
  if (revision) return 'placing.edit.waits'
  return isSubmitted ? 'placing.edit.sent' : 'placing.edit.saved'
}
