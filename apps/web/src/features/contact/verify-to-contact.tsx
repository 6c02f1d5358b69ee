import { resendVerification } from '@verstat/contract/browser'
import { toasts } from '../../lib/toasts/toasts.ts'
import { usePage } from '../../lib/use-page.ts'
import { ActionForm } from '../forms/action-form.tsx'

/**
 * Asks a user to verify the e-mail address before contacting the owner. A button sends the verification e-mail again.
 */
export function VerifyToContact({ email }: { readonly email: string }) {
  const { t, send } = usePage()
  return (
    <div className="grid justify-items-start gap-3 rounded-8 bg-warn-soft px-4 py-3">
      <p className="wrap-anywhere">{t('contact.verify.text', { email })}</p>
      <ActionForm
        id="contact-verify"
        label={t('contact.verify.resend')}
        busy={t('contact.verify.busy')}
        send={(options) => send(resendVerification, {}, options)}
        done={() => toasts.show(t('contact.verify.sent'))}
      />
    </div>
  )
}
