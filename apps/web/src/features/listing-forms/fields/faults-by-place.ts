/** What is wrong with the items of a list, by their place. */
export function faultsByPlace(
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
