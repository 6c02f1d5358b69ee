import type { ReactNode } from 'react'
import { SiteLink } from '../../../lib/navigation/site-link.tsx'
import { usePage } from '../../../lib/use-page.ts'
import { DocumentsField } from '../../uploads/documents-field.tsx'
import { faultsByIndex } from '../fields/faults-by-index.ts'
import { FormPictures } from '../fields/form-pictures.tsx'
import { StepFields } from '../fields/step-fields.tsx'
import { FieldLabel } from '../fields/text-field.tsx'
import { useField } from '../fields/use-field.ts'
import { AttributeFields } from './attribute-fields.tsx'
import { DrawingHints } from './drawing-hints.tsx'
import { categoryOf } from './order-form-fields.ts'
import { ORDER_FORM_RULES } from './order-form-rules.ts'
import { orderMoneyFields } from './order-money-fields.tsx'
import type { OrderStepProps } from './order-step.ts'

/** Fields that few orders need. The form shows them on demand. */
const RARE = [
  'quantityNote',
  'repeat',
  'materialBy',
  'sampleRequired',
  'ndaRequired',
  'certificates',
] as const

/** Leads to the agreement in another tab, because the form keeps unsaved answers. */
const nda = (chunks: ReactNode) => (
  <SiteLink key="nda" to="/nda" target="_blank" className="text-link">
    {chunks}
  </SiteLink>
)

export function OrderTermsStep({ form, dictionary, today, lock }: OrderStepProps) {
  const page = usePage()
  const { t } = page
  const category = categoryOf(dictionary, form.fields)
  const files = useField(form, 'files')
  const { images, files: documents } = ORDER_FORM_RULES
  return (
    <StepFields
      rules={ORDER_FORM_RULES}
      step="terms"
      form={form}
      hints={{
        budgetMode: t('placing.hint.budgetMode'),
        quantityNote: t('placing.hint.quantityNote'),
        certificates: t('placing.hint.orderCertificates'),
        ndaRequired: t.rich('placing.hint.ndaRequired', { nda }),
      }}
      folded={{ summary: t('placing.order.more'), names: RARE }}
      own={{
        attributes: category && category.fields.length > 0 && (
          <AttributeFields form={form} fields={category.fields} />
        ),
        files: (
          <DocumentsField
            id={files.id}
            label={<FieldLabel text={files.label} optional />}
            hint={t.rich('placing.hint.files', { nda })}
            error={files.error}
            errors={faultsByIndex(form.faults, 'files')}
            max={documents.max}
            offersAccess
            suggestions={(document) => (
              <DrawingHints form={form} dictionary={dictionary} document={document} />
            )}
            value={form.fields.files}
            onChange={(change) => form.update('files', change)}
            onBusy={(count) => form.setUploading('files', count)}
          />
        ),
        images: (
          <FormPictures
            form={form}
            name="images"
            hint={t('placing.hint.orderImages')}
            max={images.max}
            offersAccess
          />
        ),
        ...orderMoneyFields(page, form, today, lock),
      }}
    />
  )
}
