import { useRouter } from '@tanstack/react-router'
import { duplicateOrder, UNEDITABLE_STATUSES } from '@verstat/contract/browser'
import { Disclosure } from '@verstat/ui/disclosure'
import { LinkButton } from '@verstat/ui/link-button'
import type { ReactNode } from 'react'
import { SiteLink, useHref } from '../../lib/navigation/site-link.tsx'
import { toasts } from '../../lib/toasts/toasts.ts'
import { usePage } from '../../lib/use-page.ts'
import { ActionForm } from '../forms/action-form.tsx'
import type { OwnListingView } from './own-listing-view.ts'
import type { ListingStatus } from './own-listings-query.ts'
import {
  deleteListing,
  moveListing,
  type OwnMove,
  type OwnTarget,
  ownMoves,
  restoreListing,
} from './own-moves.ts'

export type ListingActionsProps = {
  readonly target: OwnTarget
  /** Title of the listing, which the accessible names of the buttons include. */
  readonly title: string
  readonly editHref: string
  readonly allowed: readonly ListingStatus[]
  readonly endsSoon: boolean
  /** The offers to the order, with the page that compares them. */
  readonly offers?: OwnListingView['offers']
  /** Text about the unused paid amount, which is shown before a deletion. */
  readonly paidLeft?: string | undefined
  /** Reloads the data after each change, before the message about the change is shown. */
  readonly changed: () => Promise<void>
  /** Runs instead of `changed` after a deletion. */
  readonly deleted?: () => Promise<void>
}

/** Orders in these statuses need no choice among their offers any more. */
const CHOSEN: readonly ListingStatus[] = ['awarded', 'completed', 'cancelled', 'archived']

/** Shows the actions that the user may take. The most likely action comes first, and rare actions are folded away. */
export function ListingActions({
  target,
  title,
  editHref,
  allowed,
  endsSoon,
  offers,
  paidLeft,
  changed,
  deleted = changed,
}: ListingActionsProps) {
  const { t } = usePage()
  const href = useHref()
  const moves = ownMoves(target.status, allowed, endsSoon)
  // With offers to choose from, choosing comes first, and what would end them asks.
  const isChoosing = offers !== undefined && offers.live > 0 && !CHOSEN.includes(target.status)
  const next = isChoosing ? undefined : moves[0]
  const others = moves.filter((move) => move !== next && !(isChoosing && move === 'award'))
  const isDeleted = target.status === 'archived'
  if (isDeleted) return <RestoreForm target={target} title={title} changed={changed} />
  return (
    <div className="grid content-start gap-1">
      <div className="flex flex-wrap items-start gap-2">
        {isChoosing && (
          <LinkButton
            size="small"
            href={href(offers.href)}
            aria-label={t('own.action.named', { action: t('offers.part.compare'), title })}
          >
            {t('offers.part.compare')}
          </LinkButton>
        )}
        {/* Another `move` gets another key and so a new button. Otherwise a double click could run two actions. */}
        {next && <MoveForm key={next} target={target} title={title} move={next} changed={changed} />}
        {!UNEDITABLE_STATUSES.includes(target.status) && (
          <LinkButton size="small" href={href(editHref)} aria-label={t('own.action.editNamed', { title })}>
            {t('own.action.edit')}
          </LinkButton>
        )}
      </div>
      <Disclosure summary={<span className="text-13">{t('own.action.more')}</span>}>
        <div className="flex flex-wrap gap-2 pb-2">
          {others.map((move) => (
            <MoveForm key={move} target={target} title={title} move={move} changed={changed} />
          ))}
          {target.kind === 'order' && <DuplicateForm target={target} title={title} />}
          {allowed.includes('archived') && paidLeft === undefined && (
            <DeleteForm target={target} title={title} changed={changed} deleted={deleted} />
          )}
        </div>
        {isChoosing && moves.includes('award') && (
          <Disclosure summary={<span className="text-13">{t('own.move.award')}</span>}>
            <div className="grid gap-2 pb-2">
              <p className="text-13">{t('own.award.ask', { n: offers.live })}</p>
              <p className="text-13">
                {t('own.award.here')}{' '}
                <SiteLink to={offers.href} className="text-link">
                  {t('offers.part.compare')}
                </SiteLink>
              </p>
              <MoveForm
                target={target}
                title={title}
                move="award"
                label={t('own.award.confirm')}
                changed={changed}
              />
            </div>
          </Disclosure>
        )}
        {allowed.includes('archived') && paidLeft !== undefined && (
          <Disclosure summary={<span className="text-13">{t('own.action.delete')}</span>}>
            <div className="grid gap-2 pb-2">
              <p className="text-13">{paidLeft}</p>
              <p className="text-13">{t('own.delete.what')}</p>
              <DeleteForm target={target} title={title} changed={changed} deleted={deleted} isPaid />
            </div>
          </Disclosure>
        )}
      </Disclosure>
    </div>
  )
}

