import type { ListingKind } from '@verstat/contract'
import { apiErrorCode } from '@verstat/contract/browser'
import { Button } from '@verstat/ui/button'
import { useRef, useState } from 'react'
import { useGoTo } from '../../lib/navigation/use-go-to.ts'
import { saveListing } from '../../lib/storage/saved-listings.ts'
import { usePage } from '../../lib/use-page.ts'
import { pathAfterPlacing } from './after/path-after-placing.ts'
import type { ListingForm } from './listing-form.ts'

type Placed = {
  readonly id: string
  readonly slug: string
  readonly plan: string
  /** Token with which a visitor manages the listing. Undefined when the listing belongs to a user. */
  readonly token: string | undefined
  readonly email: string
  readonly name: string
}

/**
 * What the forms for a new order and for a new producer have in common. A user who has reached the quota of listings
 * can save a draft. After a listing was placed, the next page opens.
 */
export function usePlacing(kind: ListingKind) {
  const { t, send } = usePage()
  const goTo = useGoTo()
  const submits = useRef(true)
  const [isFull, setFull] = useState(false)

  function saveAsDraft({ id, submit }: Pick<ListingForm, 'id' | 'submit'>) {
    submits.current = false
    const element = document.getElementById(id)
    if (element instanceof HTMLFormElement) void submit(element)
  }

  return {
    isSubmitted: () => submits.current,
    async placed({ id, slug, plan, token, email, name }: Placed) {
      if (token !== undefined) saveListing({ kind, slug, token, email, name, at: Date.now() })
      await goTo(await pathAfterPlacing(send, { kind, id, slug, plan, isOwned: token === undefined }))
    },
    refused(error: unknown) {
      setFull(apiErrorCode(error) === 'quota_reached')
      return false
    },
    /** Button that saves a draft. Shown after the API has refused the listing because of the quota. */
    remedy: (form: Pick<ListingForm, 'id' | 'submit'>) =>
      isFull && (
        <Button className="mt-2" onClick={() => saveAsDraft(form)}>
          {t('placing.send.draft')}
        </Button>
      ),
  }
}
