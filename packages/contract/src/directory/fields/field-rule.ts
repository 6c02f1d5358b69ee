/**
 * One field of a listing: what it holds, which step of the form asks for it, who sees it and what an edit of it does.
 * Schemas, columns, views, forms and moderation follow from these rules or are checked against them by types.
 */
export type FieldRule = FieldKind & {
  readonly step: string
  /** Who sees it: rows of lists and the page, the page alone, or those who manage the listing. */
  readonly seen: 'lists' | 'page' | 'owner'
  /** An edit of a published listing changes it at once; by default it waits for approval. */
  readonly atOnce?: true
  /** Lists can be filtered by it: a choice is one of the filter's values. */
  readonly filter?: true
  /** It names stored files, though its kind does not say so. */
  readonly hasUploads?: true
}

/** What a field holds. Every kind but `own` brings its schema, default, form value and words. */
export type FieldKind =
  /** Yes, no, or null: not said. */
  | { readonly kind: 'answer' }
  /** One value of a closed list, or null; never null when it is required or has a default. */
  | {
      readonly kind: 'choice'
      readonly values: readonly string[]
      readonly default?: string
      readonly required?: true
    }
  /** One line in no language. */
  | { readonly kind: 'line'; readonly min?: number; readonly max: number; readonly required?: true }
  /** A text in Ukrainian, English or both; `paragraphs` may hold line breaks. */
  | {
      readonly kind: 'text' | 'paragraphs'
      readonly min?: number
      readonly max: number
      readonly required?: true
    }
  /** Short words: processes, materials, certificates. */
  | { readonly kind: 'words' }
  /** A day in Kyiv, or null. */
  | { readonly kind: 'day'; readonly required?: true }
  /** The code of a category or a region. */
  | { readonly kind: 'reference'; readonly required: true }
  | { readonly kind: 'picture' }
  | { readonly kind: 'pictures'; readonly max: number }
  | { readonly kind: 'documents'; readonly max: number }
  /** Anything else: its schema, form value and words are written by hand, and a missing one does not compile. */
  | { readonly kind: 'own'; readonly default: unknown; readonly required?: never }
  | { readonly kind: 'own'; readonly required: true }

export type FieldRules = Readonly<Record<string, FieldRule>>

/** The input of a call with every field there. */
export type Whole<Input> = { readonly [Name in keyof Input]-?: Exclude<Input[Name], undefined> }

/** The names of the fields whose rule has these properties: `FieldName<typeof ORDER_FIELDS, { seen: 'owner' }>`. */
export type FieldName<Rules, Having = unknown> = {
  [Name in keyof Rules & string]: Rules[Name] extends Having ? Name : never
}[keyof Rules & string]

/** The names of the choices by which lists can be filtered. */
export type FilterName<Rules> = FieldName<Rules, { readonly kind: 'choice'; readonly filter: true }>

/** The same, in the order of their rules. */
export function filterNames<Rules extends FieldRules>(rules: Rules): readonly FilterName<Rules>[] {
  return Object.entries(rules).flatMap(([name, { filter }]) => (filter ? [name as FilterName<Rules>] : []))
}

/** The names of all fields, in the order of their rules. */
export function fieldNames<Rules extends FieldRules>(rules: Rules): readonly FieldName<Rules>[] {
  return Object.keys(rules) as FieldName<Rules>[]
}

/** What every field holds that nobody has filled; without those that are required. */
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

/** Whether a field names stored files. */
export function namesUploads(rule: FieldRule): boolean {
  return rule.hasUploads === true || ['picture', 'pictures', 'documents'].includes(rule.kind)
}
