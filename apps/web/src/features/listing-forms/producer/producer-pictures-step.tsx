import { PRODUCER_FIELDS } from '@verstat/contract/browser'
import { usePage } from '../../../lib/use-page.ts'
import { FormPicture, FormPictures } from '../fields/form-pictures.tsx'
import { StepFields } from '../fields/step-fields.tsx'
import type { ProducerStepProps } from './producer-step.ts'

export function ProducerPicturesStep({ form }: ProducerStepProps) {
  const { t } = usePage()
  return (
    <StepFields
      rules={PRODUCER_FIELDS}
      step="pictures"
      form={form}
      own={{
        logo: <FormPicture form={form} name="logo" shape="square" hint={t('placing.hint.logo')} />,
        cover: <FormPicture form={form} name="cover" shape="wide" hint={t('placing.hint.cover')} />,
        gallery: (
          <FormPictures
            form={form}
            name="gallery"
            hint={t('placing.hint.gallery')}
            max={PRODUCER_FIELDS.gallery.max}
          />
        ),
      }}
    />
  )
}
