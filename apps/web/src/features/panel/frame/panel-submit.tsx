import { usePage } from '../../../lib/use-page.ts'
import { SubmitButton, type SubmitButtonProps } from '../../forms/submit-button.tsx'

export function PanelSubmit(props: Omit<SubmitButtonProps, 'busy'>) {
  const { t } = usePage()
  return <SubmitButton {...props} busy={t('panel.form.busy')} />
}
