import { useRouter } from '@tanstack/react-router'
import type { PendingItem } from '@verstat/contract'
import { LISTING_KINDS } from '@verstat/contract/browser'
import { localizePath } from '@verstat/i18n'
import { Badge } from '@verstat/ui/badge'
import { Checkbox } from '@verstat/ui/checkbox'
import { Chip } from '@verstat/ui/chip'
import { EmptyState } from '@verstat/ui/empty-state'
import { useMemo, useRef, useState } from 'react'
import { SiteLink, useHref } from '../../../lib/navigation/site-link.tsx'
import { useUser } from '../../../lib/session/use-user.ts'
import { usePage } from '../../../lib/use-page.ts'
import { useSelection } from '../bulk/use-selection.ts'
import { OwnNote } from '../frame/own-note.tsx'
import { PanelTitle } from '../frame/panel-title.tsx'
import { DecisionForm, type LastUndo } from './decision-form.tsx'
import { type Dictionary, ListingFields } from './listing-fields.tsx'
import type { Moderation, OpenItem } from './load-moderation.ts'
import { type ModerationQuery, moderationPath, PENDING_SORTS } from './moderation-query.ts'
import { keyOfPending, Queue, QueueBar, titleOf } from './queue.tsx'
import { type DecisionKeys, useDecisionKeys } from './use-decision-keys.ts'

export type ModerationPageProps = {
  readonly moderation: Moderation
  readonly dictionary: Dictionary
  readonly reports: number
  readonly mayDecide: boolean
}

export function ModerationPage({ moderation, dictionary, reports, mayDecide }: ModerationPageProps) {
  const { t } = usePage()
  const { query, items, total, open } = moderation
  const selection = useSelection(items, keyOfPending)
  // The next item replaces the form of the decided one, so the way back is kept here.
  const lastUndo = useRef<() => void>(undefined)
  return (
    <>
      <PanelTitle title={t('panel.moderation.title')} found={t('panel.moderation.found', { n: total })}>
        {reports > 0 && (
          <SiteLink to="/panel/feedback?topic=report" className="text-link">
            {t('panel.moderation.reports', { n: reports })}
          </SiteLink>
        )}
      </PanelTitle>
      <Filters query={query} />
      {mayDecide && <QueueBar selection={selection} />}
      {open ? (
        <div className="mt-4 grid grid-cols-1 gap-5 lg:grid-cols-[18rem_minmax(0,1fr)]">
          <Queue
            items={items}
            open={open.item.id}
            query={query}
            now={moderation.now}
            selection={mayDecide ? selection : undefined}
          />
          <Decision
            key={`${open.item.id} ${open.item.version}`}
            moderation={moderation}
            open={open}
            dictionary={dictionary}
            mayDecide={mayDecide}
            select={() => selection.toggle(open.item)}
            lastUndo={lastUndo}
          />
        </div>
      ) : (
        <EmptyState
          className="mt-4"
          title={t('panel.moderation.none')}
          text={t('panel.moderation.noneText')}
        />
      )}
    </>
  )
}

function Filters({ query }: { readonly query: ModerationQuery }) {
  const { t } = usePage()
  const href = useHref()
  const chip = (text: string, part: Partial<ModerationQuery>, selected: boolean) => (
    <li key={text}>
      <Chip href={href(moderationPath({ ...query, item: '', ...part }))} selected={selected}>
        {text}
      </Chip>
    </li>
  )
  return (
    <nav aria-label={t('panel.moderation.filters')} data-keep-focus="" className="mt-3">
      <ul className="flex flex-wrap gap-2">
        {chip(t('panel.filter.any'), { kind: undefined, what: undefined }, !query.kind && !query.what)}
        {LISTING_KINDS.map((kind) =>
          chip(
            t(kind === 'order' ? 'common.nav.orders' : 'common.nav.producers'),
            { kind: query.kind === kind ? undefined : kind },
            query.kind === kind,
          ),
        )}
        {PENDING_SORTS.map((what) =>
          chip(
            t(`panel.pendingFilter.${what}`),
            { what: query.what === what ? undefined : what },
            query.what === what,
          ),
        )}
      </ul>
    </nav>
  )
}

const KEYS = [
  ['J', 'next'],
  ['K', 'previous'],
  ['A', 'approve'],
  ['R', 'reject'],
  ['X', 'select'],
  ['U', 'undo'],
] as const

