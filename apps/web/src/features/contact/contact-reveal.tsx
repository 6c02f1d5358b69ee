import type { Contact, RouteOutput, contactOrder as route } from '@verstat/contract'
import { useEffect, useState } from 'react'
import { usePage } from '../../lib/use-page.ts'
import { ApiFormBox } from '../forms/api-form-box.tsx'
import { SubmitButton } from '../forms/submit-button.tsx'
import { useApiForm } from '../forms/use-api-form.ts'
import { askContact } from './ask-contact.ts'
import { ContactCard } from './contact-card.tsx'
import type { ContactTarget } from './contact-target.ts'
import { takeWantedContact } from './wanted-contact.ts'

type Props = {
  readonly target: ContactTarget
  /** Signed in with a verified address; others work out a challenge. */
  readonly isProven: boolean
}

/** A button that asks for the contact and puts it in its own place. */
export function ContactReveal({ target, isProven }: Props) {
  const { t, send } = usePage()
  const [contact, setContact] = useState<Contact>()
  const { id } = target
  const form = useApiForm({
    id: 'contact-reveal',
    proves: !isProven,
    send: (_, options) => askContact(send, target, {}, options),
    done: (answer) => setContact(contactOf(answer)),
  })
  const { ref } = form.props

  // Back from signing in, which was done for this.
  useEffect(() => {
    if (isProven && takeWantedContact(id)) ref.current?.requestSubmit()
  }, [id, isProven, ref])

  if (contact) return <ContactCard contact={contact} />
  return (
    <>
      <ApiFormBox form={form} className="hidden js:grid">
        <SubmitButton form={form} size="large" busy={t('contact.reveal.busy')}>
          {t('contact.reveal.submit')}
        </SubmitButton>
      </ApiFormBox>
      <noscript>
        <p className="text-13 text-ink-soft">{t('contact.reveal.noscript')}</p>
      </noscript>
    </>
  )
}

/** An owner who hides the contact meanwhile is not asked here any more: the page says so once it is loaded anew. */
function contactOf(answer: RouteOutput<typeof route>): Contact {
  return 'sent' in answer ? { name: null, email: null } : answer
}
