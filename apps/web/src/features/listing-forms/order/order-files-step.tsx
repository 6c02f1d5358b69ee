import { ORDER_FILES_MAX, ORDER_IMAGES_MAX } from '@verstat/contract/browser'
import { usePage } from '../../../lib/use-page.ts'
import { DocumentsField } from '../../uploads/documents-field.tsx'
import { faultsByPlace } from '../fields/faults-by-place.ts'
import { PicturesOfForm } from '../fields/pictures-of-form.tsx'
import { FieldLabel } from '../fields/text-field.tsx'
import { useField } from '../fields/use-field.ts'
import type { OrderStepProps } from './order-step.ts'

/** What shows it better than words. */
export function OrderFilesStep({ form }: OrderStepProps) {
  const { t } = usePage()
  const files = useField(form, 'files')
  return (
    <>
      <PicturesOfForm form={form} name="images" hint={t('placing.hint.images')} max={ORDER_IMAGES_MAX} />
      <DocumentsField
        id={files.id}
        label={<FieldLabel text={files.label} optional />}
        hint={t('placing.hint.files')}
        error={files.error}
        errors={faultsByPlace(form.faults, 'files')}
        max={ORDER_FILES_MAX}
        asksPublic
        value={form.fields.files}
        onChange={(change) => form.update('files', change)}
        onBusy={(count) => form.setTravelling('files', count)}
      />
    </>
  )
}
