import type { ListingKind } from '@verstat/contract'
import { apiErrorCode, deleteFormDraft, listFormDrafts, saveFormDraft } from '@verstat/contract/browser'
import { type RefObject, useEffect, useRef } from 'react'
import { type KeptForm, writeKeptForm } from '../../lib/kept-forms.ts'
import { randomId } from '../../lib/random-id.ts'
import { usePage } from '../../lib/use-page.ts'
import { useUser } from '../../lib/use-user.ts'
import type { FormFields } from './form-fields.ts'

/** How long nothing is typed before the server gets its copy. */
const PAUSE_MS = 2_000

export type ServerCopyOptions<F extends FormFields> = {
  readonly kind: ListingKind
  readonly storageKey: string
  readonly keepsOnServer: boolean
  readonly emailOf: (fields: F) => string
  /** What this browser keeps. */
  readonly copy: RefObject<KeptForm | undefined>
  readonly onFound: (kept: KeptForm) => void
}

export type ServerCopy = {
  /** Soon, and only once it is known whose it is. */
  readonly save: () => void
  /** Asks for what the user began elsewhere. */
  readonly look: () => void
  readonly forget: () => void
}

/** A second copy of what is typed, to go on with elsewhere. Nothing waits for it, and it may fail silently. */
export function useServerCopy<F extends FormFields>(options: ServerCopyOptions<F>): ServerCopy {
  const { kind, storageKey, keepsOnServer, emailOf, copy, onFound } = options
  const { send } = usePage()
  const user = useUser()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isStored = useRef(false)

  useEffect(() => () => clearTimeout(timer.current), [])

  async function store(): Promise<void> {
    const kept = copy.current
    if (!kept) return
    const email = emailOf(kept.fields as F).trim()
    if (!user && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) return
    const { id, fields, step, draftToken } = kept
    try {
      const answer = await send(saveFormDraft, {
        id,
        kind,
        fields,
        step,
        ...(user ? {} : { email }),
        ...(draftToken ? { draftToken } : {}),
      })
      isStored.current = true
      if (answer.draftToken && copy.current?.id === id) {
        remember({ ...copy.current, draftToken: answer.draftToken })
      }
    } catch (error) {
      // Somebody else's by now, or gone: the next save makes a new one. Any other fault may pass by itself.
      if (apiErrorCode(error) === 'not_found' && copy.current?.id === id) {
        const { draftToken: _lost, ...rest } = copy.current
        remember({ ...rest, id: randomId() })
      }
    }
  }

  function remember(kept: KeptForm): void {
    copy.current = kept
    writeKeptForm(storageKey, kept)
  }

  return {
    save() {
      if (!keepsOnServer) return
      clearTimeout(timer.current)
      timer.current = setTimeout(() => void store(), PAUSE_MS)
    },
    look() {
      if (!keepsOnServer || !user) return
      send(listFormDrafts, {})
        .then(({ items }) => {
          const latest = items.find((each) => each.kind === kind)
          // What was typed meanwhile counts more.
          if (!latest || copy.current) return
          isStored.current = true
          const { id, fields, savedAt } = latest
          onFound({ id, fields, savedAt, step: latest.step ?? '' })
        })
        .catch(() => {
          // Then the form begins empty, and what was begun elsewhere stays there.
        })
    },
    forget() {
      clearTimeout(timer.current)
      const kept = copy.current
      if (!kept || !(isStored.current || kept.draftToken || (keepsOnServer && user))) return
      send(deleteFormDraft, { id: kept.id }, kept.draftToken ? { listingToken: kept.draftToken } : {}).catch(
        () => {
          // It goes by itself after a while.
        },
      )
    },
  }
}
