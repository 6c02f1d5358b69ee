import * as z from 'zod/mini'
import { AttachedDocument, AttachedPicture } from '../../uploads/attachment.ts'
import { Code, Day, FileLink, LocalizedText, Picture } from '../../wire.ts'
import { bilingual, line, paragraphs, Words } from '../writing.ts'
import type { FieldName, FieldRule, FieldRules, FilterName } from './field-rule.ts'

type Kind<K extends FieldRule['kind']> = Extract<FieldRule, { readonly kind: K }>
type Text = { uk?: string | undefined; en?: string | undefined }
/** The value may be null unless the rule is required or has a default. */
type NullUnlessSet<Rule, Value> = Rule extends { readonly required: true } | { readonly default: string }
  ? Value
  : Value | null

export type FieldInput<Rule> = Rule extends { readonly kind: 'answer' }
  ? boolean | null
  : Rule extends { readonly kind: 'choice'; readonly values: readonly (infer Value)[] }
    ? NullUnlessSet<Rule, Value>
    : Rule extends { readonly kind: 'line' | 'day' | 'reference' }
      ? NullUnlessSet<Rule, string>
      : Rule extends { readonly kind: 'text' | 'paragraphs' }
        ? NullUnlessSet<Rule, Text>
        : Rule extends { readonly kind: 'words' }
          ? string[]
          : Rule extends { readonly kind: 'picture' }
            ? AttachedPicture | null
            : Rule extends { readonly kind: 'pictures' }
              ? AttachedPicture[]
              : Rule extends { readonly kind: 'documents' }
                ? AttachedDocument[]
                : never

export type FieldOutput<Rule> = Rule extends { readonly kind: 'picture' }
  ? Picture | null
  : Rule extends { readonly kind: 'pictures' }
    ? Picture[]
    : Rule extends { readonly kind: 'documents' }
      ? FileLink[]
      : FieldInput<Rule>

type Entry = readonly [name: string, schema: z.ZodMiniType]

/**
 * Builds an object from entries. The caller states the type `Shape`, because the compiler cannot derive it from
 * entries.
 */
function fromEntries<Shape>(entries: readonly Entry[]): Shape {
  return Object.fromEntries(entries) as Shape
}

type Schema<Value> = z.ZodMiniType<Value, Value>

function inputSchema(rule: Exclude<FieldRule, Kind<'custom'>>): z.ZodMiniType {
  switch (rule.kind) {
    case 'answer':
      return z.nullable(z.boolean())
    case 'choice':
      return 'default' in rule || rule.required ? z.enum(rule.values) : z.nullable(z.enum(rule.values))
    case 'line':
      return nullableUnlessRequired(rule, line(rule.min ?? 1, rule.max))
    case 'text':
      return nullableUnlessRequired(rule, bilingual(line(rule.min ?? 1, rule.max)))
    case 'paragraphs':
      return nullableUnlessRequired(rule, bilingual(paragraphs(rule.min ?? 1, rule.max)))
    case 'words':
      return Words
    case 'day':
      return nullableUnlessRequired(rule, Day)
    case 'reference':
      return Code
    case 'picture':
      return z.nullable(AttachedPicture)
    case 'pictures':
      return z.array(AttachedPicture).check(z.maxLength(rule.max))
    case 'documents':
      return z.array(AttachedDocument).check(z.maxLength(rule.max))
  }
}

/** The output schema of a field. It has no limits because stored values were validated when they were written. */
function outputSchema(rule: Exclude<FieldRule, Kind<'custom'>>): z.ZodMiniType {
  switch (rule.kind) {
    case 'line':
      return nullableUnlessRequired(rule, z.string())
    case 'text':
    case 'paragraphs':
      return nullableUnlessRequired(rule, LocalizedText)
    case 'words':
      return z.array(z.string())
    case 'picture':
      return z.nullable(Picture)
    case 'pictures':
      return z.array(Picture)
    case 'documents':
      return z.array(FileLink)
    default:
      return inputSchema(rule)
  }
}

function nullableUnlessRequired(rule: { readonly required?: true }, schema: z.ZodMiniType): z.ZodMiniType {
  return rule.required ? schema : z.nullable(schema)
}

type CustomName<Rules, Having = unknown> = FieldName<Rules, Having & { readonly kind: 'custom' }>
type CustomShape<Name extends string> = Readonly<Record<Name, z.ZodMiniType>>

type InputShape<Rules, Custom> = {
  [Name in keyof Rules]: Name extends keyof Custom ? Custom[Name] : Schema<FieldInput<Rules[Name]>>
}

/** Returns the input schemas of all fields. `custom` contains the schemas of the fields of the kind `custom`. */
export function inputShape<const Rules extends FieldRules, Custom extends CustomShape<CustomName<Rules>>>(
  rules: Rules,
  custom: Custom,
): InputShape<Rules, Custom> {
  const shape = Object.entries(rules).map(
    ([name, rule]): Entry => [name, rule.kind === 'custom' ? Reflect.get(custom, name) : inputSchema(rule)],
  )
  return fromEntries(shape)
}

type NewShape<Rules, Fields> = {
  [Name in keyof Fields]: Name extends FieldName<Rules, { readonly required: true }>
    ? Fields[Name]
    : z.ZodMiniOptional<Fields[Name] & z.ZodMiniType>
}

/** Returns the input schemas for creating a listing. Fields that are not required become optional. */
export function newShape<
  const Rules extends FieldRules,
  Fields extends Readonly<Record<string, z.ZodMiniType>>,
>(rules: Rules, fields: Fields): NewShape<Rules, Fields> {
  const shape = Object.entries(fields).map(([name, schema]): Entry => {
    const rule = rules[name]
    return [name, rule && 'required' in rule ? schema : z.optional(schema)]
  })
  return fromEntries(shape)
}

type OutputShape<Rules, By, Custom> = {
  [Name in FieldName<Rules, { readonly seen: By }>]: Name extends keyof Custom
    ? Custom[Name]
    : Schema<FieldOutput<Rules[Name]>>
}

/**
 * Returns the output schemas of the fields whose `seen` is the given value. `custom` contains the schemas of the
 * fields of the kind `custom`.
 */
export function outputShape<
  const Rules extends FieldRules,
  const By extends FieldRule['seen'],
  Custom extends CustomShape<CustomName<Rules, { readonly seen: By }>>,
>(rules: Rules, by: By, custom: Custom): OutputShape<Rules, By, Custom> {
  const shape = Object.entries(rules).flatMap(([name, rule]): Entry[] => {
    if (rule.seen !== by) return []
    return [[name, rule.kind === 'custom' ? Reflect.get(custom, name) : outputSchema(rule)]]
  })
  return fromEntries(shape)
}

type FilterShape<Rules> = {
  [Name in FilterName<Rules>]: z.ZodMiniOptional<Schema<NonNullable<FieldInput<Rules[Name]>>>>
}

export function filterShape<const Rules extends FieldRules>(rules: Rules): FilterShape<Rules> {
  const shape = Object.entries(rules).flatMap(([name, rule]): Entry[] =>
    rule.filter && rule.kind === 'choice' ? [[name, z.optional(z.enum(rule.values))]] : [],
  )
  return fromEntries(shape)
}
