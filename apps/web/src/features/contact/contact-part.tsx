import { useUser } from '../../lib/session/use-user.ts'
import { usePage } from '../../lib/use-page.ts'
import { ContactReveal } from './contact-reveal.tsx'
import type { ContactTarget } from './contact-target.ts'
import { MessageForm } from './message-form.tsx'
import { SignInToContact } from './sign-in-to-contact.tsx'
import { VerifyToContact } from './verify-to-contact.tsx'

export type ContactPartProps = {
  readonly target: ContactTarget
  /** Whether the page has something more important to do, such as sending an offer. */
  readonly isSecond?: boolean
}

/** The contact details come from a separate API call, so that the HTML of a page never contains them. */
export function ContactPart({ target, isSecond = false }: ContactPartProps) {
  const { t } = usePage()
  const user = useUser()
  return (
    <section aria-labelledby="contact-heading" id="contact" className="contact-part grid scroll-mt-4 gap-3">
      <h2 id="contact-heading" className="text-17">
        {t(target.show === 'none' ? 'contact.part.write' : 'contact.part.title')}
      </h2>
      {user === null ? (
        <StrangersWay target={target} isSecond={isSecond} />
      ) : (
        <MembersWay
          target={target}
          isSecond={isSecond}
          email={user.email}
          isVerified={user.emailVerifiedAt !== null}
        />
      )}
    </section>
  )
}

type WayProps = Required<ContactPartProps>

function StrangersWay({ target, isSecond }: WayProps) {
  return target.show === 'public' ? (
    <ContactReveal target={target} isVerified={false} isSecond={isSecond} />
  ) : (
    <SignInToContact target={target} isSecond={isSecond} />
  )
}

type MembersWayProps = WayProps & { readonly email: string; readonly isVerified: boolean }

function MembersWay({ target, isSecond, email, isVerified }: MembersWayProps) {
  const { t } = usePage()
  const { show } = target
  if (!isVerified) {
    return show === 'public' ? (
      <ContactReveal target={target} isVerified={false} isSecond={isSecond} />
    ) : (
      <VerifyToContact email={email} />
    )
  }
  if (show === 'none') return <MessageForm target={target} isSecond={isSecond} />
  return (
    <>
      {/* The button is there for everybody, because only the API knows whose offer the owner considers. */}
      {show === 'shortlisted' && <p className="text-13 text-ink-soft">{t('contact.part.shortlisted')}</p>}
      <ContactReveal target={target} isVerified isSecond={isSecond} />
    </>
  )
}
