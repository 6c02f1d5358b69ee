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

/** What editing needs to know of a listing. */
export type Editable = {
  readonly id: string
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
  /** Saves the changes; with `submit` also sends the listing to approval in the same call. */
  readonly edit: (
    changes: Partial<B> & { readonly version: number; readonly submit?: true },
    options: CallOptions,
  ) => Promise<L>
  /** True for a user with a verified address, who may send the listing to approval. */
  readonly maySubmit: boolean
  /** Set for a listing without an owner. */
  readonly listingToken?: string
  readonly saved: (listing: L) => void | Promise<void>
}

export type EditForm<F extends FormFields, S extends string, L extends Editable> = {
  readonly form: ListingForm<F, S>
  readonly listing: L
  /** Label and busy label of the submit button. */
  readonly send: ListingFormFrameProps<F, S>['send']
  /** Saves without sending to approval; absent where the submit button only saves. */
  readonly saveForLater: ((element: HTMLFormElement) => Promise<void>) | undefined
  /** The result of merging with somebody else's edit, until the user has dealt with it. */
  readonly merged: MergedEdits<F> | undefined
  readonly dismissMerge: () => void
}

/** The edit form of a listing: sends only what changed and merges concurrent edits. */
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
  // A rejected listing can be sent again once it is changed; the same call does both.
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
      // False when the stored fields equal those the form began with: the stale version was the only problem.
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
