import type { FileAccess } from '@verstat/contract'
import { IMAGE_ALT_MAX } from '@verstat/contract/browser'
import { Badge } from '@verstat/ui/badge'
import { Button } from '@verstat/ui/button'
import { Field } from '@verstat/ui/field'
import { ChevronDown, X } from '@verstat/ui/icons'
import { Picture } from '@verstat/ui/picture'
import { TextInput } from '@verstat/ui/text-input'
import { VisuallyHidden } from '@verstat/ui/visually-hidden'
import { usePage } from '../../lib/use-page.ts'
import { AccessSelect } from './access-select.tsx'
import type { UploadedPicture } from './uploaded.ts'
import type { DragProps } from './use-reorder.ts'

export type PictureItemProps = {
  readonly item: UploadedPicture
  readonly place: number
  readonly total: number
  readonly error: string | undefined
  readonly drag: DragProps
  readonly onMove: (to: number) => void
  readonly onRemove: () => void
  readonly onAlt: (alt: string) => void
  /** Absent when the user does not choose who may open the picture. */
  readonly onAccess: ((access: FileAccess) => void) | undefined
}

/** Shows an uploaded picture, a field for its alternative text, and buttons to move and remove it. */
export function PictureItem(props: PictureItemProps) {
  const { item, place, total, error, drag, onMove, onRemove, onAlt, onAccess } = props
  const { t } = usePage()
  const { name, alt, picture, access = 'public' } = item
  return (
    <li
      {...drag}
      className="grid grid-cols-[5rem_minmax(0,1fr)] gap-x-3 gap-y-1 rounded-8 border border-line bg-surface p-2 data-over:border-accent data-over:bg-accent-soft sm:grid-cols-[7rem_minmax(0,1fr)_auto]"
    >
      <div className="cursor-grab self-start">
        <Picture
          picture={{ ...picture, alt: alt || name }}
          sizes="112px"
          ratio="4 / 3"
          className="rounded-4"
        />
      </div>
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-13 wrap-anywhere">
          {place === 0 && <Badge tone="accent">{t('uploads.first')}</Badge>}
          {name}
        </p>
        {error && <p className="text-13 font-medium text-bad">{error}</p>}
        <Field
          className="mt-1"
          label={
            <>
              {t('uploads.alt')}
              <VisuallyHidden>: {name}</VisuallyHidden>
            </>
          }
        >
          {(control) => (
            <TextInput
              {...control}
              value={alt}
              maxLength={IMAGE_ALT_MAX}
              placeholder={t('uploads.altExample')}
              onChange={({ currentTarget }) => onAlt(currentTarget.value)}
              // Selecting text in the field must not drag the whole picture.
              draggable
              onDragStart={(event) => {
                event.preventDefault()
                event.stopPropagation()
              }}
            />
          )}
        </Field>
        {onAccess && (
          <AccessSelect
            name={name || alt}
            value={access}
            onChange={onAccess}
            className="mt-2 w-full sm:w-56"
          />
        )}
      </div>
      <div className="col-span-full flex justify-end gap-1 sm:col-span-1 sm:flex-col sm:justify-start">
        <Button
          variant="quiet"
          size="icon"
          // `aria-disabled` is used and not `disabled`, because the button must keep the focus after it moved the
          // picture to the first place.
          aria-disabled={place === 0}
          aria-label={t('uploads.earlier', { name })}
          className="aria-disabled:opacity-40"
          onClick={() => place > 0 && onMove(place - 1)}
        >
          <ChevronDown size={20} className="rotate-180" />
        </Button>
        <Button
          variant="quiet"
          size="icon"
          aria-disabled={place === total - 1}
          aria-label={t('uploads.later', { name })}
          className="aria-disabled:opacity-40"
          onClick={() => place < total - 1 && onMove(place + 1)}
        >
          <ChevronDown size={20} />
        </Button>
        <Button variant="quiet" size="icon" aria-label={t('uploads.remove', { name })} onClick={onRemove}>
          <X size={20} />
        </Button>
      </div>
    </li>
  )
}
