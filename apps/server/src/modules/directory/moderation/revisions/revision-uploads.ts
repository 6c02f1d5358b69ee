/** Every upload that an edit names, wherever it stands in its fields. */
export function uploadIdsIn(changes: unknown): string[] {
  if (Array.isArray(changes)) return changes.flatMap(uploadIdsIn)
  if (typeof changes !== 'object' || changes === null) return []
  if ('uploadId' in changes) return [String(changes.uploadId)]
  return Object.values(changes).flatMap(uploadIdsIn)
}
