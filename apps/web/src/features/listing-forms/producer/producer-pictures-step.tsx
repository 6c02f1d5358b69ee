import { GALLERY_MAX } from '@verstat/contract/browser'
import { usePage } from '../../../lib/use-page.ts'
import { PictureOfForm, PicturesOfForm } from '../fields/pictures-of-form.tsx'
import type { ProducerStepProps } from './producer-step.ts'

/** What shows the work better than words. */
export function ProducerPicturesStep({ form }: ProducerStepProps) {
  const { t } = usePage()
  return (
    <>
      <PictureOfForm form={form} name="logo" shape="square" hint={t('placing.hint.logo')} />
      <PictureOfForm form={form} name="cover" shape="wide" hint={t('placing.hint.cover')} />
      <PicturesOfForm form={form} name="gallery" hint={t('placing.hint.gallery')} max={GALLERY_MAX} />
    </>
  )
}
