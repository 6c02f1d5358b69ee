import { useRouter } from '@tanstack/react-router'
import type { CallOptions, ErrorBody, ListingKind } from '@verstat/contract'
import { apiErrorCode } from '@verstat/contract/browser'
import { useState } from 'react'
import { formKey } from '../../lib/kept-forms.ts'
import { toasts } from '../../lib/toasts.ts'
import { usePage } from '../../lib/use-page.ts'
import { type FormFields, isSame, readFields } from './form-fields.ts'
import { changedParts, type MergedEdits, mergeEdits } from './merge-edits.ts'
import { type ListingForm, useListingForm } from './use-listing-form.ts'

/** A listing as far as editing looks at it. */
export type Editable = {
  readonly id: string
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
  readonly edit: (changes: Partial<B>, version: number, options: CallOptions) => Promise<L>
  /** Sends a draft to approval; absent where nobody is signed in. */
  readonly submit?: (listing: L, options: CallOptions) => Promise<L>
  /** Of a visitor's listing. */
  readonly listingToken?: string
  readonly saved: (listing: L) => void | Promise<void>
}

export type EditForm<F extends FormFields, S extends string, L extends Editable> = {
  readonly form: ListingForm<F, S>
  /** The listing as it is stored now. */
  readonly listing: L
  /** Whether saving also sends it to approval. */
  readonly submits: boolean
  /** What somebody else changed meanwhile, until it is dealt with. */
  readonly merged: MergedEdits<F> | undefined
  readonly settle: () => void
}

/** The form of a listing that exists: sends what was changed, and puts two edits together. */
export function useEditForm<F extends FormFields, S extends string, L extends Editable, B extends object>(
  options: EditFormOptions<F, S, L, B>,
): EditForm<F, S, L> {
  const { kind, fieldsOf, bodyOf, listingToken } = options
  const { t } = usePage()
  const router = useRouter()
  const [listing, setListing] = useState(options.listing)
  const [merged, setMerged] = useState<MergedEdits<F>>()
  const start = fieldsOf(listing)
  const { submit } = options
  const submits = submit !== undefined && listing.allowed.includes('pending')

  function meet(base: FormFields, mine: F, current: L): F {
    const result = mergeEdits(base, mine, fieldsOf(current))
    if (result.taken.length + result.conflicts.length > 0) setMerged(result)
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
    async send(fields, { idempotencyKey: _unused, ...rest }) {
      const given = { ...rest, ...(listingToken ? { listingToken } : {}) }
      const changes = changedParts(bodyOf(start), bodyOf(fields))
      const edited =
        Object.keys(changes).length === 0 ? listing : await options.edit(changes, listing.version, given)
      if (!submits) return edited
      try {
        return await submit(edited, given)
      } catch (error) {
        // What was changed is stored, whatever hinders the rest.
        setListing(edited)
        throw error
      }
    },
    async done(saved) {
      toasts.show(t(saved.revision ? 'placing.edit.waits' : 'placing.edit.saved'))
      await options.saved(saved)
      await router.invalidate()
    },
    refused(error, { fields, replace }) {
      if (apiErrorCode(error) !== 'stale') return false
      const { current } = (error as { readonly data: ErrorBody['data'] }).data
      if (!current) return false
      const stored = current as L
      replace(meet(start, fields, stored))
      setListing(stored)
      // Nobody but this listing's other form changed it, and in nothing that is shown here.
      return !isSame(fieldsOf(stored), start)
    },
    revive(fields, { base }) {
      if (!base || base.version === listing.version) return fields
      return meet(readFields(start, base.fields), fields, listing)
    },
    base: { version: listing.version, fields: start },
    keepsOnServer: false,
    emailOf: () => '',
  })
  return { form, listing, submits, merged, settle: () => setMerged(undefined) }
}
