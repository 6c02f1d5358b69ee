import type { FieldName, FieldRule, FieldRules } from '@verstat/contract'
import type { Insertable, Selectable } from 'kysely'
import type { Dictionaries } from '../../dictionaries/dictionary-snapshot.ts'
import { localized, localizedOrNull } from '../localized-columns.ts'

/** How a field is stored in columns of its listing's row. */
export type StoredField<Table, Name extends keyof Selectable<Table>, Value> = {
  readonly columns: readonly Name[]
  readonly read: (row: Pick<Selectable<Table>, Name>, dictionaries: Dictionaries) => Value
  readonly write: (
    value: Value,
    dictionaries: Dictionaries,
  ) => Pick<Insertable<Table>, Name & keyof Insertable<Table>>
}

/** Every one of these fields with its columns: a missing one, or one of another type, does not compile. */
export type StoredFields<Table, Fields> = {
  readonly [Field in keyof Fields]: {
    readonly columns: readonly (keyof Selectable<Table>)[]
    readonly read: (row: Selectable<Table>, dictionaries: Dictionaries) => Fields[Field]
    readonly write: (value: Fields[Field], dictionaries: Dictionaries) => Partial<Insertable<Table>>
  }
}

/** Columns that take what they hold: no numbers that arrive as text, no JSON. */
type PlainColumn<Table> = {
  [Name in keyof Selectable<Table> &
    keyof Insertable<Table> &
    string]: Selectable<Table>[Name] extends Insertable<Table>[Name] ? Name : never
}[keyof Selectable<Table> & keyof Insertable<Table> & string]

type TextColumn<Table> = {
  [Name in PlainColumn<Table>]: string | null extends Selectable<Table>[Name] ? Name : never
}[PlainColumn<Table>]

/** The ways to store a field in a table. */
export function fieldsIn<Table>() {
  type Row = Selectable<Table>
  type Written = Insertable<Table>
  type Text = { uk?: string | undefined; en?: string | undefined }

  /** Several columns, or one that holds something else than the field. */
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
      write: (value) => ({ [uk]: value?.uk ?? null, [en]: value?.en ?? null }) as Pick<Written, Uk | En>,
    }
  }

  return {
    columns,
    /** One column that holds just the field. */
    column<Name extends PlainColumn<Table>>(name: Name): StoredField<Table, Name, Row[Name]> {
      return {
        columns: [name],
        read: (row) => row[name],
        write: (value) => ({ [name]: value }) as Pick<Written, Name>,
      }
    },
    /** A text in one or both languages. */
    text<Uk extends TextColumn<Table>, En extends TextColumn<Table>>(uk: Uk, en: En) {
      return textColumns(uk, en, localized)
    },
    /** The same for a text that may be missing. */
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

/** Of stored fields those that are seen there, by the rules of their listing. */
export function seenFields<Rules extends FieldRules, Fields extends AnyFields, By extends FieldRule['seen']>(
  rules: Rules,
  fields: Fields,
  by: By,
): Pick<Fields, FieldName<Rules, { readonly seen: By }> & keyof Fields> {
  const seen = Object.entries(fields).filter(([name]) => rules[name]?.seen === by)
  return Object.fromEntries(seen) as Pick<Fields, FieldName<Rules, { readonly seen: By }> & keyof Fields>
}

/** The columns of these fields, to be selected. */
export function columnNames<Fields extends AnyFields>(fields: Fields): readonly ColumnOf<Fields>[] {
  return Object.values(fields).flatMap(({ columns }) => columns)
}

/** What a row says of these fields. */
export function readFields<Fields extends AnyFields>(
  fields: Fields,
  row: Readonly<Record<ColumnOf<Fields> & string, unknown>>,
  dictionaries: Dictionaries,
): Read<Fields> {
  const values = Object.entries(fields).map(([name, { read }]) => [name, read(row, dictionaries)])
  return Object.fromEntries(values) as Read<Fields>
}

/** The columns that hold these values. Throws where a category or a region was not checked to exist. */
export function writeFields<Fields extends AnyFields>(
  fields: Fields,
  values: Read<Fields>,
  dictionaries: Dictionaries,
): AllOf<ReturnType<Fields[keyof Fields]['write']>> {
  const columns = Object.entries(fields).map(([name, { write }]) => write(values[name], dictionaries))
  return Object.assign({}, ...columns) as AllOf<ReturnType<Fields[keyof Fields]['write']>>
}

/** The key of a region whose code was checked. */
export function regionKey(code: string, dictionaries: Dictionaries): number {
  const region = dictionaries.regionByCode(code)
  if (!region) throw new Error(`There is no region ${code}.`)
  return region.key
}

/** The keys of a leaf and of its root, whose code was checked. */
export function leafKeys(code: string, dictionaries: Dictionaries): { category_id: number; root_id: number } {
  const category = dictionaries.categoryByCode(code)
  if (!category || category.parentKey === null) throw new Error(`There is no leaf ${code}.`)
  return { category_id: category.key, root_id: category.parentKey }
}
