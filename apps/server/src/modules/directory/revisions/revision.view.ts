import type { Db } from '../directory-context.ts'
import { type LinkContext, readUploads, type StoredUploads } from '../writing/stored-uploads.ts'
import type { Revision } from './revision.repository.ts'
import { type Attached, attachments, certificates, isWords, uploadIdsIn } from './revision-uploads.ts'

/** An edit in the shapes of the listing itself, so that it can be laid over it: pictures and documents are whole. */
export async function viewRevision(ctx: LinkContext, db: Db, { changes, ...revision }: Revision) {
  const uploads = await readUploads(ctx, db, uploadIdsIn(changes))
  return {
    changes: Object.fromEntries(
      Object.entries(changes).map(([field, value]) => [field, viewField(uploads, field, value)]),
    ),
    submittedAt: revision.submittedAt.toISOString(),
    rejectedAt: revision.rejectedAt?.toISOString() ?? null,
    reason: revision.reason,
  }
}

function viewField(uploads: StoredUploads, field: string, value: unknown): unknown {
  const picture = ({ uploadId, alt = null }: Attached) => uploads.picture(uploadId, alt)
  switch (field) {
    case 'images':
    case 'gallery':
      return attachments(value).flatMap((each) => picture(each) ?? [])
    case 'files':
      return attachments(value).flatMap(({ uploadId }) => uploads.file(uploadId) ?? [])
    case 'logo':
    case 'cover':
      return attachments(value ? [value] : []).map(picture)[0] ?? null
    case 'certificates':
      return isWords(value) ? value : viewCertificates(uploads, value)
    default:
      return value
  }
}

function viewCertificates(uploads: StoredUploads, stored: unknown) {
  return certificates(stored).map((certificate) => ({
    ...certificate,
    file: certificate.file && uploads.file(certificate.file.uploadId),
  }))
}