type DecisionProps = Pick<ModerationPageProps, 'moderation' | 'dictionary' | 'mayDecide'> & {
  readonly open: OpenItem
  /** Adds the open item to the selection for a bulk decision, or removes it from the selection. */
  readonly select: () => void
  /** Takes back the last decision of this visit. */
  readonly lastUndo: LastUndo
}

function Decision({
  moderation: { items, query },
  open,
  dictionary,
  select,
  lastUndo,
  ...props
}: DecisionProps) {
  const { t, locale } = usePage()
  const user = useUser()
  const router = useRouter()
  const [isRejecting, setRejecting] = useState(false)
  const { item, listing, owner } = open
  const isOwn = item.ownerId !== null && item.ownerId === user?.id
  const mayDecide = props.mayDecide && !isOwn
  const at = items.findIndex(({ id, what }) => id === item.id && what === item.what)
  const goTo = useMemo(
    () => async (to: PendingItem | undefined) => {
      await router.navigate({
        href: localizePath(moderationPath({ ...query, item: to?.id ?? '' }), locale),
        resetScroll: false,
      })
      await router.invalidate()
    },
    [router, query, locale],
  )
  const neighbour = items[at + 1] ?? items[at - 1]
  const keys = useMemo<DecisionKeys>(
    () => ({
      next: () => items[at + 1] && void goTo(items[at + 1]),
      previous: () => items[at - 1] && void goTo(items[at - 1]),
      approve: () => pressApprove(),
      reject: () => mayDecide && setRejecting(true),
      select: () => props.mayDecide && select(),
      undo: () => lastUndo.current?.(),
    }),
    [items, at, goTo, mayDecide, props.mayDecide, select, lastUndo],
  )
  const [areKeysOn, setKeysOn] = useDecisionKeys(keys)
  const { text, lang } = titleOf(item, locale)
  const revision = item.what === 'edit' ? listing.revision : null
  return (
    <section
      aria-labelledby="open-item"
      className="min-w-0 rounded-12 border border-line bg-surface px-4 pt-3"
    >
      <div className="flex flex-wrap items-center gap-2">
        <h2 id="open-item" lang={lang} className="min-w-0 text-20 wrap-anywhere">
          {text}
        </h2>
        <Badge tone={item.what === 'edit' ? 'accent' : 'neutral'}>
          {t(`panel.pendingWhat.${item.what}`)}
        </Badge>
        <Badge>{t(`panel.pendingKind.${item.kind}`)}</Badge>
      </div>
      <p className="mt-1 flex flex-wrap gap-x-4 text-13">
        {owner && (
          <SiteLink to={`/panel/users/${owner.id}`} className="text-link">
            {t('panel.moderation.owner', {
              name: `${owner.firstname} ${owner.lastname}`,
              orders: owner.listings.orders,
              producers: owner.listings.producers,
            })}
          </SiteLink>
        )}
        <SiteLink to={`/panel/listings/${item.kind}/${item.id}`} className="text-link">
          {t('panel.moderation.history')}
        </SiteLink>
      </p>
      <div className="mt-2">
        <ListingFields
          kind={item.kind}
          listing={listing}
          dictionary={dictionary}
          changes={revision?.changes}
          isPending
        />
      </div>
      {props.mayDecide && isOwn && <OwnNote>{t('panel.moderation.own')}</OwnNote>}
      {mayDecide && (
        <>
          <div className="flex flex-wrap items-center gap-x-4 py-1 text-13 text-ink-soft max-lg:hidden">
            <Checkbox
              checked={areKeysOn}
              onChange={(event) => setKeysOn(event.currentTarget.checked)}
              label={t('panel.moderation.keys')}
            />
            {KEYS.map(([key, act]) => (
              <span key={key}>
                <kbd className="rounded-4 border border-line bg-well px-1.5 font-sans">{key}</kbd>{' '}
                {t(`panel.key.${act}`)}
              </span>
            ))}
          </div>
          <DecisionForm
            open={open}
            isRejecting={isRejecting}
            setRejecting={setRejecting}
            openNext={() => goTo(neighbour)}
            reopen={() => goTo(item)}
            lastUndo={lastUndo}
          />
        </>
      )}
    </section>
  )
}

/** Submits the form instead of calling the API, because a busy form cannot be submitted twice. */
function pressApprove(): void {
  const form = document.getElementById('approve')
  if (form instanceof HTMLFormElement) form.requestSubmit()
}
