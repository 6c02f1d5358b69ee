import { useRouter } from '@tanstack/react-router'
import type { CallOptions, ListingKind } from '@verstat/contract'
import { apiErrorCode, openListing } from '@verstat/contract/browser'
import { Button } from '@verstat/ui/button'
import { type ReactNode, useEffect, useState } from 'react'
import { SiteLink } from '../../../lib/navigation/site-link.tsx'
import { useGoTo } from '../../../lib/navigation/use-go-to.ts'
import { useUser } from '../../../lib/session/use-user.ts'
import { forgetListings, savedListings, saveListing } from '../../../lib/storage/saved-listings.ts'
import { toasts } from '../../../lib/toasts/toasts.ts'
import { usePage } from '../../../lib/use-page.ts'
import { ActionForm } from '../../forms/action-form.tsx'

/** A listing without an owner account, and the token that allows managing this listing. */
export type ManagedListing<L> = { readonly listing: L; readonly token: string }

export type ManagePageProps<L> = {
  readonly kind: ListingKind
  readonly get: (slug: string, options: CallOptions) => Promise<L>
  readonly remove: (listing: L, options: CallOptions) => Promise<unknown>
  readonly children: (managed: ManagedListing<L>, reload: () => void) => ReactNode
}

type Opened<L> = ManagedListing<L> | 'asking' | 'opening' | 'unknown'

/**
 * Lets a person without an account manage a listing that this person has placed. The code of an e-mailed link or the
 * token saved in this browser opens the listing. The code follows `#` in the address, so that no server sees it. The
 * code works only once, and mail scanners open links, so only pressing the button uses the code.
 */
export function ManagePage<L>({ kind, get, remove, children }: ManagePageProps<L>) {
  const { t, send } = usePage()
  const router = useRouter()
  const goTo = useGoTo()
  const user = useUser()
  const [opened, setOpened] = useState<Opened<L>>('opening')
  const [round, setRound] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new `round` opens the listing again.
  useEffect(() => {
    if (window.location.hash.length > 1) setOpened('asking')
    else begin()
  }, [kind, round])

  function begin() {
    setOpened('opening')
    open()
      .then(setOpened)
      .catch((error: unknown) => {
        if (apiErrorCode(error) === undefined) throw error
        setOpened('unknown')
      })
  }

  async function open(): Promise<Opened<L>> {
    const code = window.location.hash.slice(1)
    if (code !== '') {
      const { slug, token } = await send(openListing, { code })
      if (token === null) {
        await goTo(`/${kind}s/${slug}`, { replace: true })
        return 'opening'
      }
      const known = savedListings().find((each) => each.slug === slug)
      saveListing({ kind, slug, token, email: known?.email ?? '', name: known?.name ?? '', at: Date.now() })
      // The code has been used, so remove it from the history.
      router.history.replace(router.history.location.pathname)
      return { listing: await get(slug, { listingToken: token }), token }
    }
    const saved = savedListings().find((each) => each.kind === kind)
    if (!saved) return 'unknown'
    return { listing: await get(saved.slug, { listingToken: saved.token }), token: saved.token }
  }

  if (opened === 'opening') {
    return (
      <Frame title={t(kind === 'order' ? 'placing.manage.orderTitle' : 'placing.manage.producerTitle')}>
        <noscript>
          <p className="mt-4 rounded-8 bg-warn-soft px-4 py-3 text-warn">{t('placing.noscript')}</p>
        </noscript>
        <p role="status" className="mt-3 hidden text-ink-soft js:block">
          {t('placing.manage.opening')}
        </p>
      </Frame>
    )
  }
  if (opened === 'asking') {
    return (
      <Frame title={t(kind === 'order' ? 'placing.manage.orderTitle' : 'placing.manage.producerTitle')}>
        <p className="mt-3">{t('placing.manage.ask', { kind })}</p>
        <Button variant="primary" className="mt-5" onClick={begin}>
          {t('placing.manage.open', { kind })}
        </Button>
      </Frame>
    )
  }
  if (opened === 'unknown') {
    return (
      <Frame title={t('placing.manage.unknownTitle')}>
        <p className="mt-3">{t(user ? 'placing.manage.unknownMember' : 'placing.manage.unknownText')}</p>
        <p className="mt-5 flex flex-wrap gap-5">
          <SiteLink
            to={user ? `/user/advertisment?kind=${kind}` : '/login'}
            className="text-link inline-flex min-h-11 items-center"
          >
            {t(user ? 'placing.manage.own' : 'placing.thanks.login')}
          </SiteLink>
          <SiteLink to="/advertisement" className="text-link inline-flex min-h-11 items-center">
            {t('common.nav.advertisement')}
          </SiteLink>
        </p>
      </Frame>
    )
  }
  const { listing, token } = opened
  return (
    <>
      <p className="mx-auto mb-5 w-full max-w-form rounded-8 bg-well px-4 py-3">
        {t.rich('placing.manage.claim', {
          kind,
          register: (chunks) => (
            <SiteLink key="register" to="/register" className="text-link">
              {chunks}
            </SiteLink>
          ),
          login: (chunks) => (
            <SiteLink key="login" to="/login" className="text-link">
              {chunks}
            </SiteLink>
          ),
        })}
      </p>
      {children(opened, () => setRound((count) => count + 1))}
      <div className="mx-auto mt-10 w-full max-w-form border-t border-line pt-5">
        <DeleteListing
          kind={kind}
          remove={(options) => remove(listing, { ...options, listingToken: token })}
          done={async () => {
            forgetListings([token])
            toasts.show(t('placing.manage.deleted', { kind }))
            await goTo('/advertisement', { replace: true })
          }}
        />
      </div>
    </>
  )
}

function Frame({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className="mx-auto w-full max-w-form">
      <h1 className="text-26 lg:text-36">{title}</h1>
      {children}
    </div>
  )
}

type DeleteListingProps = {
  readonly kind: ListingKind
  readonly remove: (options: CallOptions) => Promise<unknown>
  readonly done: () => Promise<void>
}

/** Asks for confirmation, because a deletion without an account cannot be undone. */
function DeleteListing({ kind, remove, done }: DeleteListingProps) {
  const { t } = usePage()
  const [isConfirming, setConfirming] = useState(false)
  if (!isConfirming) {
    return (
      <Button variant="quiet" onClick={() => setConfirming(true)}>
        {t('placing.manage.delete', { kind })}
      </Button>
    )
  }
  return (
    <div className="flex flex-wrap gap-3">
      <ActionForm
        id="delete-listing"
        label={t('placing.manage.deleteSure')}
        busy={t('placing.manage.deleting')}
        variant="danger"
        send={remove}
        done={done}
      />
      <Button size="small" onClick={() => setConfirming(false)}>
        {t('placing.manage.keep')}
      </Button>
    </div>
  )
}
