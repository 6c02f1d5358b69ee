import type { Picture } from '@verstat/contract'
import type { z } from 'zod/mini'

/** A stored picture, as read beside the row that holds it. */
export type PictureRow = {
  readonly id: string
  readonly width: number
  readonly height: number
  readonly widths: readonly number[]
  readonly placeholder: string
  readonly alt: string | null
}

export function viewPicture(row: PictureRow): z.input<typeof Picture> {
  return {
    id: row.id,
    url: `/media/${row.id}/${row.widths.at(-1) ?? row.width}.webp`,
    width: row.width,
    height: row.height,
    widths: [...row.widths],
    placeholder: row.placeholder,
    alt: row.alt,
  }
}

/** SQL of a picture as one JSON value, from the tables `upload` and `image`. */
export const PICTURE_JSON = `json_build_object('id', upload.id, 'width', upload.width, 'height', upload.height,
    'widths', upload.widths, 'placeholder', upload.placeholder, 'alt', image.alt)`
