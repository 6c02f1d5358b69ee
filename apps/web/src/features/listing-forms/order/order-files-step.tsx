import { usePage } from '../../../lib/use-page.ts'
import { DocumentsField } from '../../uploads/documents-field.tsx'
import { faultsByIndex } from '../fields/faults-by-index.ts'
import { FormPictures } from '../fields/form-pictures.tsx'
import { StepFields } from '../fields/step-fields.tsx'
import { FieldLabel } from '../fields/text-field.tsx'
import { useField } from '../fields/use-field.ts'
import { ORDER_FORM_RULES } from './order-form-rules.ts'
import type { OrderStepProps } from './order-step.ts'

export function OrderFilesStep({ form }: OrderStepProps) {
  const { t } = usePage()
  const files = useField(form, 'files')
  const { images, files: documents } = ORDER_FORM_RULES
  return (
    <StepFields
      rules={ORDER_FORM_RULES}
      step="files"
      form={form}
      own={{
        images: <FormPictures form={form} name="images" hint={t('placing.hint.images')} max={images.max} />,
        files: (
          <DocumentsField
            id={files.id}
            label={<FieldLabel text={files.label} optional />}
            hint={t('placing.hint.files')}
            error={files.error}
            errors={faultsByIndex(form.faults, 'files')}
            max={documents.max}
            offersPublic
            value={form.fields.files}
            onChange={(change) => form.update('files', change)}
            onBusy={(count) => form.setUploading('files', count)}
          />
        ),
      }}
    />
  )
}
