import type { FileAccess, Picture } from '@verstat/contract'
import type { z } from 'zod/mini'
import type { SecretKey } from '../../platform/security/secret-key.ts'
import { signedPart } from './file-links.ts'

/** The database columns that are needed to show a picture. */
export type PictureRow = {
  readonly id: string
  readonly width: number
  readonly height: number
  readonly widths: readonly number[]
  readonly placeholder: string
  readonly alt: string | null
  /** The signed path segment from `openPicture`, for private pictures. */
  readonly link?: string
  /** Whether a private picture is shown without a link. */
  readonly isHidden?: boolean
  readonly access?: FileAccess
}

export type StoredPicture = PictureRow & { readonly is_public: boolean; readonly access: FileAccess }

export type LinkContext = {
  readonly accounts: { readonly secret: Pick<SecretKey, 'sign'> }
  readonly now: () => Date
}

/**
 * Adds a link that opens a private picture for ten minutes. Use it only in responses to the picture's owner and to
 * staff.
 */
export function openPicture<Row extends { readonly id: string; readonly is_public: boolean }>(
  { accounts, now }: LinkContext,
  row: Row,
): Row & { readonly link?: string } {
  return row.is_public ? row : { ...row, link: signedPart(accounts.secret, row.id, now()) }
}

/** Marks a private picture for staff, who open it for a written reason only. */
export function hidePicture<Row extends { readonly is_public: boolean }>(
  row: Row,
): Row & { readonly isHidden?: boolean } {
  return row.is_public ? row : { ...row, isHidden: true }
}

export function viewPicture(row: PictureRow): z.input<typeof Picture> {
  return {
    id: row.id,
    url: `${folderOf(row)}/${row.widths.at(-1) ?? row.width}.webp`,
    width: row.width,
    height: row.height,
    widths: [...row.widths],
    placeholder: row.placeholder,
    alt: row.alt,
    ...(row.link === undefined && !row.isHidden ? {} : { isPublic: false, access: row.access }),
  }
}

/** Returns the folder with all widths of a picture. Pages derive the URL of each width from this folder. */
function folderOf({ id, link }: Pick<PictureRow, 'id' | 'link'>): string {
  return link === undefined ? `/media/${id}` : `/media/${id}/${link}`
}

/** SQL for a picture as JSON. It expects the table aliases `upload` and `image`. */
export const PICTURE_JSON = `json_build_object('id', upload.id, 'width', upload.width, 'height', upload.height,
    'widths', upload.widths, 'placeholder', upload.placeholder, 'alt', image.alt)`
