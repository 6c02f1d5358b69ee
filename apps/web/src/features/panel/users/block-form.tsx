import type { PanelUser } from '@verstat/contract'
import { blockUser, REASON_MAX } from '@verstat/contract/browser'
import { Checkbox } from '@verstat/ui/checkbox'
import { Disclosure } from '@verstat/ui/disclosure'
import { usePage } from '../../../lib/use-page.ts'
import { ApiFormBox } from '../../forms/api-form-box.tsx'
import { useApiForm } from '../../forms/use-api-form.ts'
import { useReloaded } from '../../forms/use-reloaded.ts'
import { PanelField, TextArea } from '../frame/panel-field.tsx'
import { PanelSubmit } from '../frame/panel-submit.tsx'

/** Blocks a user and e-mails the reason to the user. */
export function BlockForm({ user }: { readonly user: PanelUser }) {
  const { t, send } = usePage()
  const reloaded = useReloaded()
  const form = useApiForm({
    id: 'block',
    send: (values, options) =>
      send(
        blockUser,
        {
          id: user.id,
          reason: values.text('reason'),
          pauseListings: values.isTicked('pauseListings'),
        },
        options,
      ),
    done: () => reloaded(t('panel.block.done')),
  })
  return (
    <Disclosure summary={t('panel.block.open')} className="rounded-8 border border-line bg-surface px-4">
      <ApiFormBox form={form} className="pb-4">
        <PanelField
          form={form}
          name="reason"
          label={t('panel.block.reason')}
          hint={t('panel.block.reasonHint')}
        >
          {(control) => <TextArea {...control} maxLength={REASON_MAX} required />}
        </PanelField>
        <Checkbox name="pauseListings" label={t('panel.block.pauseListings')} />
        <PanelSubmit form={form} variant="danger">
          {t('panel.block.submit')}
        </PanelSubmit>
      </ApiFormBox>
    </Disclosure>
  )
}
