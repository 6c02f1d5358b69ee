import { useUser } from '../../lib/session/use-user.ts'
import { usePage } from '../../lib/use-page.ts'
import type { ContactTarget } from './contact-target.ts'
import { LazyMembersWay } from './lazy-members-way.ts'
import { RevealButton } from './reveal-button.tsx'
import { SignInToContact } from './sign-in-to-contact.tsx'

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
        <LazyMembersWay
          target={target}
          isSecond={isSecond}
          email={user.email}
          isVerified={user.emailVerifiedAt !== null}
        />
      )}
    </section>
  )
}

function StrangersWay({ target, isSecond }: Required<ContactPartProps>) {
  return target.show === 'public' ? (
    <RevealButton target={target} isSecond={isSecond} />
  ) : (
    <SignInToContact target={target} isSecond={isSecond} />
  )
}
