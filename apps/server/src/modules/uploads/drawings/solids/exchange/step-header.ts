import type { SolidFacts } from '@verstat/contract'

/** What the text of a file says about itself, besides its geometry. */
export type Declared = Pick<SolidFacts, 'schema' | 'unit'> & { readonly products: readonly string[] }

/** Expressions have bounds for each text, so that a hostile file cannot make them slow. */
const SCHEMA = /FILE_SCHEMA\s{0,99}\(\s{0,99}\(\s{0,99}'([^']{1,200})'/
const PRODUCT =
  /=\s{0,99}PRODUCT\s{0,99}\(\s{0,99}'((?:[^']|''){0,500})'\s{0,99},\s{0,99}'((?:[^']|''){0,500})'/g

const HEADER_CHARACTERS = 100_000
const PRODUCTS_MAX = 5
const NAME_MAX = 120

/** Reads the declarations of a STEP file (ISO 10303-21). */
export function readStepHeader(content: Buffer): Declared {
  const text = content.toString('latin1')
  const schema = SCHEMA.exec(text.slice(0, HEADER_CHARACTERS))?.[1]
  return {
    schema: schema === undefined ? null : schemaName(schema),
    products: productNames(text),
    unit: lengthUnit(text),
  }
}

/** The usual short names of the application protocols. */
const PROTOCOLS: readonly (readonly [RegExp, string])[] = [
  [/^AP242/, 'AP242'],
  [/^(AUTOMOTIVE_DESIGN|AP214)/, 'AP214'],
  [/^(CONFIG_CONTROL_DESIGN|CONFIGURATION_CONTROL_3D_DESIGN|AP203)/, 'AP203'],
]

function schemaName(schema: string): string {
  const written = schema.trim().toUpperCase()
  const known = PROTOCOLS.find(([pattern]) => pattern.test(written))?.[1]
  return known ?? plain(schema.trim().split(/\s/)[0] ?? '')
}

function productNames(text: string): string[] {
  const names = new Set<string>()
  for (const [, id = '', name = ''] of text.matchAll(PRODUCT)) {
    const shown = plain(decodeText(name)) || plain(decodeText(id))
    if (shown) names.add(shown)
    if (names.size === PRODUCTS_MAX) break
  }
  return [...names]
}

function plain(text: string): string {
  const visible = text
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}]/gu, '')
    .trim()
  return [...visible].slice(0, NAME_MAX).join('')
}

/** The standard writes other letters as numbers. Many programs write UTF-8 instead. */
function decodeText(written: string): string {
  const utf8 = Buffer.from(written, 'latin1').toString('utf8')
  return (utf8.includes('\ufffd') ? written : utf8)
    .replaceAll("''", "'")
    .replaceAll(/\\X2\\((?:[0-9A-F]{4})+)\\X0\\/g, (_, digits: string) => charactersOf(digits, 4))
    .replaceAll(/\\X4\\((?:[0-9A-F]{8})+)\\X0\\/g, (_, digits: string) => charactersOf(digits, 8))
    .replaceAll(/\\X\\([0-9A-F]{2})/g, (_, digits: string) => charactersOf(digits, 2))
    .replaceAll('\\\\', '\\')
}

function charactersOf(digits: string, each: number): string {
  const codes = digits.match(new RegExp(`.{${each}}`, 'g'))?.map((code) => Number.parseInt(code, 16)) ?? []
  return codes.map((code) => (code <= 0x10ffff ? String.fromCodePoint(code) : '')).join('')
}

/** The declaration of a unit is short, and a file has only a few of them. */
const STATEMENT_MAX = 1_000
const UNITS_MAX = 500

/** An inch is declared as a multiple of a metric unit, so a file in inches contains both. The first is the one used. */
function lengthUnit(text: string): Declared['unit'] {
  const units = new Map<string, Declared['unit']>()
  let at = text.indexOf('LENGTH_UNIT')
  for (let count = 0; at >= 0 && count < UNITS_MAX; count += 1) {
    const statement = statementAround(text, at)
    const [, id, body] = /^\s*#(\d+)\s*=\s*(.*)$/s.exec(statement) ?? []
    const unit = body === undefined ? undefined : unitOf(body)
    if (id !== undefined && unit) units.set(id, unit)
    at = text.indexOf('LENGTH_UNIT', at + 1)
  }
  const used = usedUnit(text, units)
  if (used) return used
  const found = new Set(units.values())
  const [only] = found
  return found.size === 1 && only ? only : 'unknown'
}

function statementAround(text: string, at: number): string {
  const before = text.slice(Math.max(0, at - STATEMENT_MAX), at)
  const after = text.slice(at, at + STATEMENT_MAX)
  const end = after.indexOf(';')
  return before.slice(before.lastIndexOf(';') + 1) + (end < 0 ? '' : after.slice(0, end))
}

function usedUnit(text: string, units: ReadonlyMap<string, Declared['unit']>): Declared['unit'] | undefined {
  const contexts = text.matchAll(/GLOBAL_UNIT_ASSIGNED_CONTEXT\s{0,99}\(\s{0,99}\(([#\d,\s]{1,500})\)/g)
  for (const [, list = ''] of contexts)
    for (const [, id = ''] of list.matchAll(/#(\d+)/g)) {
      const unit = units.get(id)
      if (unit) return unit
    }
  return undefined
}

const NAMED: Readonly<Record<string, Declared['unit']>> = {
  INCH: 'in',
  IN: 'in',
  FOOT: 'ft',
  FEET: 'ft',
  FT: 'ft',
  MILLIMETRE: 'mm',
  MILLIMETER: 'mm',
  MM: 'mm',
  CENTIMETRE: 'cm',
  METRE: 'm',
}

function unitOf(body: string): Declared['unit'] | undefined {
  const [, name] = /CONVERSION_BASED_UNIT\s*\(\s*'([^']*)'/.exec(body) ?? []
  if (name !== undefined) return NAMED[name.trim().toUpperCase()] ?? 'unknown'
  const [, prefix] = /SI_UNIT\s*\(\s*(\$|\.\w+\.)\s*,\s*\.METRE\.\s*\)/.exec(body) ?? []
  if (prefix === '.MILLI.') return 'mm'
  if (prefix === '.CENTI.') return 'cm'
  if (prefix === '$') return 'm'
  return prefix === undefined ? undefined : 'unknown'
}
