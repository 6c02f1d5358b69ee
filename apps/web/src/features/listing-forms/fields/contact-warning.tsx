import { findContacts } from '@verstat/contract/browser'
import { usePage } from '../../../lib/use-page.ts'

export type ContactWarningProps = { readonly text: string }

/**
 * Warns of contacts in a text while the user types. The text can still be sent: what looks like a phone number may be a
 * part number, and a moderator decides.
 */
export function ContactWarning({ text }: ContactWarningProps) {
  const { t } = usePage()
  const kinds = [...new Set(findContacts(text).map(({ kind }) => kind))]
  return (
    <div role="status">
      {kinds.length > 0 && (
        <p className="rounded-8 bg-warn-soft px-3 py-2 text-13 text-warn">
          {t('placing.contacts.found', {
            kinds: kinds.map((kind) => t(`placing.contacts.${kind}`)).join(', '),
          })}
        </p>
      )}
    </div>
  )
}
