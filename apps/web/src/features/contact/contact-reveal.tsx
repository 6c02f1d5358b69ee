import type { Contact, RouteOutput, contactOrder as route } from '@verstat/contract'
import { useEffect, useState } from 'react'
import { useUser } from '../../lib/session/use-user.ts'
import { usePage } from '../../lib/use-page.ts'
import { ApiFormBox } from '../forms/api-form-box.tsx'
import { SubmitButton } from '../forms/submit-button.tsx'
import { useApiForm } from '../forms/use-api-form.ts'
import { ContactCard } from './contact-card.tsx'
import type { ContactTarget } from './contact-target.ts'
import { findOpenedContact, requestContact } from './request-contact.ts'
import { consumeWantedContact } from './wanted-contact.ts'

export type ContactRevealProps = {
  readonly target: ContactTarget
  /** True for a signed-in user with a verified e-mail address. Everybody else must solve a proof-of-work challenge. */
  readonly isVerified: boolean
  readonly isSecond?: boolean
  /** Whether to request the details without another click, because the user has pressed the button that stood here. */
  readonly startsAtOnce?: boolean
}

type Shown = {
  readonly details: Contact
  /** True when the details replace the button that the user pressed. */
  readonly takesFocus: boolean
}

/** The button requests the contact details. The details then replace the button. */
export function ContactReveal({
  target,
  isVerified,
  isSecond = false,
  startsAtOnce = false,
}: ContactRevealProps) {
  const { t, send } = usePage()
  const [contact, setContact] = useState<Shown>()
  const { kind, id } = target
  const isSignedIn = useUser() !== null
  const form = useApiForm({
    id: 'contact-reveal',
    solvesChallenge: !isVerified,
    send: (_, options) => requestContact(send, target, {}, options),
    done: (answer) => setContact({ details: contactOf(answer), takesFocus: true }),
  })
  const { ref } = form.props

  // Details that the user has requested before are shown again. Without an answer, the button stays.
  useEffect(() => {
    if (!isSignedIn) return
    const aborter = new AbortController()
    findOpenedContact(send, { kind, id }, { signal: aborter.signal }).then(
      (opened) => opened && setContact((shown) => shown ?? { details: opened, takesFocus: false }),
      () => undefined,
    )
    return () => aborter.abort()
  }, [send, kind, id, isSignedIn])

  useEffect(() => {
    if (!startsAtOnce) return
    ref.current?.querySelector('button')?.focus()
    ref.current?.requestSubmit()
  }, [startsAtOnce, ref])

  // The visitor signed in to see this contact, so request the contact at once.
  useEffect(() => {
    if (isVerified && consumeWantedContact(id)) ref.current?.requestSubmit()
  }, [id, isVerified, ref])

  if (contact) return <ContactCard contact={contact.details} takesFocus={contact.takesFocus} />
  return (
    <>
      <ApiFormBox form={form} className="hidden js:grid">
        <SubmitButton
          form={form}
          size={isSecond ? 'medium' : 'large'}
          variant={isSecond ? 'secondary' : 'primary'}
          busy={t('contact.reveal.busy')}
        >
          {t('contact.reveal.submit')}
        </SubmitButton>
        {isVerified && (
          <p className="text-13 text-ink-soft">
            {t(kind === 'order' ? 'contact.reveal.seenByCustomer' : 'contact.reveal.seen')}
          </p>
        )}
      </ApiFormBox>
      <noscript>
        <p className="text-13 text-ink-soft">{t('contact.reveal.noscript')}</p>
      </noscript>
    </>
  )
}

/**
 * Returns the contact in the answer. When the owner has hidden the contact since the page was loaded, the answer
 * contains `sent` and no contact. Then returns an empty contact. After a reload, the page tells the visitor that the
 * contact is hidden.
 */
function contactOf(answer: RouteOutput<typeof route>): Contact {
  return 'sent' in answer ? { name: null, email: null } : answer
}
