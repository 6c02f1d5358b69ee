import type { CallOptions, ListingKind } from '@verstat/contract'
import { apiErrorCode, deleteFormDraft, listFormDrafts, saveFormDraft } from '@verstat/contract/browser'
import { type RefObject, useEffect, useRef } from 'react'
import { useUser } from '../../lib/session/use-user.ts'
import { randomId } from '../../lib/storage/random-id.ts'
import { type SavedForm, writeSavedForm } from '../../lib/storage/saved-forms.ts'
import { usePage } from '../../lib/use-page.ts'
import type { FormFields } from './values/form-fields.ts'

/** The form is saved on the server after the user has not typed for this time. */
const PAUSE_MS = 2_000

export type ServerDraftOptions = {
  readonly kind: ListingKind
  readonly storageKey: string
  readonly savesOnServer: boolean
  readonly emailOf: (fields: FormFields) => string
  /** The form as saved in this browser. */
  readonly copy: RefObject<SavedForm | undefined>
  readonly onRestored: (form: SavedForm) => void
}

export type ServerDraft = {
  /**
   * Saves the draft when the user pauses typing. Does nothing while no user is signed in and no e-mail address is
   * typed.
   */
  readonly save: () => void
  /** Loads a draft that the user began on another device. */
  readonly loadLatest: () => void
  /** E-mails a link for continuing on another device. Undefined while no valid e-mail address is typed. */
  readonly mailLink: ((options: CallOptions) => Promise<unknown>) | undefined
  readonly forget: () => void
}

/**
 * Keeps a draft on the server, so that the user can continue on another device. The draft is best effort: nothing waits
 * for it, and errors are not shown.
 */
export function useServerDraft(options: ServerDraftOptions): ServerDraft {
  const { kind, storageKey, savesOnServer, emailOf, copy, onRestored } = options
  const { send } = usePage()
  const user = useUser()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => () => clearTimeout(timer.current), [])

  function addressOf(form: SavedForm | undefined): string | undefined {
    const email = form ? emailOf(form.fields).trim() : ''
    return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) ? email : undefined
  }

  async function upload(form: SavedForm, more: { email?: string; mailLink?: true }, options?: CallOptions) {
    const { id, fields, step, draftToken } = form
    const input = { id, kind, fields, step, ...(draftToken ? { draftToken } : {}), ...more }
    const answer = await send(saveFormDraft, input, options)
    const token = answer.draftToken ?? draftToken
    if (copy.current?.id === id)
      saveLocally({ ...copy.current, isStored: true, ...(token ? { draftToken: token } : {}) })
    // The user has sent or discarded the form in the meantime, so delete the draft.
    else discard(id, token)
  }

  function discard(id: string, draftToken: string | undefined): void {
    send(deleteFormDraft, { id }, draftToken ? { listingToken: draftToken } : {}).catch(() => {
      // Ignore the error, because the server deletes old drafts by itself.
    })
  }

  async function uploadLatest(): Promise<void> {
    const form = copy.current
    const email = addressOf(form)
    if (!form || (!user && email === undefined)) return
    const { id } = form
    try {
      await upload(form, user || email === undefined ? {} : { email })
    } catch (error) {
      // The error `not_found` means that the draft is gone or belongs to somebody else now, so the next save creates a
      // new draft. Other errors may be temporary.
      if (apiErrorCode(error) === 'not_found' && copy.current?.id === id) {
        const { draftToken: _lost, isStored: _gone, ...rest } = copy.current
        saveLocally({ ...rest, id: randomId() })
      }
    }
  }

  function saveLocally(form: SavedForm): void {
    copy.current = form
    writeSavedForm(storageKey, form)
  }

  const email = addressOf(copy.current)
  return {
    save() {
      if (!savesOnServer) return
      clearTimeout(timer.current)
      timer.current = setTimeout(() => void uploadLatest(), PAUSE_MS)
    },
    mailLink:
      savesOnServer && email !== undefined
        ? async (options) => {
            if (copy.current) await upload(copy.current, { email, mailLink: true }, options)
          }
        : undefined,
    loadLatest() {
      if (!savesOnServer || !user) return
      send(listFormDrafts, {})
        .then(({ items }) => {
          const latest = items.find((each) => each.kind === kind)
          // Values that the user has typed in the meantime take precedence.
          if (!latest || copy.current) return
          const { id, fields, savedAt } = latest
          onRestored({ id, fields, savedAt, step: latest.step ?? '', isStored: true })
        })
        .catch(() => {
          // On an error, the form begins empty. The draft stays on the server.
        })
    },
    forget() {
      clearTimeout(timer.current)
      const form = copy.current
      if (form?.isStored) discard(form.id, form.draftToken)
    },
  }
}
