import { LinkButton } from '@verstat/ui/link-button'
import { useHref } from '../../lib/navigation/site-link.tsx'
import { returnTo } from '../../lib/session/safe-next.ts'
import { usePage } from '../../lib/use-page.ts'
import type { ContactTarget } from './contact-target.ts'
import { rememberWantedContact } from './wanted-contact.ts'

export type SignInToContactProps = { readonly target: ContactTarget; readonly isSecond: boolean }

/** Shown to visitors who are not signed in. After sign-in the visitor returns to this contact. */
export function SignInToContact({ target: { id, path, show }, isSecond }: SignInToContactProps) {
  const { t } = usePage()
  const href = useHref()
  const isMessage = show === 'none'
  return (
    <>
      <LinkButton
        variant={isSecond ? 'secondary' : 'primary'}
        size={isSecond ? 'medium' : 'large'}
        rel="nofollow"
        data-waits=""
        href={href(`/login?${new URLSearchParams(returnTo(`${path}#contact`))}`)}
        onClick={() => rememberWantedContact(id)}
      >
        {t(isMessage ? 'contact.signIn.write' : 'contact.reveal.submit')}
      </LinkButton>
      <p className="text-13 text-ink-soft">
        {t(isMessage ? 'contact.signIn.hidden' : 'contact.signIn.note')}
      </p>
    </>
  )
}
