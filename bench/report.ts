export type Promised = {
  readonly what: string
  readonly measured: number
  readonly bound: string
  readonly isKept: boolean
}

export type Table = {
  readonly title: string
  readonly columns: readonly string[]
  readonly rows: readonly (readonly (string | number)[])[]
}

export type PartResult = { readonly tables: readonly Table[]; readonly promises: readonly Promised[] }

export function atMost(what: string, measured: number, bound: number): Promised {
  return { what, measured: round(measured), bound: `≤ ${bound}`, isKept: measured <= bound }
}

export function atLeast(what: string, measured: number, bound: number): Promised {
  return { what, measured: round(measured), bound: `≥ ${bound}`, isKept: measured >= bound }
}

export function round(value: number): number {
  return Number(value.toPrecision(3))
}

export function printPart(name: string, { tables, promises }: PartResult): void {
  console.log(`\n== ${name} ==`)
  for (const table of tables) printTable(table)
  if (promises.length === 0) return
  printTable({
    title: 'promises',
    columns: ['', 'what', 'measured', 'bound'],
    rows: promises.map(({ what, measured, bound, isKept }) => [isKept ? '✓' : '✗', what, measured, bound]),
  })
}

function printTable({ title, columns, rows }: Table): void {
  const lines = [columns, ...rows].map((row) => row.map(String))
  const widths = columns.map((_, i) => Math.max(...lines.map((line) => line[i]?.length ?? 0)))
  console.log(`\n${title}`)
  for (const line of lines) console.log(`  ${line.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join('  ')}`)
}
