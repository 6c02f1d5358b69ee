/** Every upload that an edit names. */
export function uploadIdsIn(changes: Readonly<Record<string, unknown>>): string[] {
  const lists = ['images', 'files', 'gallery'].flatMap((field) => attachments(changes[field]))
  const single = ['logo', 'cover'].flatMap((field) => attachments(changes[field] ? [changes[field]] : []))
  return [...lists, ...single, ...copies(changes.certificates)].map(({ uploadId }) => uploadId)
}

export type Attached = { readonly uploadId: string; readonly alt?: string | null }
type StoredCertificate = { readonly file: { readonly uploadId: string } | null }

// What an edit stored was checked when it came and written by us, so its shape is known.
export function attachments(stored: unknown): readonly Attached[] {
  return (stored ?? []) as readonly Attached[]
}

export function certificates(stored: unknown): readonly StoredCertificate[] {
  return (stored ?? []) as readonly StoredCertificate[]
}

/** An order's certificates are words, a producer's are entries with copies. */
export function isWords(value: unknown): boolean {
  return Array.isArray(value) && value.every((each) => typeof each === 'string')
}

function copies(stored: unknown) {
  return isWords(stored) ? [] : certificates(stored).flatMap(({ file }) => file ?? [])
}
