import { useRouter } from '@tanstack/react-router'
import type { Decision, ListingKind } from '@verstat/contract'
import { decideMany, REASON_MAX } from '@verstat/contract/browser'
import { Button } from '@verstat/ui/button'
import { useRef, useState } from 'react'
import { toasts } from '../../../lib/toasts/toasts.ts'
import { usePage } from '../../../lib/use-page.ts'
import { ApiFormBox } from '../../forms/api-form-box.tsx'
import { useApiForm } from '../../forms/use-api-form.ts'
import { PanelField, TextArea } from '../frame/panel-field.tsx'
import type { Selection } from './use-selection.ts'

export type BulkItem = {
  readonly kind: ListingKind
  readonly id: string
  readonly version: number
  readonly what: 'new' | 'edit'
  readonly text: string
}

export type BulkBarProps<T> = {
  readonly selection: Selection<T>
  readonly acts: readonly Decision[]
  readonly itemOf: (row: T) => BulkItem
}

const NEEDS_REASON: ReadonlySet<Decision> = new Set(['reject', 'block'])

type Refused = { readonly key: string; readonly text: string; readonly error: string }

/** Decides about all selected listings. Names the listings whose decision was refused; they stay selected. */
export function BulkBar<T>({ selection, acts, itemOf }: BulkBarProps<T>) {
  const { t, send } = usePage()
  const router = useRouter()
  const act = useRef<Decision>('approve')
  const [asksFor, setAsksFor] = useState<Decision>()
  const [refused, setRefused] = useState<readonly Refused[]>([])
  const rows = selection.items.map((row) => ({ row, ...itemOf(row) }))
  const form = useApiForm({
    id: 'bulk',
    check: (values) =>
      NEEDS_REASON.has(act.current) && values.text('reason').trim() === ''
        ? { reason: t('panel.moderation.reasonMissing') }
        : {},
    send: (values, options) =>
      send(
        decideMany,
        {
          act: act.current,
          ...(NEEDS_REASON.has(act.current) ? { reason: values.text('reason') } : {}),
          items: rows.map(({ kind, id, version, what }) => ({ kind, id, version, what })),
        },
        options,
      ),
    async done({ results }) {
      const failed = rows.filter((_, at) => results[at]?.error != null)
      setRefused(
        results.flatMap(({ id, error }, at) =>
          error === null ? [] : [{ key: id, text: rows[at]?.text ?? id, error }],
        ),
      )
      selection.set(failed.map(({ row }) => row))
      setAsksFor(undefined)
      toasts.show(
        t('panel.bulk.done', { n: results.length - failed.length }),
        failed.length === 0 ? 'good' : 'bad',
      )
      await router.invalidate()
    },
  })
  const press = (wanted: Decision) => {
    act.current = wanted
    if (NEEDS_REASON.has(wanted)) setAsksFor(asksFor === wanted ? undefined : wanted)
    else form.props.ref.current?.requestSubmit()
  }
  return (
    <>
      {refused.length > 0 && (
        <div role="alert" className="mt-3 rounded-8 bg-bad-soft px-4 py-3 text-bad">
          <p className="font-medium">{t('panel.bulk.refused', { n: refused.length })}</p>
          <ul className="mt-1 grid gap-1">
            {refused.map(({ key, text, error }) => (
              <li key={key} className="wrap-anywhere">
                {text}: {t(reasonOf(error))}
              </li>
            ))}
          </ul>
        </div>
      )}
      {rows.length > 0 && (
        <section
          aria-label={t('panel.bulk.title')}
          className="sticky top-2 z-2 mt-3 rounded-8 border border-accent bg-surface px-4 py-3 shadow-raised"
        >
          <ApiFormBox form={form} className="gap-3">
            <div className="flex flex-wrap items-center gap-2">
              <p role="status" className="me-2 font-medium">
                {t('panel.bulk.selected', { n: rows.length })}
              </p>
              {acts.map((each) => (
                <Button
                  key={each}
                  disabled={form.isBusy}
                  variant={each === 'approve' ? 'primary' : NEEDS_REASON.has(each) ? 'danger' : 'secondary'}
                  {...(NEEDS_REASON.has(each) ? { 'aria-expanded': asksFor === each } : {})}
                  onClick={() => press(each)}
                >
                  {t(actText(each))}
                </Button>
              ))}
              <Button variant="quiet" onClick={() => selection.set([])}>
                {t('panel.bulk.clear')}
              </Button>
            </div>
            {asksFor && (
              <>
                <PanelField
                  form={form}
                  name="reason"
                  label={t('panel.bulk.reason')}
                  hint={t('panel.bulk.reasonHint')}
                >
                  {(control) => <TextArea {...control} autoFocus rows={2} maxLength={REASON_MAX} />}
                </PanelField>
                <div>
                  <Button type="submit" variant="danger" disabled={form.isBusy}>
                    {t(asksFor === 'reject' ? 'panel.bulk.rejectAll' : 'panel.bulk.blockAll', {
                      n: rows.length,
                    })}
                  </Button>
                </div>
              </>
            )}
          </ApiFormBox>
        </section>
      )}
    </>
  )
}

function actText(act: Decision) {
  if (act === 'approve') return 'panel.moderation.approve'
  if (act === 'reject') return 'panel.moderation.reject'
  return act === 'block' ? 'panel.listings.block' : 'panel.listings.unblock'
}

function reasonOf(error: string) {
  if (error === 'stale') return 'panel.bulk.stale'
  if (error === 'own_matter') return 'panel.bulk.own'
  if (error === 'move_forbidden') return 'panel.bulk.forbidden'
  return error === 'not_found' ? 'panel.bulk.gone' : 'panel.bulk.failed'
}
