/** Errors of the items of list field `name`, by index: `files.2.name` belongs to 2. */
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
