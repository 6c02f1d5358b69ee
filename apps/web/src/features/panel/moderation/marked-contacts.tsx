import type { ContactKind, FoundContact, ListingFieldName } from '@verstat/contract'
import { findContacts } from '@verstat/contract/browser'
import { usePage } from '../../../lib/use-page.ts'

/**
 * Fields in which owners write free text. Contacts do not belong there: they have their own fields, for which the owner
 * chooses who sees them.
 */
const WRITTEN: ReadonlySet<ListingFieldName> = new Set([
  'title',
  'name',
  'tagline',
  'description',
  'quantityNote',
  'processes',
  'materials',
  'equipment',
  'certificates',
  'attributes',
  'city',
  'address',
  'workHours',
] satisfies readonly ListingFieldName[])

export function contactsIn(name: ListingFieldName, text: string): readonly FoundContact[] {
  return WRITTEN.has(name) ? findContacts(text) : []
}

export type MarkedContactsProps = {
  readonly text: string
  readonly contacts: readonly FoundContact[]
  /** Where `text` begins in the text in which the contacts were found. */
  readonly offset?: number
}

/** Marks the contacts inside a text. */
export function MarkedContacts({ text, contacts, offset = 0 }: MarkedContactsProps) {
  const { t } = usePage()
  return cutAt(text, contacts, offset).map(({ from, part, kind }) =>
    kind === null ? (
      part
    ) : (
      <mark key={from} className="rounded-4 bg-warn-soft font-medium text-warn underline decoration-dotted">
        <span className="sr-only">{t(`panel.contactKind.${kind}`)}: </span>
        {part}
      </mark>
    ),
  )
}

type Piece = { readonly from: number; readonly part: string; readonly kind: ContactKind | null }

function cutAt(text: string, contacts: readonly FoundContact[], offset: number): readonly Piece[] {
  const pieces: Piece[] = []
  let at = 0
  const take = (to: number, kind: ContactKind | null) => {
    if (to > at) pieces.push({ from: at, part: text.slice(at, to), kind })
    at = Math.max(at, to)
  }
  const within = (place: number) => Math.min(Math.max(place - offset, 0), text.length)
  for (const { kind, start, end } of contacts) {
    take(within(start), null)
    take(within(end), kind)
  }
  take(text.length, null)
  return pieces
}
