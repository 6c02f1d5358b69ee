import type { FieldDef } from '@verstat/contract'

type Words = readonly [uk: string, en: string]
type Option = readonly [value: string, uk: string, en: string]
type Rights = { readonly required?: boolean; readonly filter?: boolean }

export function enumField(
  key: string,
  label: Words,
  options: readonly Option[],
  rights: Rights = {},
): FieldDef {
  return { ...base(key, 'enum', label, rights), options: list(options) }
}

export function multiField(
  key: string,
  label: Words,
  options: readonly Option[],
  rights: Rights = {},
): FieldDef {
  return { ...base(key, 'multi', label, rights), options: list(options) }
}

/** Defines a number field. `unit` is printed after the value. */
export function numberField(key: string, label: Words, unit?: Words, rights: Rights = {}): FieldDef {
  return { ...base(key, 'number', label, rights), ...(unit ? { unit: { uk: unit[0], en: unit[1] } } : {}) }
}

export function boolField(key: string, label: Words, rights: Rights = {}): FieldDef {
  return base(key, 'bool', label, rights)
}

export function textField(key: string, label: Words, rights: Rights = {}): FieldDef {
  return base(key, 'text', label, rights)
}

export const METALS: readonly Option[] = [
  ['carbon-steel', 'Конструкційна сталь', 'Carbon steel'],
  ['alloy-steel', 'Легована сталь', 'Alloy steel'],
  ['stainless-steel', 'Нержавна сталь', 'Stainless steel'],
  ['galvanised-steel', 'Оцинкована сталь', 'Galvanised steel'],
  ['aluminium', 'Алюміній', 'Aluminium'],
  ['brass', 'Латунь', 'Brass'],
  ['bronze', 'Бронза', 'Bronze'],
  ['copper', 'Мідь', 'Copper'],
  ['titanium', 'Титан', 'Titanium'],
  ['cast-iron', 'Чавун', 'Cast iron'],
]

function base(
  key: string,
  kind: FieldDef['kind'],
  [uk, en]: Words,
  { required = false, filter = false }: Rights,
): FieldDef {
  return { key, kind, label: { uk, en }, required, filter }
}

function list(options: readonly Option[]): NonNullable<FieldDef['options']> {
  return options.map(([value, uk, en]) => ({ value, label: { uk, en } }))
}
