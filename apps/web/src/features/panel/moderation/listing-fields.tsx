import type { Category, ListingFieldName, ListingKind, Region } from '@verstat/contract'
import { listingFields } from '@verstat/contract/browser'
import { cx } from '@verstat/ui/class-names'
import { Picture } from '@verstat/ui/picture'
import { usePage } from '../../../lib/use-page.ts'
import { filesOf, type PrintContext, picturesOf, printField } from './print-value.ts'
import { wordDiff } from './word-diff.ts'

export type ListingValues = Readonly<Record<string, unknown>>

/** Categories and regions that the listing refers to. */
export type Dictionary = { readonly categories: readonly Category[]; readonly regions: readonly Region[] }

export type ListingFieldsProps = {
  readonly kind: ListingKind
  readonly listing: ListingValues
  readonly dictionary: Dictionary
  /** Changed fields of an edit. When given, only these fields are shown, with old and new values. */
  readonly changes?: ListingValues | undefined
}

/** Shows all fields of a listing, or only the fields that an edit changes. */
export function ListingFields({ kind, listing, dictionary, changes }: ListingFieldsProps) {
  const { t, format } = usePage()
  const currency = listing.currency === 'EUR' || listing.currency === 'USD' ? listing.currency : 'UAH'
  const context = { t, format, ...dictionary, currency } as const
  const names = listingFields(kind).filter((name) => (changes ?? listing)[name] !== undefined)
  return (
    <dl className="grid">
      {names.map((name) => {
        const field = { context, name, before: listing[name] }
        return changes ? (
          <ChangedField key={name} {...field} after={changes[name]} />
        ) : (
          <PlainField key={name} {...field} />
        )
      })}
    </dl>
  )
}

type FieldProps = {
  readonly context: PrintContext
  readonly name: ListingFieldName
  readonly before: unknown
}

function PlainField({ context, name, before }: FieldProps) {
  const text = printField(context, name, before)
  if (text === '' && picturesOf(before).length === 0) return null
  return (
    <Row context={context} name={name}>
      <Value value={before} text={text} />
    </Row>
  )
}

function ChangedField({ context, name, before, after }: FieldProps & { readonly after: unknown }) {
  const { t } = context
  const [old, fresh] = [printField(context, name, before), printField(context, name, after)]
  if (picturesOf(before).length > 0 || picturesOf(after).length > 0) {
    return (
      <Row context={context} name={name}>
        <p className="text-13 text-ink-soft">{t('panel.diff.before')}</p>
        <Value value={before} text={old} />
        <p className="mt-2 text-13 text-ink-soft">{t('panel.diff.after')}</p>
        <Value value={after} text={fresh} />
      </Row>
    )
  }
  const parts = wordDiff(old, fresh)
  // When no word is unchanged, the old text is shown above the new text.
  const isReplaced = parts.length === 2 && parts.every(({ kind }) => kind !== 'same')
  const whole = isReplaced && 'block not-first:mt-1'
  return (
    <Row context={context} name={name}>
      <p className="max-w-measure whitespace-pre-wrap wrap-anywhere">
        {parts.map(({ kind, text }, at) => {
          const key = `${at} ${kind}`
          if (kind === 'removed') {
            return (
              <del key={key} className={cx('rounded-4 bg-bad-soft text-bad', whole)}>
                <span className="sr-only">{t('panel.diff.removed')} </span>
                {text}
              </del>
            )
          }
          if (kind === 'added') {
            return (
              <ins key={key} className={cx('rounded-4 bg-good-soft text-good', whole)}>
                <span className="sr-only">{t('panel.diff.added')} </span>
                {text}
              </ins>
            )
          }
          return <span key={key}>{text}</span>
        })}
      </p>
      <FileLinks files={filesOf(after)} />
    </Row>
  )
}

type RowProps = Pick<FieldProps, 'context' | 'name'> & { readonly children: React.ReactNode }

function Row({ context: { t }, name, children }: RowProps) {
  return (
    <div className="grid gap-x-4 border-b border-line py-2 last:border-b-0 sm:grid-cols-[10rem_minmax(0,1fr)]">
      <dt className="text-ink-soft">{t(`fields.staff.${name}`)}</dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  )
}

function Value({ value, text }: { readonly value: unknown; readonly text: string }) {
  const pictures = picturesOf(value)
  const files = filesOf(value)
  if (pictures.length > 0) {
    return (
      <ul className="flex flex-wrap gap-2">
        {pictures.map((picture) => (
          <li key={picture.id}>
            <a href={picture.url} target="_blank" rel="noreferrer" aria-label={picture.alt ?? picture.id}>
              <Picture picture={picture} sizes="120px" ratio="1 / 1" className="w-30 rounded-8" />
            </a>
          </li>
        ))}
      </ul>
    )
  }
  // Text that consists only of file names is left out, because the links below show the names.
  const isOnlyFiles = files.length > 0 && text === files.map(({ name }) => name).join('\n')
  return (
    <>
      {!isOnlyFiles && <p className="max-w-measure whitespace-pre-wrap wrap-anywhere">{text}</p>}
      <FileLinks files={files} />
    </>
  )
}

function FileLinks({ files }: { readonly files: ReturnType<typeof filesOf> }) {
  if (files.length === 0) return null
  return (
    <ul>
      {files.map(({ name, url }) => (
        <li key={url}>
          <a href={url} className="text-link wrap-anywhere">
            {name}
          </a>
        </li>
      ))}
    </ul>
  )
}
