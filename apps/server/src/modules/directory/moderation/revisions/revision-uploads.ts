/** Returns all upload ids in the fields of an edit, at any depth. */
export function uploadIdsIn(changes: unknown): string[] {
  if (Array.isArray(changes)) return changes.flatMap(uploadIdsIn)
  if (typeof changes !== 'object' || changes === null) return []
  if ('uploadId' in changes) return [String(changes.uploadId)]
  return Object.values(changes).flatMap(uploadIdsIn)
}
