import { Button } from '@verstat/ui/button'
import { cx } from '@verstat/ui/class-names'
import { Picture } from '@verstat/ui/picture'
import { usePage } from '../../lib/use-page.ts'
import { focusField } from './focus-field.ts'
import { type UploadFieldProps, UploadFrame } from './upload-frame.tsx'
import { type UploadedPicture, uploadedPicture } from './uploaded.ts'
import { useUploads } from './use-uploads.ts'
import { WaitingFiles } from './waiting-files.tsx'

export type PictureFieldProps = UploadFieldProps & {
  readonly value: UploadedPicture | null
  readonly onChange: (value: UploadedPicture | null) => void
  readonly shape: 'round' | 'square' | 'wide'
}

const SHAPES = {
  round: { ratio: '1', sizes: '96px', fit: 'cover', look: 'w-24 rounded-full' },
  square: { ratio: '1', sizes: '96px', fit: 'contain', look: 'w-24 rounded-8' },
  wide: {
    ratio: '3',
    sizes: '(min-width: 40rem) 24rem, 100vw',
    fit: 'cover',
    look: 'w-full max-w-sm rounded-8',
  },
} as const

/** Upload field for one picture, such as a logo or an avatar. A new picture replaces the old picture. */
export function PictureField({ value, onChange, shape, onBusy, ...frame }: PictureFieldProps) {
  const { t } = usePage()
  const { ratio, sizes, fit, look } = SHAPES[shape]
  const uploads = useUploads({
    kind: 'picture',
    remaining: 1,
    onBusy,
    onStored: (upload) => onChange(uploadedPicture(upload)),
  })
  const isUploading = uploads.waiting.some(({ fault }) => !fault)
  return (
    <UploadFrame
      {...frame}
      kind="picture"
      uploads={uploads}
      remaining={isUploading ? 0 : 1}
      action={t(value ? 'uploads.replacePicture' : 'uploads.choosePicture')}
      limits={t('uploads.pictureLimit')}
    >
      {value && (
        <div className="flex flex-wrap items-center gap-3">
          <Picture
            picture={{ ...value.picture, alt: value.alt || value.name }}
            sizes={sizes}
            ratio={ratio}
            fit={fit}
            className={cx('border border-line', look)}
          />
          <Button
            size="small"
            variant="quiet"
            aria-label={value.name ? t('uploads.remove', { name: value.name }) : undefined}
            onClick={() => {
              uploads.announce(t('uploads.news.removed', { name: value.name }))
              onChange(null)
              focusField(frame.id)
            }}
          >
            {t('uploads.removeShort')}
          </Button>
        </div>
      )}
      <WaitingFiles uploads={uploads} />
    </UploadFrame>
  )
}
