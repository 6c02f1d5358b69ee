import { useRouter } from '@tanstack/react-router'
import { apiErrorCode, decideRevision, REASON_MAX, undoDecision } from '@verstat/contract/browser'
import { Button } from '@verstat/ui/button'
import { type RefObject, useEffect, useRef } from 'react'
import { toasts } from '../../../lib/toasts/toasts.ts'
import { usePage } from '../../../lib/use-page.ts'
import { ApiFormBox } from '../../forms/api-form-box.tsx'
import { fieldId } from '../../forms/form-summary.tsx'
import { SubmitButton } from '../../forms/submit-button.tsx'
import { useApiForm } from '../../forms/use-api-form.ts'
import { PanelField, TextArea } from '../frame/panel-field.tsx'
import type { OpenItem } from './load-moderation.ts'
import { sendStatus } from './send-decision.ts'

const REASON_TEMPLATES = ['contacts', 'unclear', 'category', 'duplicate', 'prohibited', 'pictures'] as const

export type LastUndo = RefObject<(() => void) | undefined>

export type DecisionFormProps = {
  readonly open: OpenItem
  readonly isRejecting: boolean
  readonly setRejecting: (isRejecting: boolean) => void
  /** Opens the next item of the queue. */
  readonly openNext: () => Promise<void>
  /** Loads the same item again. */
  readonly reopen: () => Promise<void>
  readonly lastUndo: LastUndo
}

/** Approves or rejects the open item. The reason for a rejection is sent to the owner of the listing. */
export function DecisionForm({
  open: { item },
  isRejecting,
  setRejecting,
  openNext,
  reopen,
  lastUndo,
}: DecisionFormProps) {
  const { t, send } = usePage()
  const router = useRouter()
  const reason = useRef<HTMLTextAreaElement>(null)

  useEffect(() => {
    if (isRejecting) reason.current?.focus()
  }, [isRejecting])

  const decide = async (approve: boolean, rejection: string | undefined, options: object) => {
    const { id, kind, version } = item
    const why = rejection === undefined ? {} : { reason: rejection }
    if (item.what === 'edit') {
      return send(decideRevision, { kind, id, version, approve, ...why }, options)
    }
    const change = { id, status: approve ? 'published' : 'rejected', version, ...why }
    return sendStatus(send, kind, change, options)
  }
  const undoing = (decided: { readonly version: number }) => {
    const { id, kind } = item
    const run = () => {
      lastUndo.current = undefined
      void send(undoDecision, { kind, id, version: decided.version }).then(
        async () => {
          toasts.show(t('panel.moderation.undone'))
          await reopen()
        },
        () => toasts.show(t('panel.moderation.notUndone'), 'bad'),
      )
    }
    lastUndo.current = run
    return { label: t('panel.moderation.undo'), run }
  }
  const refused = (error: unknown): boolean => {
    const code = apiErrorCode(error)
    if (code !== 'stale' && code !== 'move_forbidden' && code !== 'not_found') return false
    // Another moderator has decided already, or the owner has changed the listing.
    toasts.show(t('panel.moderation.stale'), 'bad')
    void router.invalidate()
    return true
  }
  const approving = useApiForm({
    id: 'approve',
    send: (_, options) => decide(true, undefined, options),
    done: async (decided) => {
      toasts.show(t('panel.moderation.approved'), 'good', undoing(decided))
      await openNext()
    },
    refused,
  })
  const rejecting = useApiForm({
    id: 'reject',
    check: (values) =>
      values.text('reason').trim() === '' ? { reason: t('panel.moderation.reasonMissing') } : {},
    send: (values, options) => decide(false, values.text('reason'), options),
    done: async (decided) => {
      toasts.show(t('panel.moderation.rejected'), 'good', undoing(decided))
      await openNext()
    },
    refused,
  })

  function addTemplate(text: string) {
    const field = document.getElementById(fieldId('reject', 'reason'))
    if (!(field instanceof HTMLTextAreaElement)) return
    field.value = field.value.trim() === '' ? text : `${field.value.trim()}\n${text}`
    field.focus()
  }

  return (
    <div className="sticky bottom-0 -mx-4 border-t border-line bg-surface px-4 py-3 max-lg:z-1 lg:rounded-b-12">
      <div className="flex flex-wrap gap-2">
        <form {...approving.props}>
          <SubmitButton form={approving} busy={t('panel.moderation.deciding')}>
            {t('panel.moderation.approve')}
          </SubmitButton>
        </form>
        <Button variant="danger" aria-expanded={isRejecting} onClick={() => setRejecting(!isRejecting)}>
          {t('panel.moderation.reject')}
        </Button>
      </div>
      {approving.faults?.text && (
        <p role="alert" className="mt-2 font-medium text-bad">
          {approving.faults.text}
        </p>
      )}
      {isRejecting && (
        <ApiFormBox form={rejecting} className="mt-3">
          <div className="grid gap-2">
            <div className="flex flex-wrap gap-1.5">
              {REASON_TEMPLATES.map((name) => (
                <Button key={name} size="small" onClick={() => addTemplate(t(`panel.reasonText.${name}`))}>
                  {t(`panel.reasonName.${name}`)}
                </Button>
              ))}
            </div>
            <PanelField
              form={rejecting}
              name="reason"
              label={t('panel.moderation.reason')}
              hint={t('panel.moderation.reasonHint')}
            >
              {(control) => <TextArea {...control} ref={reason} rows={3} maxLength={REASON_MAX} />}
            </PanelField>
          </div>
          <div className="flex flex-wrap gap-2">
            <SubmitButton form={rejecting} variant="danger" busy={t('panel.moderation.deciding')}>
              {t('panel.moderation.sendBack')}
            </SubmitButton>
            <Button variant="quiet" onClick={() => setRejecting(false)}>
              {t('panel.moderation.cancel')}
            </Button>
          </div>
        </ApiFormBox>
      )}
    </div>
  )
}
