import { type ESTree, parseSync, Visitor } from 'vite'

export type WrapOptions = {
  readonly wrapper: string
  /**
   * Returns the number of the part that a specifier loads. Returns undefined for a module from npm, and -1 when the
   * part is unknown.
   */
  readonly numberOf: (specifier: string) => Promise<number | undefined>
  /** Number of the part whose `head` the router left in this module. */
  readonly headOf?: number | undefined
}

type Edit = { readonly start: number; readonly end: number; readonly text: string }

/**
 * Wraps each `import(…)` of a part, and the `head` of a route. Returns undefined when the code has neither. Throws when
 * a part is unknown, because its messages would be missing.
 */
export async function wrapParts(code: string, options: WrapOptions): Promise<string | undefined> {
  const { wrapper, headOf } = options
  const imports: ESTree.ImportExpression[] = []
  const heads: Pick<Edit, 'start' | 'end'>[] = []
  new Visitor({
    ImportExpression: (found) => void imports.push(found),
    Property: ({ key, value }) => {
      if (headOf !== undefined && key.type === 'Identifier' && key.name === 'head') {
        heads.push(value)
      }
    },
  }).visit(parseSync('module.js', code).program)
  const edits: Edit[] = []
  for (const found of imports) edits.push(...(await importEdits(code, found, options)))
  for (const { start, end } of heads) edits.push(...around(start, end, `__headWithTexts(${headOf}, `))
  if (edits.length === 0) return undefined
  const names = 'withTexts as __withTexts, headWithTexts as __headWithTexts'
  return `import { ${names} } from ${JSON.stringify(wrapper)};\n${applyEdits(code, edits)}`
}

/** Removes the `head` of a route from the code. The rest of the code runs before the route's part is loaded. */
export function withoutHead(code: string): string {
  const edits: Edit[] = []
  new Visitor({
    Property: ({ key, value: { start, end } }) => {
      if (key.type === 'Identifier' && key.name === 'head') edits.push({ start, end, text: 'undefined' })
    },
  }).visit(parseSync('module.js', code).program)
  return applyEdits(code, edits)
}

async function importEdits(
  code: string,
  { source, start, end }: ESTree.ImportExpression,
  { numberOf }: WrapOptions,
): Promise<readonly Edit[]> {
  if (source.type !== 'Literal' || typeof source.value !== 'string') {
    throw new Error(`import(${code.slice(source.start, source.end)}) has no constant specifier`)
  }
  const part = await numberOf(source.value)
  if (part === undefined) return []
  if (part === -1) throw new Error(`${source.value} is not a known part of the app`)
  return around(start, end, `__withTexts(${part}, () => `)
}

function around(start: number, end: number, opening: string): readonly Edit[] {
  return [
    { start, end: start, text: opening },
    { start: end, end, text: ')' },
  ]
}

function applyEdits(code: string, edits: readonly Edit[]): string {
  return edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, end, text: put }) => text.slice(0, start) + put + text.slice(end), code)
}
