import type { Deal, DealStatus } from '@verstat/contract'
import { DEAL_NOTE_MAX, DEAL_NOTE_MIN, setDealStatus } from '@verstat/contract/browser'
import { cx } from '@verstat/ui/class-names'
import { Disclosure } from '@verstat/ui/disclosure'
import { Field } from '@verstat/ui/field'
import { controlClass } from '@verstat/ui/text-input'
import { useHref } from '../../lib/navigation/site-link.tsx'
import { usePage } from '../../lib/use-page.ts'
import { ActionForm } from '../forms/action-form.tsx'
import { ApiFormBox } from '../forms/api-form-box.tsx'
import { fieldId } from '../forms/form-summary.tsx'
import { SaveButton } from '../forms/save-button.tsx'
import { useApiForm } from '../forms/use-api-form.ts'
import { useReloaded, useReloadOn } from '../forms/use-reloaded.ts'

type MovingDeal = Pick<Deal, 'id' | 'version' | 'status' | 'allowed'>
type Props = { readonly deal: MovingDeal }
type MoveProps = Props & { readonly to: DealStatus; readonly label: string }

/**
 * What leads the deal on, and below it what stops it or sends it back. Each has its row, also while one is empty: the
 * page changes when the other side acts, and then no button may come to where another was.
 */
export function DealActions({ deal }: Props) {
  const { t } = usePage()
  const { allowed, status } = deal
  if (allowed.length === 0) return null
  const labelOf = (to: DealStatus) =>
    t(`deals.act.${status === 'delivered' && to === 'active' ? 'returned' : to}`)
  const back = allowed.filter((to) => isBack(deal, to))
  const onward = allowed.filter((to) => !back.includes(to))
  return (
    <div className="grid gap-3 print:hidden">
      <div className="flex min-h-12 flex-wrap items-start gap-3">
        {onward.length === 0 && <p className="text-ink-soft">{t('deals.noMove')}</p>}
        {onward.map((to) =>
          to === 'completed' ? (
            <CompletePart key={to} deal={deal} to={to} label={labelOf(to)} />
          ) : (
            <MoveForm key={to} deal={deal} to={to} label={labelOf(to)} />
          ),
        )}
      </div>
      {back.length > 0 && (
        <div className="flex flex-wrap items-start gap-3 border-t border-line pt-3">
          {back.map((to) => (
            <Disclosure key={to} summary={labelOf(to)} className="min-w-60 rounded-8 border border-line px-3">
              <NoteForm deal={deal} to={to} label={labelOf(to)} />
            </Disclosure>
          ))}
        </div>
      )}
    </div>
  )
}

/** Moves for which the other side must read why. */
function isBack({ status }: MovingDeal, to: DealStatus): boolean {
  return to === 'declined' || to === 'cancelled' || (status === 'delivered' && to === 'active')
}

/** Completing asks once more. It is the main thing to do only after the producer has said that the work is done. */
function CompletePart({ deal, to, label }: MoveProps) {
  const { t } = usePage()
  const isDone = deal.status === 'delivered'
  return (
    <Disclosure
      summary={isDone ? <span className="font-semibold text-accent">{label}</span> : label}
      className={cx('min-w-60 rounded-8 border px-3', isDone ? 'border-accent' : 'border-line')}
    >
      <div className="grid gap-3 pb-3">
        <p className="max-w-prose text-13">{t(isDone ? 'deals.complete.what' : 'deals.complete.early')}</p>
        <MoveForm
          deal={deal}
          to={to}
          label={t('deals.complete.submit')}
          variant={isDone ? 'primary' : 'secondary'}
        />
      </div>
    </Disclosure>
  )
}

function MoveForm({
  deal: { id, version },
  to,
  label,
  variant = 'primary',
}: MoveProps & { readonly variant?: 'primary' | 'secondary' }) {
  const { t, send } = usePage()
  const href = useHref()
  const reloaded = useReloaded()
  const reloadOutdated = useReloadOn('stale', 'move_forbidden')
  return (
    <ActionForm
      id={`deal-${to}`}
      variant={variant}
      label={label}
      busy={t('offers.form.busy')}
      send={(options) => send(setDealStatus, { id, status: to, version }, options)}
      done={() => reloaded(t(to === 'completed' ? 'deals.done.completed' : 'comparison.saved'))}
      refused={reloadOutdated}
      post={{ action: href('/user/deals'), values: { id, version: String(version), act: to } }}
    />
  )
}

function NoteForm({ deal: { id, version }, to, label }: MoveProps) {
  const { t, send } = usePage()
  const href = useHref()
  const reloaded = useReloaded()
  const form = useApiForm({
    id: `deal-note-${to}`,
    send: (values, options) => {
      const note = values.text('note').trim()
      return send(setDealStatus, { id, status: to, version, ...(note ? { note } : {}) }, options)
    },
    done: () => reloaded(t('comparison.saved')),
  })
  return (
    <ApiFormBox form={form} action={href('/user/deals')} className="pb-3" brief={['note']}>
      {Object.entries({ id, version: String(version), act: to }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Field id={fieldId(form.id, 'note')} label={t('deals.note')} error={form.faults?.fields.note}>
        {(control) => (
          <textarea
            {...control}
            name="note"
            rows={3}
            required
            minLength={DEAL_NOTE_MIN}
            maxLength={DEAL_NOTE_MAX}
            className={cx(controlClass, 'field-sizing-content min-h-24 px-3')}
          />
        )}
      </Field>
      <SaveButton form={form} plain busy={t('offers.form.busy')}>
        {label}
      </SaveButton>
    </ApiFormBox>
  )
}
