import { findContacts } from '@verstat/contract/browser'
import { usePage } from '../../../lib/use-page.ts'

export type ContactWarningProps = { readonly text: string }

/**
 * While the user types, warns of what looks like contact details in the text. The text can still be sent, because a
 * supposed phone number may be a part number. A moderator decides.
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
