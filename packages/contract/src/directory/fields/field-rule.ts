/**
 * The description of one field of a listing. Schemas, database columns, views and forms are either derived from the
 * rule or checked against the rule by the compiler.
 */
export type FieldRule = FieldKind & {
  readonly step: string
  /**
   * Who sees the field. `lists`: everyone, in lists and on the listing's page. `page`: everyone, only on the listing's
   * page. `owner`: only users who manage the listing.
   */
  readonly seen: 'lists' | 'page' | 'owner'
  /** An edit of this field applies at once to a published listing. Edits of other fields wait for approval. */
  readonly atOnce?: true
  /** Visitors can filter lists by this field. Only fields of the kind `choice` can be filters. */
  readonly filter?: true
  /**
   * The value of a `custom` field contains ids of uploads. The kinds `picture`, `pictures` and `documents` do not need
   * this flag.
   */
  readonly hasUploads?: true
}

/**
 * The type of a field's value. The kind determines the schema, the default, the form value and the labels, except
 * for the kind `custom`.
 */
export type FieldKind =
  /** Yes, no, or null if the owner has not answered. */
  | { readonly kind: 'answer' }
  /** One of the listed values. The field may be null unless it is required or has a default. */
  | {
      readonly kind: 'choice'
      readonly values: readonly string[]
      readonly default?: string
      readonly required?: true
    }
  /** A text of one line in one language. */
  | { readonly kind: 'line'; readonly min?: number; readonly max: number; readonly required?: true }
  /** A text in Ukrainian, English or both. `text` is a single line, and `paragraphs` allows line breaks. */
  | {
      readonly kind: 'text' | 'paragraphs'
      readonly min?: number
      readonly max: number
      readonly required?: true
    }
  /** A list of short tags, for example of processes or materials. */
  | { readonly kind: 'words' }
  /** A calendar day in Kyiv. */
  | { readonly kind: 'day'; readonly required?: true }
  /** The id of a category or a region, such as `lvivska`. */
  | { readonly kind: 'reference'; readonly required: true }
  | { readonly kind: 'picture' }
  | { readonly kind: 'pictures'; readonly max: number }
  | { readonly kind: 'documents'; readonly max: number }
  /** Any other type. Its schema, form value and labels are written by hand. The compiler reports a missing one. */
  | { readonly kind: 'custom'; readonly default: unknown; readonly required?: never }
  | { readonly kind: 'custom'; readonly required: true }

export type FieldRules = Readonly<Record<string, FieldRule>>

export type Complete<Input> = { readonly [Name in keyof Input]-?: Exclude<Input[Name], undefined> }

/** Names of the fields whose rules match `Having`, such as `FieldName<typeof ORDER_FIELDS, { seen: 'owner' }>`. */
export type FieldName<Rules, Having = unknown> = {
  [Name in keyof Rules & string]: Rules[Name] extends Having ? Name : never
}[keyof Rules & string]

export type FilterName<Rules> = FieldName<Rules, { readonly kind: 'choice'; readonly filter: true }>

export function filterNames<Rules extends FieldRules>(rules: Rules): readonly FilterName<Rules>[] {
  return fieldNames(rules).filter((name): name is FilterName<Rules> => rules[name]?.filter === true)
}

export function fieldNames<Rules extends FieldRules>(rules: Rules): readonly FieldName<Rules>[] {
  return Object.keys(rules) as FieldName<Rules>[]
}

/** Returns the default values of all fields that are not required. */
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

export function hasUploadIds(rule: FieldRule): boolean {
  return rule.hasUploads === true || ['picture', 'pictures', 'documents'].includes(rule.kind)
}
