import type { CallOptions, ListingKind } from '@verstat/contract'
import type { FormEvent } from 'react'
import type { SavedForm } from '../../lib/storage/saved-forms.ts'
import type { DraftLink } from './use-draft-link.ts'
import type { FieldsForm, FormFields } from './values/form-fields.ts'

export type ListingFormOptions<F extends FormFields, S extends string, A> = {
  readonly kind: ListingKind
  /** Key of the saved form in this browser. */
  readonly storageKey: string
  readonly start: F
  readonly steps: readonly S[]
  readonly step: S
  /** Path of the form without language and step. */
  readonly path: string
  readonly stepOf: (path: string) => S
  /** Errors found before sending, by the API's field paths. */
  readonly check: (fields: F) => Readonly<Record<string, string>>
  /** Why the form cannot be sent, apart from errors of fields. */
  readonly blocker?: (fields: F) => string | undefined
  /** The request body: an equal body is sent with the same idempotency key. */
  readonly body: (fields: F) => unknown
  readonly send: (fields: F, options: CallOptions, form: HTMLFormElement) => Promise<A>
  readonly done: (answer: A, fields: F) => void | Promise<void>
  /** Returns true when it handled the error. */
  readonly refused?: (error: unknown, form: ListingForm<F, S>) => boolean
  /** Adapts restored values to the current listing and user. */
  readonly revive?: (fields: F, saved: SavedForm) => F
  /** Stored with each saved form. */
  readonly base?: SavedForm['base']
  /** Also saves the form on the server, for a user or a visitor who gave an address. */
  readonly savesOnServer: boolean
  /** Address that a visitor's server draft belongs to; '' while unknown. */
  readonly emailOf: (fields: FormFields) => string
}

export type ListingForm<F extends FormFields = FormFields, S extends string = string> = FieldsForm<F> & {
  readonly step: S
  readonly steps: readonly S[]
  /** Error of the whole form. */
  readonly text: string | undefined
  /** Number of refused submissions, so that each one moves the focus. */
  readonly refusals: number
  readonly isBusy: boolean
  /** ISO 8601; undefined while nothing is saved. */
  readonly savedAt: string | undefined
  /** False where the browser blocks storage. */
  readonly canSave: boolean
  /** A restored form, until its notice is dealt with. */
  readonly restored: { readonly savedAt: string; readonly step: string } | undefined
  /** Changes when all values were replaced. */
  readonly generation: number
  /** The e-mailed link that opened the page, until it is used. */
  readonly link: DraftLink | undefined
  /** E-mails a link for continuing on another device; absent without a valid address. */
  readonly mailLink: ((options: CallOptions) => Promise<unknown>) | undefined
  readonly startOver: () => void
  /** Undoes `startOver`; absent when there is nothing to undo. */
  readonly undoStartOver: (() => void) | undefined
  readonly replace: (fields: F) => void
  readonly stepPath: (step: string) => string
  readonly submit: (form: HTMLFormElement) => Promise<void>
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void
}
