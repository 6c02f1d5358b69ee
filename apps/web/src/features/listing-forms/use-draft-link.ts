import { useRouter } from '@tanstack/react-router'
import type { CallOptions } from '@verstat/contract'
import { apiErrorCode, openFormDraft } from '@verstat/contract/browser'
import { useEffect, useState } from 'react'
import type { SavedForm } from '../../lib/storage/saved-forms.ts'
import { toasts } from '../../lib/toasts/toasts.ts'
import { holdsCode } from '../../lib/urls/code-pages.ts'
import { usePage } from '../../lib/use-page.ts'

export type DraftLink = {
  readonly open: (options: CallOptions) => Promise<SavedForm>
  readonly done: (form: SavedForm) => void
  readonly refused: (error: unknown) => boolean
}

/**
 * Handles the code of an e-mailed link until the code is used. The code follows `#` in the address. The code works only
 * once, and mail scanners open links, so only pressing the button uses the code.
 */
export function useDraftLink(onRestored: (form: SavedForm) => void): DraftLink | undefined {
  const { send, t } = usePage()
  const router = useRouter()
  const [code, setCode] = useState<string>()

  useEffect(() => {
    const readHash = () => {
      const { hash } = window.location
      if (holdsCode('', hash)) setCode(hash.slice(1))
    }
    readHash()
    // The user may paste the link into the address bar while the form is open.
    window.addEventListener('hashchange', readHash)
    return () => window.removeEventListener('hashchange', readHash)
  }, [])

  function removeCode(): void {
    setCode(undefined)
    // The code has been used, so remove it from the history.
    const { pathname, search } = router.history.location
    if (holdsCode('', window.location.hash)) router.history.replace(pathname + search)
  }

  if (code === undefined) return undefined
  return {
    async open(options) {
      const { id, fields, savedAt, step, draftToken } = await send(openFormDraft, { code }, options)
      return { id, fields, savedAt, step: step ?? '', draftToken, isStored: true }
    },
    done(form) {
      removeCode()
      onRestored(form)
    },
    refused(error) {
      if (apiErrorCode(error) !== 'not_found' && apiErrorCode(error) !== 'code_expired') return false
      removeCode()
      toasts.show(t('placing.link.over'), 'bad')
      return true
    },
  }
}
