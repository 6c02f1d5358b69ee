import type { Contact, RouteOutput, contactOrder as route } from '@verstat/contract'
import { useEffect, useState } from 'react'
import { usePage } from '../../lib/use-page.ts'
import { ApiFormBox } from '../forms/api-form-box.tsx'
import { SubmitButton } from '../forms/submit-button.tsx'
import { useApiForm } from '../forms/use-api-form.ts'
import { ContactCard } from './contact-card.tsx'
import type { ContactTarget } from './contact-target.ts'
import { requestContact } from './request-contact.ts'
import { consumeWantedContact } from './wanted-contact.ts'

type Props = {
  readonly target: ContactTarget
  /** True when signed in with a verified address; everybody else solves a challenge. */
  readonly isVerified: boolean
}

/** A button that requests the contact and is replaced by it. */
export function ContactReveal({ target, isVerified }: Props) {
  const { t, send } = usePage()
  const [contact, setContact] = useState<Contact>()
  const { id } = target
  const form = useApiForm({
    id: 'contact-reveal',
    solvesChallenge: !isVerified,
    send: (_, options) => requestContact(send, target, {}, options),
    done: (answer) => setContact(contactOf(answer)),
  })
  const { ref } = form.props

  // The visitor signed in to see this contact: request it at once.
  useEffect(() => {
    if (isVerified && consumeWantedContact(id)) ref.current?.requestSubmit()
  }, [id, isVerified, ref])

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

/** `sent` means that the owner hid the contact after the page was loaded; the page says so when it is reloaded. */
function contactOf(answer: RouteOutput<typeof route>): Contact {
  return 'sent' in answer ? { name: null, email: null } : answer
}
