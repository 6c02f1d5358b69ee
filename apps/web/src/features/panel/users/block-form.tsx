import { useRouter } from '@tanstack/react-router'
import type { PanelUser } from '@verstat/contract'
import { blockUser, REASON_MAX } from '@verstat/contract/browser'
import { Checkbox } from '@verstat/ui/checkbox'
import { Disclosure } from '@verstat/ui/disclosure'
import { toasts } from '../../../lib/toasts/toasts.ts'
import { usePage } from '../../../lib/use-page.ts'
import { ApiFormBox } from '../../forms/api-form-box.tsx'
import { SubmitButton } from '../../forms/submit-button.tsx'
import { useApiForm } from '../../forms/use-api-form.ts'
import { PanelField, TextArea } from '../frame/panel-field.tsx'

/** Blocks a user; the reason is e-mailed to them. */
export function BlockForm({ user }: { readonly user: PanelUser }) {
  const { t, send } = usePage()
  const router = useRouter()
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
    done: async () => {
      await router.invalidate()
      toasts.show(t('panel.block.done'))
    },
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
        <SubmitButton form={form} variant="danger" busy={t('panel.form.busy')}>
          {t('panel.block.submit')}
        </SubmitButton>
      </ApiFormBox>
    </Disclosure>
  )
}
