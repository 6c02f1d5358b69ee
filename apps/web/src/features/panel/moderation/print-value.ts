import type { Category, Currency, FileAccess, Picture, Region } from '@verstat/contract'
import type { Format, Translator } from '@verstat/i18n'
import { MESSENGER_NAMES } from '../../../lib/texts/messenger-names.ts'
import { CHOICE_WORDS } from '../../listing/facts/choice-words.ts'

/** Values that `printField` needs to print the fields of a listing. */
export type PrintContext = {
  readonly t: Translator
  readonly format: Format
  /** Categories that the listing refers to. Their `fields` describe the attributes of the listing. */
  readonly categories: readonly Category[]
  readonly regions: readonly Region[]
  readonly currency: Currency
}

/** Prints a value as text, or '' when the value is empty. */
export function printField(context: PrintContext, name: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return ''
  const { t, format } = context
  if (typeof value === 'boolean') return t(value ? 'panel.fact.yes' : 'panel.fact.no')
  if (typeof value === 'number') {
    // Years have no thousands separator.
    if (name === 'foundedYear') return String(value)
    return name === 'budgetMin' || name === 'budgetMax'
      ? format.money(value, context.currency)
      : format.number(value, 3)
  }
  if (typeof value === 'string') return printText(context, name, value)
  if (Array.isArray(value)) {
    const single = SINGULAR[name] ?? name
    const isTable = value.some((each) => typeof each === 'object')
    return value.map((each) => printField(context, single, each)).join(isTable ? '\n' : ', ')
  }
  if (isPicture(value)) return value.alt ?? ''
  if (isNamed(value)) return value.name
  if (typeof value !== 'object') return ''
  if (name === 'attributes') {
    return Object.entries(value)
      .map(([key, part]) => printAttribute(context, key, part))
      .join('\n')
  }
  const parts = new Map<string, unknown>(Object.entries(value))
  if ([...parts.keys()].some((key) => LANGUAGES.has(key))) return printWritten(context, parts)
  return [...parts]
    .map(([key, part]) => printField(context, key, part))
    .filter((text) => text !== '')
    .join(', ')
}

/** Languages are printed in this order, whatever their order in the database. */
const LANGUAGES = new Map([
  ['uk', 'УКР'],
  ['en', 'ENG'],
])

function printWritten(context: PrintContext, parts: ReadonlyMap<string, unknown>): string {
  return [...LANGUAGES]
    .map(([code, mark]) => [mark, printField(context, code, parts.get(code))] as const)
    .filter(([, text]) => text !== '')
    .map(([mark, text]) => `${mark}: ${text}`)
    .join('\n\n')
}

const SINGULAR: Readonly<Record<string, string>> = { categoryIds: 'categoryId', serviceRegionIds: 'regionId' }

function printText({ t, format, categories, regions }: PrintContext, name: string, value: string): string {
  const locale = t.locale
  switch (name) {
    case 'categoryId':
      return categories.find(({ id }) => id === value)?.name[locale] ?? value
    case 'regionId':
      return regions.find(({ id }) => id === value)?.name[locale] ?? value
    case 'messengers':
      return new Map(Object.entries(MESSENGER_NAMES)).get(value) ?? value
    case 'offersUntil':
    case 'neededBy':
    case 'acceptingFrom':
    case 'closedUntil':
    case 'validUntil':
      return /^\d{4}-\d{2}-\d{2}/.test(value) ? format.fullDay(value.slice(0, 10)) : value
    default: {
      const key = TEXT_OF_VALUE[name]?.(value)
      return key !== undefined && t.has(key) ? t(key) : value
    }
  }
}

/** Message keys for values with fixed choices. For some fields the panel has shorter texts than other pages. */
const TEXT_OF_VALUE: Readonly<Record<string, (value: string) => string>> = {
  ...CHOICE_WORDS,
  contactShow: (value) => `panel.value.${value}`,
  show: (value) => `panel.value.${value}`,
  budgetMode: (value) => `panel.value.${value}`,
  budgetPer: (value) => `panel.value.${value}`,
}

/**
 * Prints an attribute with its label, such as «Метал: Конструкційна сталь». When the category no longer has the field,
 * the key replaces the label.
 */
function printAttribute(context: PrintContext, key: string, value: unknown): string {
  const { locale } = context.t
  const field = context.categories.flatMap(({ fields }) => fields).find((each) => each.key === key)
  const texts = [value].flat().map((each: unknown) => {
    const option = field?.options?.find((known) => known.value === each)
    return option?.label[locale] ?? printField(context, key, each)
  })
  const unit = field?.unit ? `\u00a0${field.unit[locale]}` : ''
  return `${field?.label[locale] ?? key}: ${texts.join(', ')}${unit}`
}

export function picturesOf(value: unknown): readonly Picture[] {
  if (isPicture(value)) return [value]
  return Array.isArray(value) ? value.filter(isPicture) : []
}

export type PrintedFile = {
  readonly id: string
  readonly name: string
  readonly url: string
  /** Who may open a file of an order. */
  readonly access?: FileAccess
}

/** Returns the files inside a value, including the scanned copies inside certificates. */
export function filesOf(value: unknown): readonly PrintedFile[] {
  if (!Array.isArray(value)) return []
  return value
    .map((each: unknown) => (hasCopy(each) ? each.file : each))
    .filter(isNamed)
    .filter(({ url }) => typeof url === 'string')
}

function isPicture(value: unknown): value is Picture {
  return typeof value === 'object' && value !== null && 'widths' in value && 'url' in value
}

function hasCopy(value: unknown): value is { readonly file: unknown } {
  return typeof value === 'object' && value !== null && 'file' in value
}

function isNamed(value: unknown): value is PrintedFile {
  return typeof value === 'object' && value !== null && 'mime' in value && 'name' in value
}
