/** The page numbers of a pager, null for a gap of several. Near an end the window shifts inwards to keep its width. */
export function pagerWindow(page: number, pages: number): Array<number | null> {
  const first = Math.max(1, Math.min(page - 1, pages - 3))
  const last = Math.min(pages, Math.max(page + 1, 4))
  const numbers = [...new Set([1, ...range(first, last), pages])]
  return numbers.flatMap((number, at) => {
    const skipped = number - (numbers[at - 1] ?? number) - 1
    if (skipped === 1) return [number - 1, number]
    return skipped > 1 ? [null, number] : [number]
  })
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, at) => from + at)
}
