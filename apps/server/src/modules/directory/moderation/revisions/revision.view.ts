import { type FieldRule, type ListingKind, ORDER_FIELDS, PRODUCER_FIELDS } from '@verstat/contract'
import type { Db } from '../../directory-context.ts'
import { type LinkContext, readUploads, type StoredUploads } from '../../listing/writing/stored-uploads.ts'
import type { Revision } from './revision.repository.ts'
import { uploadIdsIn } from './revision-uploads.ts'

type Attached = { readonly uploadId: string; readonly alt?: string | null }
type StoredCertificate = { readonly file: Attached | null }

/**
 * Renders an edit in the output format of the listing, so that it can be merged over the listing. Upload ids are
 * replaced by complete pictures and documents.
 */
export async function viewRevision(
  ctx: LinkContext,
  db: Db,
  kind: ListingKind,
  { changes, ...revision }: Revision,
  reading?: { readonly isModerated: boolean },
) {
  const rules = new Map<string, FieldRule>(Object.entries(kind === 'order' ? ORDER_FIELDS : PRODUCER_FIELDS))
  const uploads = await readUploads(ctx, db, uploadIdsIn(changes), reading)
  return {
    changes: Object.fromEntries(
      Object.entries(changes).map(([field, value]) => [field, viewField(uploads, rules.get(field), value)]),
    ),
    submittedAt: revision.submittedAt.toISOString(),
    rejectedAt: revision.rejectedAt?.toISOString() ?? null,
    reason: revision.reason,
  }
}

/**
 * Renders one field. The value was validated when the edit was submitted, so `rule` tells which shape the value has.
 */
function viewField(uploads: StoredUploads, rule: FieldRule | undefined, value: unknown): unknown {
  const picture = ({ uploadId, alt = null }: Attached) => uploads.picture(uploadId, alt)
  switch (rule?.kind) {
    case 'pictures':
      return listOf(value, isAttached).flatMap((each) => picture(each) ?? [])
    case 'documents':
      return listOf(value, isAttached).flatMap(({ uploadId }) => uploads.file(uploadId) ?? [])
    case 'picture':
      return isAttached(value) ? picture(value) : null
    case 'custom':
      return rule.hasUploads ? viewCertificates(uploads, listOf(value, isCertificate)) : value
    default:
      return value
  }
}

function listOf<Item>(value: unknown, isItem: (item: unknown) => item is Item): readonly Item[] {
  return Array.isArray(value) ? value.filter(isItem) : []
}

function isAttached(value: unknown): value is Attached {
  return typeof value === 'object' && value !== null && 'uploadId' in value
}

function isCertificate(value: unknown): value is StoredCertificate {
  return typeof value === 'object' && value !== null && 'file' in value
}

function viewCertificates(uploads: StoredUploads, stored: readonly StoredCertificate[]) {
  return stored.map((certificate) => ({
    ...certificate,
    file: certificate.file && uploads.file(certificate.file.uploadId),
  }))
}
