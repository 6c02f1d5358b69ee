import type { CallOptions, ListingKind } from '@verstat/contract'
import { apiErrorCode, deleteFormDraft, listFormDrafts, saveFormDraft } from '@verstat/contract/browser'
import { type RefObject, useEffect, useRef } from 'react'
import { useUser } from '../../lib/session/use-user.ts'
import { randomId } from '../../lib/storage/random-id.ts'
import { type SavedForm, writeSavedForm } from '../../lib/storage/saved-forms.ts'
import { usePage } from '../../lib/use-page.ts'
import type { FormFields } from './values/form-fields.ts'

/** Pause in typing after which the form is saved on the server. */
const PAUSE_MS = 2_000

export type ServerCopyOptions<F extends FormFields> = {
  readonly kind: ListingKind
  readonly storageKey: string
  readonly keepsOnServer: boolean
  readonly emailOf: (fields: F) => string
  /** The form as saved in this browser. */
  readonly copy: RefObject<SavedForm | undefined>
  readonly onFound: (kept: SavedForm) => void
}

export type ServerCopy = {
  /** Debounced; does nothing until the draft's owner is known. */
  readonly save: () => void
  /** Loads a draft that the user began on another device. */
  readonly look: () => void
  /** E-mails a link for continuing on another device; absent without a valid address. */
  readonly mailLink: ((options: CallOptions) => Promise<unknown>) | undefined
  readonly forget: () => void
}

/**
 * A draft on the server, for continuing on another device. Best effort: nothing waits for it, and it fails silently.
 */
export function useServerCopy<F extends FormFields>(options: ServerCopyOptions<F>): ServerCopy {
  const { kind, storageKey, keepsOnServer, emailOf, copy, onFound } = options
  const { send } = usePage()
  const user = useUser()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => () => clearTimeout(timer.current), [])

  function addressOf(kept: SavedForm | undefined): string | undefined {
    const email = kept ? emailOf(kept.fields as F).trim() : ''
    return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) ? email : undefined
  }

  async function put(kept: SavedForm, more: { email?: string; mailLink?: true }, options?: CallOptions) {
    const { id, fields, step, draftToken } = kept
    const token = draftToken ? { draftToken } : {}
    const answer = await send(saveFormDraft, { id, kind, fields, step, ...token, ...more }, options)
    const mine = answer.draftToken ?? draftToken
    if (copy.current?.id === id)
      remember({ ...copy.current, isStored: true, ...(mine ? { draftToken: mine } : {}) })
    // The form was sent or dropped in the meantime.
    else drop(id, mine)
  }

  function drop(id: string, draftToken: string | undefined): void {
    send(deleteFormDraft, { id }, draftToken ? { listingToken: draftToken } : {}).catch(() => {
      // The server expires the draft by itself.
    })
  }

  async function store(): Promise<void> {
    const kept = copy.current
    const email = addressOf(kept)
    if (!kept || (!user && email === undefined)) return
    const { id } = kept
    try {
      await put(kept, user || email === undefined ? {} : { email })
    } catch (error) {
      // The draft belongs to somebody else now or is gone: the next save creates a new one. Other errors may be
      // temporary.
      if (apiErrorCode(error) === 'not_found' && copy.current?.id === id) {
        const { draftToken: _lost, isStored: _gone, ...rest } = copy.current
        remember({ ...rest, id: randomId() })
      }
    }
  }

  function remember(kept: SavedForm): void {
    copy.current = kept
    writeSavedForm(storageKey, kept)
  }

  const email = addressOf(copy.current)
  return {
    save() {
      if (!keepsOnServer) return
      clearTimeout(timer.current)
      timer.current = setTimeout(() => void store(), PAUSE_MS)
    },
    mailLink:
      keepsOnServer && email !== undefined
        ? async (options) => {
            if (copy.current) await put(copy.current, { email, mailLink: true }, options)
          }
        : undefined,
    look() {
      if (!keepsOnServer || !user) return
      send(listFormDrafts, {})
        .then(({ items }) => {
          const latest = items.find((each) => each.kind === kind)
          // What was typed in the meantime takes precedence.
          if (!latest || copy.current) return
          const { id, fields, savedAt } = latest
          onFound({ id, fields, savedAt, step: latest.step ?? '', isStored: true })
        })
        .catch(() => {
          // The form begins empty; the draft stays on the server.
        })
    },
    forget() {
      clearTimeout(timer.current)
      const kept = copy.current
      if (kept?.isStored) drop(kept.id, kept.draftToken)
    },
  }
}
