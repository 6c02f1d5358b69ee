import type { ListingKind } from '@verstat/contract'
import { REASON_MAX } from '@verstat/contract/browser'
import { Disclosure } from '@verstat/ui/disclosure'
import { usePage } from '../../../lib/use-page.ts'
import { ApiFormBox } from '../../forms/api-form-box.tsx'
import { useApiForm } from '../../forms/use-api-form.ts'
import { useReloaded, useReloadOn } from '../../forms/use-reloaded.ts'
import { PanelField, TextArea } from '../frame/panel-field.tsx'
import { PanelSubmit } from '../frame/panel-submit.tsx'
import { sendStatus } from '../moderation/send-decision.ts'

export type BlockListingFormProps = {
  readonly kind: ListingKind
  readonly id: string
  readonly version: number
}

/** Blocks a listing and e-mails the reason to its owner. */
export function BlockListingForm({ kind, id, version }: BlockListingFormProps) {
  const { t, send } = usePage()
  const reloaded = useReloaded()
  const form = useApiForm({
    id: 'block-listing',
    send: (values, options) =>
      sendStatus(send, kind, { id, status: 'blocked', reason: values.text('reason'), version }, options),
    done: () => reloaded(t('panel.listings.blocked')),
    refused: useReloadOn('stale'),
  })
  return (
    <Disclosure summary={t('panel.listings.block')} className="rounded-8 border border-line bg-surface px-4">
      <ApiFormBox form={form} className="pb-4">
        <PanelField
          form={form}
          name="reason"
          label={t('panel.block.reason')}
          hint={t('panel.listings.blockHint')}
        >
          {(control) => <TextArea {...control} maxLength={REASON_MAX} required />}
        </PanelField>
        <PanelSubmit form={form} variant="danger">
          {t('panel.listings.blockSubmit')}
        </PanelSubmit>
      </ApiFormBox>
    </Disclosure>
  )
}
