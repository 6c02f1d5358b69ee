/** One field of a listing. Schemas, columns, views and forms are derived from it or checked against it by types. */
export type FieldRule = FieldKind & {
  readonly step: string
  /** Shown in lists and on the page, on the page only, or only to those who manage the listing. */
  readonly seen: 'lists' | 'page' | 'owner'
  /** Edits of a published listing apply at once. By default they wait for approval. */
  readonly atOnce?: true
  /** Lists can be filtered by this choice. */
  readonly filter?: true
  /** Contains upload ids, for kinds that do not imply it. */
  readonly hasUploads?: true
}

/** The type of a field's value. Every kind but `custom` brings its schema, default, form value and labels. */
export type FieldKind =
  /** Yes, no, or null for not stated. */
  | { readonly kind: 'answer' }
  /** One of the listed values. Nullable unless it is required or has a default. */
  | {
      readonly kind: 'choice'
      readonly values: readonly string[]
      readonly default?: string
      readonly required?: true
    }
  /** A single-line text without translations. */
  | { readonly kind: 'line'; readonly min?: number; readonly max: number; readonly required?: true }
  /** A text in Ukrainian, English or both. `paragraphs` allows line breaks. */
  | {
      readonly kind: 'text' | 'paragraphs'
      readonly min?: number
      readonly max: number
      readonly required?: true
    }
  /** A list of short tags such as processes or materials. */
  | { readonly kind: 'words' }
  /** A calendar day in Kyiv. */
  | { readonly kind: 'day'; readonly required?: true }
  /** The code of a category or a region. */
  | { readonly kind: 'reference'; readonly required: true }
  | { readonly kind: 'picture' }
  | { readonly kind: 'pictures'; readonly max: number }
  | { readonly kind: 'documents'; readonly max: number }
  /** Any other type. Its schema, form value and labels are written by hand; a missing one does not compile. */
  | { readonly kind: 'custom'; readonly default: unknown; readonly required?: never }
  | { readonly kind: 'custom'; readonly required: true }

export type FieldRules = Readonly<Record<string, FieldRule>>

export type Complete<Input> = { readonly [Name in keyof Input]-?: Exclude<Input[Name], undefined> }

/** Names of the fields whose rules match `Having`, for example `FieldName<typeof ORDER_FIELDS, { seen: 'owner' }>`. */
export type FieldName<Rules, Having = unknown> = {
  [Name in keyof Rules & string]: Rules[Name] extends Having ? Name : never
}[keyof Rules & string]

/** Names of the choices that lists can be filtered by. */
export type FilterName<Rules> = FieldName<Rules, { readonly kind: 'choice'; readonly filter: true }>

export function filterNames<Rules extends FieldRules>(rules: Rules): readonly FilterName<Rules>[] {
  return fieldNames(rules).filter((name): name is FilterName<Rules> => rules[name]?.filter === true)
}

export function fieldNames<Rules extends FieldRules>(rules: Rules): readonly FieldName<Rules>[] {
  return Object.keys(rules) as FieldName<Rules>[]
}

/** Default values of all fields that are not required. */
export function fieldDefaults(rules: FieldRules): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(rules)
      .filter(([, rule]) => !('required' in rule))
      .map(([name, rule]) => [name, fieldDefault(rule)]),
  )
}

function fieldDefault(rule: FieldRule): unknown {
  if ('default' in rule) return rule.default
  return rule.kind === 'words' || rule.kind === 'pictures' || rule.kind === 'documents' ? [] : null
}

/** Whether the field's value contains upload ids. */
export function hasUploadIds(rule: FieldRule): boolean {
  return rule.hasUploads === true || ['picture', 'pictures', 'documents'].includes(rule.kind)
}
