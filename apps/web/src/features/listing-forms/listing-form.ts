import type { CallOptions, ListingKind } from '@verstat/contract'
import type { FormEvent } from 'react'
import type { SavedForm } from '../../lib/storage/saved-forms.ts'
import type { DraftLink } from './use-draft-link.ts'
import type { FieldsForm, FormFields } from './values/form-fields.ts'

export type ListingFormOptions<F extends FormFields, S extends string, A> = {
  readonly kind: ListingKind
  /** Key under which the browser stores the saved form. */
  readonly storageKey: string
  readonly start: F
  readonly steps: readonly S[]
  readonly step: S
  /** Path of the form without the language prefix and without the step. */
  readonly path: string
  readonly stepOf: (path: string) => S
  /** Finds errors before the form is sent. Returns messages by the field paths of the API. */
  readonly check: (fields: F) => Readonly<Record<string, string>>
  /** Tells why the form cannot be sent, apart from errors of single fields. */
  readonly blocker?: (fields: F) => string | undefined
  /** Returns the request body. A repeated submission with an equal body uses the same idempotency key. */
  readonly body: (fields: F) => unknown
  readonly send: (fields: F, options: CallOptions, form: HTMLFormElement) => Promise<A>
  readonly done: (answer: A, fields: F) => void | Promise<void>
  /** Returns true when the caller has handled the error, so that the form does not show it. */
  readonly refused?: (error: unknown, form: ListingForm<F, S>) => boolean
  /** Adapts restored values to the current listing and the current user. */
  readonly revive?: (fields: F, saved: SavedForm) => F
  /** The version and the values with which editing began. They are stored with each saved form. */
  readonly base?: SavedForm['base']
  /**
   * True when the form is also saved on the server. This needs a signed-in user or an e-mail address that the visitor
   * has typed.
   */
  readonly savesOnServer: boolean
  /**
   * Returns the e-mail address of the visitor, to which the draft on the server belongs. Returns '' while no address is
   * typed.
   */
  readonly emailOf: (fields: FormFields) => string
}

export type ListingForm<F extends FormFields = FormFields, S extends string = string> = FieldsForm<F> & {
  readonly step: S
  readonly steps: readonly S[]
  /** Error message about the whole form. */
  readonly text: string | undefined
  /** Number of refused submissions. Each time this number grows, the error summary takes the focus. */
  readonly refusals: number
  readonly isBusy: boolean
  /** Time of the last save in ISO 8601. Undefined while nothing is saved. */
  readonly savedAt: string | undefined
  /** False when the browser blocks storage. */
  readonly canSave: boolean
  /** Set while the user sees the notice about a restored form. */
  readonly restored: { readonly savedAt: string; readonly step: string } | undefined
  /** Changes whenever all values are replaced, so that the fields are remounted. */
  readonly generation: number
  /** Set while the code of the e-mailed link that opened the page is not used yet. */
  readonly link: DraftLink | undefined
  /** E-mails a link for continuing on another device. Undefined while no valid e-mail address is typed. */
  readonly mailLink: ((options: CallOptions) => Promise<unknown>) | undefined
  readonly startOver: () => void
  /** Undoes `startOver`. Undefined when there is nothing to undo. */
  readonly undoStartOver: (() => void) | undefined
  readonly replace: (fields: F) => void
  readonly stepPath: (step: string) => string
  readonly submit: (form: HTMLFormElement) => Promise<void>
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void
}
