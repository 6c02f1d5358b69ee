import { PRODUCER_FIELDS } from '@verstat/contract/browser'
import { usePage } from '../../../lib/use-page.ts'
import { PictureOfForm, PicturesOfForm } from '../fields/pictures-of-form.tsx'
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
        logo: <PictureOfForm form={form} name="logo" shape="square" hint={t('placing.hint.logo')} />,
        cover: <PictureOfForm form={form} name="cover" shape="wide" hint={t('placing.hint.cover')} />,
        gallery: (
          <PicturesOfForm
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
