import type {
  FieldInput,
  FieldName,
  FieldRule,
  FieldRules,
  FileAccess,
  FileLink,
  Picture,
} from '@verstat/contract'
import { isRecord } from '../../../lib/storage/stored-json.ts'
import type { UploadedDocument, UploadedPicture } from '../../uploads/uploaded.ts'
import { documentParts, pictureParts, shownDocument, shownPicture } from './attached.ts'
import { readAnswer, typedAnswer, written } from './form-fields.ts'

type Of<Rules, Kind extends FieldRule['kind']> = FieldName<Rules, { readonly kind: Kind }>
type Known = Exclude<FieldRule['kind'], 'custom'>

/**
 * Form values of the fields whose rules have a `kind` other than `custom`. A text in two languages has one form field
 * for each language, such as `title.uk` and `title.en`. A picture is stored as a list.
 */
export type FormValues<Rules> = Readonly<
  Record<Of<Rules, 'answer' | 'choice' | 'line' | 'day' | 'reference'>, string> &
    Record<`${Of<Rules, 'text' | 'paragraphs'>}.${'uk' | 'en'}`, string> &
    Record<Of<Rules, 'words'>, readonly string[]> &
    Record<Of<Rules, 'picture' | 'pictures'>, readonly UploadedPicture[]> &
    Record<Of<Rules, 'documents'>, readonly UploadedDocument[]>
>

export type BodyValues<Rules> = { [Name in Of<Rules, Known>]: FieldInput<Rules[Name]> }

type Values = Readonly<Record<string, unknown>>

/** Values of an empty form. No field has a default value that readers of the listing could take for a fact. */
export function emptyValues<Rules extends FieldRules>(rules: Rules): FormValues<Rules> {
  return collect(rules, (name, rule) => formValue(name, rule, undefined)) as FormValues<Rules>
}

export function formValues<Rules extends FieldRules>(rules: Rules, listing: Values): FormValues<Rules> {
  return collect(rules, (name, rule) => formValue(name, rule, listing[name])) as FormValues<Rules>
}

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
    ...Object.entries(rules).map(([name, rule]) => (rule.kind === 'custom' ? {} : of(name, rule))),
  )
}

/** Returns the form value for a value of a listing. For undefined, returns the value of an empty form. */
function formValue(name: string, rule: KnownRule, value: unknown): Values {
  switch (rule.kind) {
    case 'text':
    case 'paragraphs': {
      const { uk, en } = isRecord(value) ? value : {}
      return { [`${name}.uk`]: uk ?? '', [`${name}.en`]: en ?? '' }
    }
    case 'answer':
      return { [name]: typedAnswer(typeof value === 'boolean' ? value : null) }
    case 'choice':
      return { [name]: value ?? (value === undefined ? rule.default : undefined) ?? '' }
    case 'words':
      return { [name]: value ?? [] }
    case 'picture':
      return { [name]: isPicture(value) ? [shownPicture(value)] : [] }
    case 'pictures':
      return { [name]: itemsOf(value).filter(isPicture).map(shownPicture) }
    case 'documents':
      return { [name]: itemsOf(value).filter(isOwnFile).map(shownDocument) }
    default:
      return { [name]: value ?? '' }
  }
}

type OwnFile = FileLink & { readonly access: FileAccess }

function bodyValue(name: string, rule: KnownRule, form: Values): unknown {
  const value = form[name]
  switch (rule.kind) {
    case 'text':
    case 'paragraphs':
      return written(String(form[`${name}.uk`]), String(form[`${name}.en`])) ?? (rule.required ? {} : null)
    case 'answer':
      return readAnswer(String(value))
    case 'words':
      return itemsOf(value)
    case 'picture':
      return pictureParts(itemsOf(value).filter(isUploadedPicture))[0] ?? null
    case 'pictures':
      return pictureParts(itemsOf(value).filter(isUploadedPicture))
    case 'documents':
      return documentParts(itemsOf(value).filter(isUploadedDocument))
    default: {
      const text = String(value).trim()
      return rule.kind === 'reference' || ('required' in rule && rule.required) ? text : text || null
    }
  }
}

function itemsOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

function isPicture(value: unknown): value is Picture {
  return isRecord(value) && 'widths' in value
}

function isOwnFile(value: unknown): value is OwnFile {
  return isRecord(value) && 'size' in value
}

function isUploadedPicture(value: unknown): value is UploadedPicture {
  return isRecord(value) && 'uploadId' in value && 'picture' in value
}

function isUploadedDocument(value: unknown): value is UploadedDocument {
  return isRecord(value) && 'uploadId' in value && 'access' in value
}
