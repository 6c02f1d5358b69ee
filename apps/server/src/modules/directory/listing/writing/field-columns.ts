import type { FieldName, FieldRule, FieldRules } from '@verstat/contract'
import type { Insertable, Selectable } from 'kysely'
import type { Dictionaries } from '../../dictionaries/dictionary-snapshot.ts'
import { localized, localizedOrNull } from '../localized-columns.ts'

export type StoredField<Table, Name extends keyof Selectable<Table>, Value> = {
  readonly columns: readonly Name[]
  readonly read: (row: Pick<Selectable<Table>, Name>, dictionaries: Dictionaries) => Value
  readonly write: (
    value: Value,
    dictionaries: Dictionaries,
  ) => Pick<Insertable<Table>, Name & keyof Insertable<Table>>
}

/** Maps every field to its columns. If a field is missing or has a wrong type, the code does not compile. */
export type StoredFields<Table, Fields> = {
  readonly [Field in keyof Fields]: {
    readonly columns: readonly (keyof Selectable<Table>)[]
    readonly read: (row: Selectable<Table>, dictionaries: Dictionaries) => Fields[Field]
    readonly write: (value: Fields[Field], dictionaries: Dictionaries) => Partial<Insertable<Table>>
  }
}

/**
 * Names of the columns that are read and written as the same type. Numeric columns are read as text, and JSON columns
 * are written as text, so they are not included.
 */
type PlainColumn<Table> = {
  [Name in keyof Selectable<Table> &
    keyof Insertable<Table> &
    string]: Selectable<Table>[Name] extends Insertable<Table>[Name] ? Name : never
}[keyof Selectable<Table> & keyof Insertable<Table> & string]

type TextColumn<Table> = {
  [Name in PlainColumn<Table>]: string | null extends Selectable<Table>[Name] ? Name : never
}[PlainColumn<Table>]

/** Builds an object from entries. The caller states the type, because the compiler cannot derive it from entries. */
function fromEntries<Shape>(entries: readonly (readonly [string, unknown])[]): Shape {
  return Object.fromEntries(entries) as Shape
}

export function fieldsIn<Table>() {
  type Row = Selectable<Table>
  type Written = Insertable<Table>
  type Text = { uk?: string | undefined; en?: string | undefined }

  /** Maps a field to several columns, or to one column whose value must be converted. */
  function columns<Name extends keyof Row & keyof Written, Value>(
    names: readonly Name[],
    read: (row: Pick<Row, Name>, dictionaries: Dictionaries) => Value,
    write: (value: NoInfer<Value>, dictionaries: Dictionaries) => Pick<Written, Name>,
  ): StoredField<Table, Name, Value> {
    return { columns: names, read, write }
  }

  function textColumns<Uk extends TextColumn<Table>, En extends TextColumn<Table>, Value extends Text | null>(
    uk: Uk,
    en: En,
    read: (uk: string | null, en: string | null) => Value,
  ): StoredField<Table, Uk | En, Value> {
    return {
      columns: [uk, en],
      read: (row) => read(row[uk] as string | null, row[en] as string | null),
      write: (value) =>
        fromEntries([
          [uk, value?.uk ?? null],
          [en, value?.en ?? null],
        ]),
    }
  }

  return {
    columns,
    /** Maps a field to one column without conversion. */
    column<Name extends PlainColumn<Table>>(name: Name): StoredField<Table, Name, Row[Name]> {
      return {
        columns: [name],
        read: (row) => row[name],
        write: (value) => fromEntries([[name, value]]),
      }
    },
    text<Uk extends TextColumn<Table>, En extends TextColumn<Table>>(uk: Uk, en: En) {
      return textColumns(uk, en, localized)
    },
    optionalText<Uk extends TextColumn<Table>, En extends TextColumn<Table>>(uk: Uk, en: En) {
      return textColumns(uk, en, localizedOrNull)
    },
  }
}

// biome-ignore lint/suspicious/noExplicitAny: the shape of any table's fields; `StoredFields` checks each table.
type AnyFields = Readonly<Record<string, StoredField<any, any, any>>>
type Read<Fields extends AnyFields> = { [Field in keyof Fields]: ReturnType<Fields[Field]['read']> }
type ColumnOf<Fields extends AnyFields> = Fields[keyof Fields]['columns'][number]
type AllOf<Union> = (Union extends unknown ? (each: Union) => void : never) extends (all: infer All) => void
  ? All
  : never

export function visibleFields<
  Rules extends FieldRules,
  Fields extends AnyFields,
  By extends FieldRule['seen'],
>(
  rules: Rules,
  fields: Fields,
  by: By,
): Pick<Fields, FieldName<Rules, { readonly seen: By }> & keyof Fields> {
  const seen = Object.entries(fields).filter(([name]) => rules[name]?.seen === by)
  return fromEntries(seen)
}

export function columnNames<Fields extends AnyFields>(fields: Fields): readonly ColumnOf<Fields>[] {
  return Object.values(fields).flatMap(({ columns }) => columns)
}

export function readFields<Fields extends AnyFields>(
  fields: Fields,
  row: Readonly<Record<ColumnOf<Fields> & string, unknown>>,
  dictionaries: Dictionaries,
): Read<Fields> {
  const values = Object.entries(fields).map(([name, { read }]) => [name, read(row, dictionaries)] as const)
  return fromEntries(values)
}

/**
 * Returns the column values of the fields. Throws for unknown categories and regions, so the caller must have validated
 * the fields.
 */
export function writeFields<Fields extends AnyFields>(
  fields: Fields,
  values: Read<Fields>,
  dictionaries: Dictionaries,
): AllOf<ReturnType<Fields[keyof Fields]['write']>> {
  const columns = Object.entries(fields).flatMap(([name, { write }]) =>
    Object.entries(write(values[name], dictionaries)),
  )
  return fromEntries(columns)
}

export function regionKey(code: string, dictionaries: Dictionaries): number {
  const region = dictionaries.regionByCode(code)
  if (!region) throw new Error(`There is no region ${code}.`)
  return region.key
}

export function leafKeys(code: string, dictionaries: Dictionaries): { category_id: number; root_id: number } {
  const category = dictionaries.categoryByCode(code)
  if (!category || category.parentKey === null) throw new Error(`There is no leaf ${code}.`)
  return { category_id: category.key, root_id: category.parentKey }
}
