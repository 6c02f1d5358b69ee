import { useUser } from '../../lib/session/use-user.ts'
import { usePage } from '../../lib/use-page.ts'
import { ContactReveal } from './contact-reveal.tsx'
import type { ContactTarget } from './contact-target.ts'
import { MessageForm } from './message-form.tsx'
import { SignInToContact } from './sign-in-to-contact.tsx'
import { VerifyToContact } from './verify-to-contact.tsx'

/** The contact details come from a separate API call, so that the HTML of a page never contains them. */
export function ContactPart({ target }: { readonly target: ContactTarget }) {
  const { t } = usePage()
  const user = useUser()
  return (
    <section aria-labelledby="contact-heading" id="contact" className="contact-part grid scroll-mt-4 gap-3">
      <h2 id="contact-heading" className="text-17">
        {t(target.show === 'none' ? 'contact.part.write' : 'contact.part.title')}
      </h2>
      {way(target, user?.emailVerifiedAt !== null, user !== null, user?.email ?? '')}
    </section>
  )
}

/** The button is there for everybody, because only the API knows whose offer the owner considers. */
function ShortlistedContact({ target }: { readonly target: ContactTarget }) {
  const { t } = usePage()
  return (
    <>
      <p className="text-13 text-ink-soft">{t('contact.part.shortlisted')}</p>
      <ContactReveal target={target} isVerified />
    </>
  )
}

function way(target: ContactTarget, isVerified: boolean, isSignedIn: boolean, email: string) {
  const { show } = target
  if (show === 'shortlisted' && isSignedIn && isVerified) return <ShortlistedContact target={target} />
  if (show === 'public' && !(isSignedIn && isVerified))
    return <ContactReveal target={target} isVerified={false} />
  if (!isSignedIn) return <SignInToContact target={target} />
  if (!isVerified) return <VerifyToContact email={email} />
  return show === 'none' ? <MessageForm target={target} /> : <ContactReveal target={target} isVerified />
}
