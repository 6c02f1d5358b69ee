import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Returns what violates the schema.org vocabulary in structured data. The result is empty when the data is valid. */
export function vocabularyFaults(data: unknown): string[] {
  if (!isObject(data)) return ['is no object']
  const faults = data['@context'] === 'https://schema.org' ? [] : ['has no context']
  return [...faults, ...objectFaults(data, '')]
}

type Property = { readonly range: readonly string[] }
type Vocabulary = {
  /** For each type, the types whose properties it can have: the type itself and its ancestors. */
  readonly bases: ReadonlyMap<string, readonly string[]>
  readonly properties: ReadonlyMap<string, ReadonlyMap<string, Property>>
}

const TEXTS = ['Text', 'URL', 'Date', 'DateTime', 'Time']
const NUMBERS = ['Number', 'Integer', 'Float']
/** Marks a property whose value the visitor provides, such as `query-input`. The vocabulary has no such names. */
const INPUT = /-(input|output)$/

let vocabulary: Vocabulary | undefined

function objectFaults(data: Readonly<Record<string, unknown>>, at: string): string[] {
  vocabulary ??= readVocabulary()
  const { bases, properties } = vocabulary
  const type = String(data['@type'])
  const chain = bases.get(type)
  if (!chain) return [`${at}@type ${type} does not exist`]
  return Object.entries(data).flatMap(([name, value]) => {
    if (name.startsWith('@') || INPUT.test(name)) return []
    const property = chain.map((base) => properties.get(base)?.get(name)).find(Boolean)
    const where = `${at}${type}.${name}`
    if (!property) return [`${where} does not exist`]
    const values = Array.isArray(value) ? value : [value]
    if (values.length === 0) return [`${where} is empty`]
    return values.flatMap((each) => valueFaults(each, property, where))
  })
}

function valueFaults(value: unknown, { range }: Property, where: string): string[] {
  if (isObject(value)) {
    const chain = vocabulary?.bases.get(String(value['@type'])) ?? []
    const isAllowed = range.some((allowed) => allowed === value['@type'] || chain.includes(allowed))
    const wrong = isAllowed ? [] : [`${where} may not be a ${value['@type']}, only ${range.join(', ')}`]
    return [...wrong, ...objectFaults(value, `${where} > `)]
  }
  const allowed = typeof value === 'string' ? stringFits(value, range) : literalFits(value, range)
  return allowed ? [] : [`${where} may not be ${JSON.stringify(value)}, only ${range.join(', ')}`]
}

function stringFits(value: string, range: readonly string[]): boolean {
  if (value === '') return false
  // A value of an enumeration is written as a URL of schema.org.
  return range.some((each) => TEXTS.includes(each)) || value.startsWith('https://schema.org/')
}

function literalFits(value: unknown, range: readonly string[]): boolean {
  if (typeof value === 'number') return Number.isFinite(value) && range.some((each) => NUMBERS.includes(each))
  return typeof value === 'boolean' && range.includes('Boolean')
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Reads the vocabulary from type declarations that were generated from schema.org's definition. */
function readVocabulary(): Vocabulary {
  const path = fileURLToPath(import.meta.resolve('schema-dts')).replace(/\.js$/, '.d.ts')
  const source = readFileSync(path, 'utf8').replace(/\/\*\*[\s\S]*?\*\//g, '')
  const parents = new Map<string, string[]>()
  const properties = new Map<string, ReadonlyMap<string, Property>>()
  for (const [, name = '', above = '', body = ''] of source.matchAll(
    /interface (\w+)Base extends ([^{]+)\{([^}]*)\}/g,
  )) {
    parents.set(name, baseNames(above))
    properties.set(name, readProperties(body))
  }
  const bases = new Map<string, readonly string[]>()
  for (const [, above = '', type = ''] of source.matchAll(
    /Leaf(?:<[^>]*>)?(?: extends | = Omit<)([^{]+?)(?:\{|, TProperty> & \{)\s*"@type": "(\w+)"/g,
  )) {
    bases.set(type, chainOf([type, ...baseNames(above)], parents))
  }
  if (bases.size < 500) throw new Error(`Only ${bases.size} types of schema.org were read`)
  return { bases, properties }
}

function readProperties(body: string): ReadonlyMap<string, Property> {
  const found = [...body.matchAll(/"(\w+)"\?: SchemaValue<([^,]+), /g)]
  return new Map(
    found.map(([, name = '', range = '']) => [name, { range: range.split('|').map((each) => each.trim()) }]),
  )
}

function baseNames(list: string): string[] {
  return [...list.matchAll(/(\w+)Base\b/g)].map(([, name = '']) => name)
}

function chainOf(names: readonly string[], parents: ReadonlyMap<string, readonly string[]>): string[] {
  return [...new Set(names.flatMap((name) => [name, ...chainOf(parents.get(name) ?? [], parents)]))]
}
