import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { kyivTime } from '@verstat/i18n'
import { createByteCache } from '../../../platform/process/byte-cache.ts'
import type { SendingContext } from '../drawings-context.ts'
import type { Admitted } from '../opening/admit.ts'
import { openerOf } from '../opening/opener.ts'
import { type LinkFor, linkStart } from '../opening/person-links.ts'
import { drawMark } from './draw-mark.ts'
import { stampPdf } from './stamp-pdf.ts'

export type Content = { readonly body: Buffer | Readable; readonly size: number; readonly type: string }

/** Returns a part of a file as the person of the link gets it. Undefined when the storage does not have it. */
export type MarkFile = (admitted: Admitted, link: LinkFor, part: string) => Promise<Content | undefined>

const CACHE_BYTES = 32 * 1024 * 1024

/**
 * Pictures of closed files, and PDFs of those that the owner opens by name, carry the opener's name and the time of the
 * link. Owners and staff get files as they are.
 */
export function markFor({ uploads, settings }: Pick<SendingContext, 'uploads' | 'settings'>): MarkFile {
  // A page asks for the same picture again while its link lives.
  const drawn = createByteCache<Buffer>(CACHE_BYTES)
  return async ({ file, reader }, link, part) => {
    const isMarked = settings().watermarkFiles && !file.is_public && reader !== null && !reader.isOwner
    const isPicture = part.endsWith('.webp') || part.endsWith('.avif')
    // Marked pictures are WebP in both forms, because drawing AVIF takes too long for a request.
    const name = isMarked && isPicture ? part.replace(/avif$/, 'webp') : part
    const key = [file.id, name, link.userId, link.until].join(' ')
    const known = isMarked && isPicture ? drawn.get(key) : undefined
    if (known) return contentOf(known, 'image/webp')
    const stored = await uploads.storage.get(file.id, name)
    if (!stored) return undefined
    const type = isPicture ? `image/${name.endsWith('avif') ? 'avif' : 'webp'}` : 'application/octet-stream'
    if (!isMarked) return { body: stored.stream, size: stored.size, type }
    const text = textOf(openerOf(reader)?.name ?? '', linkStart(link))
    if (isPicture) {
      const marked = await drawMark(await buffer(stored.stream), text)
      drawn.set(key, marked, marked.length)
      return contentOf(marked, 'image/webp')
    }
    if (part !== 'file' || file.access !== 'granted' || file.mime !== 'application/pdf') {
      return { body: stored.stream, size: stored.size, type }
    }
    return contentOf(await stampPdf(uploads.incoming, await buffer(stored.stream), text), type)
  }
}

function contentOf(body: Buffer, type: string): Content {
  return { body, size: body.length, type }
}

/** The same in both languages, because the file may be read by anybody. */
function textOf(name: string, at: Date): string {
  const { year, month, day, hour, minute } = kyivTime(at)
  const two = (value: number) => String(value).padStart(2, '0')
  return `${name} · ${year}-${two(month)}-${two(day)} ${two(hour)}:${two(minute)}`
}
