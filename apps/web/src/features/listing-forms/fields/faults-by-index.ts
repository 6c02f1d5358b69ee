/**
 * Returns the errors of the items of the list field `name`, by the index of the item. For example, the error of
 * `files.2.name` has the index 2.
 */
export function faultsByIndex(
  faults: Readonly<Record<string, string>>,
  name: string,
): Readonly<Record<number, string>> {
  const found: Record<number, string> = {}
  for (const [path, text] of Object.entries(faults)) {
    const [field, place] = path.split('.')
    if (field === name && place !== undefined) found[Number(place)] ??= text
  }
  return found
}
