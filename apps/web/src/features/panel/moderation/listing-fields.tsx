import type { Category, ListingFieldName, ListingKind, Region } from '@verstat/contract'
import { listingFields } from '@verstat/contract/browser'
import { cx } from '@verstat/ui/class-names'
import { Picture } from '@verstat/ui/picture'
import { usePage } from '../../../lib/use-page.ts'
import { ClosedFile } from './closed-file.tsx'
import { contactsIn, MarkedContacts } from './marked-contacts.tsx'
import { filesOf, type PrintContext, picturesOf, printField } from './print-value.ts'
import { type DiffPart, wordDiff } from './word-diff.ts'

export type ListingValues = Readonly<Record<string, unknown>>

/** Categories and regions that the listing refers to. */
export type Dictionary = { readonly categories: readonly Category[]; readonly regions: readonly Region[] }

export type ListingFieldsProps = {
  readonly kind: ListingKind
  readonly listing: ListingValues
  readonly dictionary: Dictionary
  /** Changed fields of an edit. When given, only these fields are shown, with old and new values. */
  readonly changes?: ListingValues | undefined
  /** Whether the listing, or the edit, waits for a decision. Then one press opens a closed file. */
  readonly isPending?: boolean
}

/** Shows all fields of a listing, or only the fields that an edit changes. */
export function ListingFields({ kind, listing, dictionary, changes, isPending = false }: ListingFieldsProps) {
  const { t, format } = usePage()
  const currency = listing.currency === 'EUR' || listing.currency === 'USD' ? listing.currency : 'UAH'
  const context = { t, format, ...dictionary, currency } as const
  const names = listingFields(kind).filter((name) => (changes ?? listing)[name] !== undefined)
  return (
    <>
      <FoundContacts context={context} names={names} values={changes ?? listing} />
      <dl className="grid">
        {names.map((name) => {
          const field = { context, name, before: listing[name], isPending, isOrder: kind === 'order' }
          return changes ? (
            <ChangedField key={name} {...field} after={changes[name]} />
          ) : (
            <PlainField key={name} {...field} />
          )
        })}
      </dl>
    </>
  )
}

type FoundContactsProps = {
  readonly context: PrintContext
  readonly names: readonly ListingFieldName[]
  readonly values: ListingValues
}

/** Names the texts that contain contacts, because visitors would read these contacts without signing in. */
function FoundContacts({ context, names, values }: FoundContactsProps) {
  const { t } = context
  const found = names.flatMap((name) => {
    const kinds = contactsIn(name, printField(context, name, values[name])).map(({ kind }) =>
      t(`panel.contactKind.${kind}`),
    )
    return kinds.length === 0 ? [] : [`${t(`fields.staff.${name}`)}: ${[...new Set(kinds)].join(', ')}`]
  })
  if (found.length === 0) return null
  return (
    <p className="my-2 rounded-8 bg-warn-soft px-3 py-2 text-15 text-warn">
      {t('panel.moderation.contacts', { where: found.join('; ') })}
    </p>
  )
}

type FieldProps = {
  readonly context: PrintContext
  readonly name: ListingFieldName
  readonly before: unknown
} & Opening

/** Closed files of orders are opened for a reason. Those of producers have links. */
type Opening = { readonly isPending: boolean; readonly isOrder: boolean }

function PlainField({ context, name, before, ...opening }: FieldProps) {
  const text = printField(context, name, before)
  if (text === '' && picturesOf(before).length === 0) return null
  return (
    <Row context={context} name={name}>
      <Value {...opening} name={name} value={before} text={text} />
    </Row>
  )
}

function ChangedField(props: FieldProps & { readonly after: unknown }) {
  const { context, name, before, after, ...opening } = props
  const { t } = context
  const [old, fresh] = [printField(context, name, before), printField(context, name, after)]
  if (picturesOf(before).length > 0 || picturesOf(after).length > 0) {
    return (
      <Row context={context} name={name}>
        <p className="text-13 text-ink-soft">{t('panel.diff.before')}</p>
        <Value {...opening} name={name} value={before} text={old} />
        <p className="mt-2 text-13 text-ink-soft">{t('panel.diff.after')}</p>
        <Value {...opening} name={name} value={after} text={fresh} />
      </Row>
    )
  }
  const parts = placed(wordDiff(old, fresh))
  const contacts = contactsIn(name, fresh)
  // When no word is unchanged, the old text is shown above the new text.
  const isReplaced = parts.length === 2 && parts.every(({ kind }) => kind !== 'same')
  const whole = isReplaced && 'block not-first:mt-1'
  return (
    <Row context={context} name={name}>
      <p className="max-w-measure whitespace-pre-wrap wrap-anywhere">
        {parts.map(({ kind, text, offset }, at) => {
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
                <MarkedContacts text={text} contacts={contacts} offset={offset} />
              </ins>
            )
          }
          return (
            <span key={key}>
              <MarkedContacts text={text} contacts={contacts} offset={offset} />
            </span>
          )
        })}
      </p>
      <FileLinks {...opening} files={filesOf(after)} />
    </Row>
  )
}

/** Adds where each part begins in the new text. */
function placed(parts: readonly DiffPart[]) {
  let offset = 0
  return parts.map((part) => {
    const begin = offset
    if (part.kind !== 'removed') offset += part.text.length
    return { ...part, offset: begin }
  })
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

type ValueProps = {
  readonly name: ListingFieldName
  readonly value: unknown
  readonly text: string
} & Opening

function Value({ name, value, text, ...opening }: ValueProps) {
  const { t } = usePage()
  const pictures = picturesOf(value)
  const files = filesOf(value)
  if (pictures.length > 0) {
    return (
      <ul className="flex flex-wrap gap-2">
        {pictures.map((picture, at) => (
          <li key={picture.id}>
            {opening.isOrder && picture.access !== undefined ? (
              <ClosedFile
                id={picture.id}
                name={picture.alt ?? t('panel.closed.picture', { n: String(at + 1) })}
                access={picture.access}
                isPicture
                isPending={opening.isPending}
              />
            ) : (
              <a href={picture.url} target="_blank" rel="noreferrer" aria-label={picture.alt ?? picture.id}>
                <Picture picture={picture} sizes="120px" ratio="1 / 1" className="w-30 rounded-8" />
              </a>
            )}
          </li>
        ))}
      </ul>
    )
  }
  // Text that consists only of file names is left out, because the links below show the names.
  const isOnlyFiles = files.length > 0 && text === files.map(({ name }) => name).join('\n')
  return (
    <>
      {!isOnlyFiles && (
        <p className="max-w-measure whitespace-pre-wrap wrap-anywhere">
          <MarkedContacts text={text} contacts={contactsIn(name, text)} />
        </p>
      )}
      <FileLinks {...opening} files={files} />
    </>
  )
}

type FileLinksProps = Opening & { readonly files: ReturnType<typeof filesOf> }

function FileLinks({ files, isOrder, isPending }: FileLinksProps) {
  if (files.length === 0) return null
  return (
    <ul className="grid gap-1">
      {files.map(({ id, name, url, access = 'public' }) => (
        <li key={url}>
          {isOrder && access !== 'public' ? (
            <ClosedFile id={id} name={name} access={access} isPicture={false} isPending={isPending} />
          ) : (
            <a href={url} className="text-link wrap-anywhere">
              {name}
            </a>
          )}
        </li>
      ))}
    </ul>
  )
}
