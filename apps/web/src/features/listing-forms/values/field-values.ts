import type { FieldName, FieldRule, FieldRules, FileLink, Picture, Written } from '@verstat/contract'
import type { UploadedDocument, UploadedPicture } from '../../uploads/uploaded.ts'
import { documentParts, pictureParts, shownDocument, shownPicture } from './attached.ts'
import { readAnswer, typedAnswer, written } from './form-fields.ts'

type Of<Rules, Kind extends FieldRule['kind']> = FieldName<Rules, { readonly kind: Kind }>
type Known = Exclude<FieldRule['kind'], 'own'>

/**
 * Form values of the fields whose `kind` defines them: a bilingual text has one path per language, a picture is a
 * list.
 */
export type FormValues<Rules> = Readonly<
  Record<Of<Rules, 'answer' | 'choice' | 'line' | 'day' | 'reference'>, string> &
    Record<`${Of<Rules, 'text' | 'paragraphs'>}.${'uk' | 'en'}`, string> &
    Record<Of<Rules, 'words'>, readonly string[]> &
    Record<Of<Rules, 'picture' | 'pictures'>, readonly UploadedPicture[]> &
    Record<Of<Rules, 'documents'>, readonly UploadedDocument[]>
>

/** The same fields in a request body. */
export type BodyValues<Rules> = { [Name in Of<Rules, Known>]: Written<Rules[Name]> }

type Values = Readonly<Record<string, unknown>>

/** Values of an empty form: no default that readers would take for a fact. */
export function emptyValues<Rules extends FieldRules>(rules: Rules): FormValues<Rules> {
  return collect(rules, (name, rule) => formValue(name, rule, undefined)) as FormValues<Rules>
}

/** Form values of an existing listing. */
export function formValues<Rules extends FieldRules>(rules: Rules, listing: Values): FormValues<Rules> {
  return collect(rules, (name, rule) => formValue(name, rule, listing[name])) as FormValues<Rules>
}

/** Request body for the form's values. */
export function bodyValues<Rules extends FieldRules>(
  rules: Rules,
  form: FormValues<Rules>,
): BodyValues<Rules> {
  return collect(rules, (name, rule) => ({ [name]: bodyValue(name, rule, form) })) as BodyValues<Rules>
}

type KnownRule = Extract<FieldRule, { readonly kind: Known }>

function collect(rules: FieldRules, of: (name: string, rule: KnownRule) => Values): Values {
  return Object.assign(
    {},
    ...Object.entries(rules).map(([name, rule]) => (rule.kind === 'own' ? {} : of(name, rule))),
  )
}

/** Form value for a listing's value; for undefined that of an empty form. */
function formValue(name: string, rule: KnownRule, value: unknown): Values {
  switch (rule.kind) {
    case 'text':
    case 'paragraphs': {
      const { uk = '', en = '' } = (value ?? {}) as { readonly uk?: string; readonly en?: string }
      return { [`${name}.uk`]: uk, [`${name}.en`]: en }
    }
    case 'answer':
      return { [name]: typedAnswer((value ?? null) as boolean | null) }
    case 'choice':
      return { [name]: value ?? (value === undefined ? rule.default : undefined) ?? '' }
    case 'words':
      return { [name]: value ?? [] }
    case 'picture':
      return { [name]: value ? [shownPicture(value as Picture)] : [] }
    case 'pictures':
      return { [name]: ((value ?? []) as readonly Picture[]).map(shownPicture) }
    case 'documents':
      return { [name]: ((value ?? []) as readonly OwnFile[]).map(shownDocument) }
    default:
      return { [name]: value ?? '' }
  }
}

type OwnFile = FileLink & { readonly isPublic: boolean }

function bodyValue(name: string, rule: KnownRule, form: Values): unknown {
  const value = form[name]
  switch (rule.kind) {
    case 'text':
    case 'paragraphs':
      return written(String(form[`${name}.uk`]), String(form[`${name}.en`])) ?? (rule.required ? {} : null)
    case 'answer':
      return readAnswer(String(value))
    case 'words':
      return [...(value as readonly string[])]
    case 'picture':
      return pictureParts(value as readonly UploadedPicture[])[0] ?? null
    case 'pictures':
      return pictureParts(value as readonly UploadedPicture[])
    case 'documents':
      return documentParts(value as readonly UploadedDocument[])
    default: {
      const text = String(value).trim()
      return rule.kind === 'reference' || ('required' in rule && rule.required) ? text : text || null
    }
  }
}
