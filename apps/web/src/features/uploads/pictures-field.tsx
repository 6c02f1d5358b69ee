import { usePage } from '../../lib/use-page.ts'
import { focusField } from './focus-field.ts'
import { PictureItem } from './picture-item.tsx'
import { type UploadFieldProps, UploadFrame } from './upload-frame.tsx'
import { moved, type UploadedPicture, uploadedPicture } from './uploaded.ts'
import { useReorder } from './use-reorder.ts'
import { useUploads } from './use-uploads.ts'
import { WaitingFiles } from './waiting-files.tsx'

export type PicturesFieldProps = UploadFieldProps & {
  readonly value: readonly UploadedPicture[]
  /** Receives an updater function, because several uploads may end at once. A React state setter can be passed here. */
  readonly onChange: (change: (value: readonly UploadedPicture[]) => readonly UploadedPicture[]) => void
  readonly max: number
  /** Errors of single pictures, by index. */
  readonly errors?: Readonly<Record<number, string>>
  /** True when the user chooses for each picture who may open it. */
  readonly offersAccess?: boolean
}

/** Upload field for pictures that the user can sort. Lists of listings show the first picture. */
export function PicturesField(props: PicturesFieldProps) {
  const { value, onChange, max, errors, onBusy, offersAccess = false, ...frame } = props
  const { t } = usePage()
  const uploads = useUploads({
    kind: 'picture',
    remaining: max - value.length,
    onBusy,
    onStored(upload) {
      const picture = uploadedPicture(upload)
      if (picture) onChange((all) => [...all, picture])
    },
  })
  const move = (from: number, to: number) => {
    onChange((all) => moved(all, from, to))
    const name = value[from]?.name ?? ''
    uploads.announce(t('uploads.news.moved', { name, place: to + 1, total: value.length }))
  }
  const reorder = useReorder(move)
  const remove = (place: number) => {
    uploads.announce(t('uploads.news.removed', { name: value[place]?.name ?? '' }))
    onChange((all) => all.toSpliced(place, 1))
    focusField(frame.id)
  }
  return (
    <UploadFrame
      {...frame}
      kind="picture"
      uploads={uploads}
      remaining={max - value.length - uploads.waiting.filter(({ fault }) => !fault).length}
      action={t('uploads.choosePictures')}
      limits={t('uploads.pictureLimits', { max })}
    >
      {value.length > 0 && (
        <ol className="grid gap-2">
          {value.map((picture, place) => (
            <PictureItem
              key={picture.uploadId}
              item={picture}
              place={place}
              total={value.length}
              error={errors?.[place]}
              drag={reorder(place)}
              onMove={(to) => move(place, to)}
              onRemove={() => remove(place)}
              onAccess={
                offersAccess
                  ? (access) => onChange((all) => all.with(place, { ...picture, access }))
                  : undefined
              }
              onAlt={(alt) => onChange((all) => all.with(place, { ...picture, alt }))}
            />
          ))}
        </ol>
      )}
      <WaitingFiles uploads={uploads} />
    </UploadFrame>
  )
}
