import { usePage } from '../../lib/use-page.ts'
import type { ContactPartProps } from './contact-part.tsx'
import { ContactReveal } from './contact-reveal.tsx'
import { MessageForm } from './message-form.tsx'
import { VerifyToContact } from './verify-to-contact.tsx'

type Props = Required<ContactPartProps> & { readonly email: string; readonly isVerified: boolean }

/** How a signed-in user reaches the owner of a listing. */
export function MembersWay({ target, isSecond, email, isVerified }: Props) {
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