type ActionProps = Pick<ListingActionsProps, 'target' | 'title' | 'changed'>

type MoveFormProps = ActionProps & { readonly move: OwnMove; readonly label?: string }

function MoveForm({ target, title, move, label, changed }: MoveFormProps): ReactNode {
  const { t, send } = usePage()
  const text = label ?? t(`own.move.${move}`)

  async function undo() {
    try {
      await moveListing(send, { ...target, status: 'awarded' }, 'takeBack', {})
      await changed()
      toasts.show(t('own.moved.takeBack'))
    } catch {
      toasts.show(t('own.award.notUndone'), 'bad')
    }
  }

  return (
    <ActionForm
      id={`${move}-${target.id}`}
      label={text}
      name={t('own.action.named', { action: text, title })}
      busy={t('own.action.busy')}
      send={(options) => moveListing(send, target, move, options)}
      done={async () => {
        await changed()
        // An order that was paused would come back published.
        const canUndo = move === 'award' && target.status === 'published'
        toasts.show(
          t(`own.moved.${move}`),
          'good',
          canUndo ? { label: t('own.action.undo'), run: () => void undo() } : undefined,
        )
      }}
    />
  )
}

function DuplicateForm({ target, title }: Omit<ActionProps, 'changed'>) {
  const { t, send } = usePage()
  const router = useRouter()
  const href = useHref()
  return (
    <ActionForm
      id={`duplicate-${target.id}`}
      label={t('own.action.duplicate')}
      name={t('own.action.named', { action: t('own.action.duplicate'), title })}
      busy={t('own.action.busy')}
      send={(options) => send(duplicateOrder, { id: target.id }, options)}
      done={async ({ slug }) => {
        toasts.show(t('own.done.duplicated'))
        await router.navigate({ to: '/', href: href(`/user/advertisment/edit/order/${slug}`) })
      }}
    />
  )
}

function DeleteForm({
  target,
  title,
  changed,
  deleted,
  isPaid = false,
}: ActionProps & { readonly deleted: () => Promise<void>; readonly isPaid?: boolean }) {
  const { t, send } = usePage()
  const label = t(isPaid ? 'own.delete.confirm' : 'own.action.delete')

  async function undo() {
    try {
      await restoreListing(send, target, {})
      await changed()
      toasts.show(t('own.done.restored'))
    } catch {
      // This message names no reason. The user can try again in the list of deleted listings, which shows the error.
      toasts.show(t('own.done.notRestored'), 'bad')
    }
  }

  return (
    <ActionForm
      id={`delete-${target.id}`}
      label={label}
      name={t('own.action.named', { action: label, title })}
      busy={t('own.action.busy')}
      variant="danger"
      send={(options) => deleteListing(send, target, options)}
      done={async () => {
        await deleted()
        toasts.show(t('own.done.deleted'), 'good', { label: t('own.action.undo'), run: () => void undo() })
      }}
    />
  )
}

function RestoreForm({ target, title, changed }: ActionProps) {
  const { t, send } = usePage()
  return (
    <ActionForm
      id={`restore-${target.id}`}
      label={t('own.action.restore')}
      name={t('own.action.named', { action: t('own.action.restore'), title })}
      busy={t('own.action.busy')}
      send={(options) => restoreListing(send, target, options)}
      done={async () => {
        await changed()
        toasts.show(t('own.done.restored'))
      }}
    />
  )
}
