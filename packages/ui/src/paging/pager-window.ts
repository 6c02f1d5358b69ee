/**
 * Returns the page numbers that a pager shows. Null stands for several pages that are left out. Near the first and the
 * last page the result is as long as in the middle.
 */
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
