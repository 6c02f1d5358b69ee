import type { CallOptions, ListingKind } from '@verstat/contract'
import { apiErrorCode, deleteFormDraft, listFormDrafts, saveFormDraft } from '@verstat/contract/browser'
import { type RefObject, useEffect, useRef } from 'react'
import { useUser } from '../../lib/session/use-user.ts'
import { randomId } from '../../lib/storage/random-id.ts'
import { type SavedForm, writeSavedForm } from '../../lib/storage/saved-forms.ts'
import { usePage } from '../../lib/use-page.ts'
import type { FormFields } from './values/form-fields.ts'

/** How long nothing is typed before the server gets its copy. */
const PAUSE_MS = 2_000

export type ServerCopyOptions<F extends FormFields> = {
  readonly kind: ListingKind
  readonly storageKey: string
  readonly keepsOnServer: boolean
  readonly emailOf: (fields: F) => string
  /** What this browser keeps. */
  readonly copy: RefObject<SavedForm | undefined>
  readonly onFound: (kept: SavedForm) => void
}

export type ServerCopy = {
  /** Soon, and only once it is known whose it is. */
  readonly save: () => void
  /** Asks for what the user began elsewhere. */
  readonly look: () => void
  /** Mails a link to go on elsewhere; absent while there is no address to send it to. */
  readonly mailLink: ((options: CallOptions) => Promise<unknown>) | undefined
  readonly forget: () => void
}

/** A second copy of what is typed, to go on with elsewhere. Nothing waits for it, and it may fail silently. */
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
    // Sent or dropped meanwhile.
    else drop(id, mine)
  }

  function drop(id: string, draftToken: string | undefined): void {
    send(deleteFormDraft, { id }, draftToken ? { listingToken: draftToken } : {}).catch(() => {
      // It goes by itself after a while.
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
      // Somebody else's by now, or gone: the next save makes a new one. Any other fault may pass by itself.
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
          // What was typed meanwhile counts more.
          if (!latest || copy.current) return
          const { id, fields, savedAt } = latest
          onFound({ id, fields, savedAt, step: latest.step ?? '', isStored: true })
        })
        .catch(() => {
          // Then the form begins empty, and what was begun elsewhere stays there.
        })
    },
    forget() {
      clearTimeout(timer.current)
      const kept = copy.current
      if (kept?.isStored) drop(kept.id, kept.draftToken)
    },
  }
}
