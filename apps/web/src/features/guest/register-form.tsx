import { register } from '@verstat/contract/browser'
import { Checkbox } from '@verstat/ui/checkbox'
import { SiteLink } from '../../lib/navigation/site-link.tsx'
import { claimTokens } from '../../lib/storage/saved-listings.ts'
import { toasts } from '../../lib/toasts/toasts.ts'
import { usePage } from '../../lib/use-page.ts'
import { ApiFormBox } from '../forms/api-form-box.tsx'
import { FormField } from '../forms/form-field.tsx'
import { fieldId } from '../forms/form-summary.tsx'
import { PasswordField } from '../forms/password-field.tsx'
import { SubmitButton } from '../forms/submit-button.tsx'
import { useApiForm } from '../forms/use-api-form.ts'
import { visibleFaults } from '../forms/visible-faults.ts'
import { NeedsJavascript } from './needs-javascript.tsx'
import { useKnownContact } from './use-known-contact.ts'
import { useSignedIn } from './use-signed-in.ts'

/** Registration signs the user in at once. The verification e-mail comes afterwards. */
export function RegisterForm() {
  const { t, send } = usePage()
  const signedIn = useSignedIn()
  const form = useApiForm({
    id: 'register',
    // This form requires the checkbox for the terms to be ticked, although the API does not. When the checkbox
    // is not ticked, the form also shows all other errors that it can find without the API.
    check: (values, element) =>
      values.isTicked('acceptTerms')
        ? {}
        : { ...visibleFaults(t, element), acceptTerms: t('guest.register.termsRequired') },
    send: (values, options) =>
      send(
        register,
        {
          firstname: values.text('firstname'),
          lastname: values.text('lastname'),
          email: values.text('email').trim(),
          password: values.text('password'),
          passwordConfirmation: values.text('passwordConfirmation'),
          acceptTerms: true,
          ...claimTokens(),
        },
        options,
      ),
    async done(answer) {
      toasts.show(t('guest.register.done', { email: answer.user.email }))
      await signedIn(answer)
    },
  })
  useKnownContact(form)
  const termsFault = form.faults?.fields.acceptTerms
  const termsId = fieldId(form.id, 'acceptTerms')
  return (
    <>
      <NeedsJavascript />
      <ApiFormBox form={form}>
        <div className="grid gap-5 sm:grid-cols-2 sm:items-end sm:gap-4">
          <FormField form={form} name="firstname" autoComplete="given-name" maxLength={60} required />
          <FormField form={form} name="lastname" autoComplete="family-name" maxLength={60} required />
        </div>
        <FormField
          form={form}
          name="email"
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          required
        />
        <PasswordField
          form={form}
          name="password"
          autoComplete="new-password"
          hint={t('forms.password.hint')}
          rated
        />
        <PasswordField form={form} name="passwordConfirmation" autoComplete="new-password" />
        <div className="grid gap-1">
          {termsFault && (
            <p id={`${termsId}-error`} className="text-13 font-medium text-bad">
              {termsFault}
            </p>
          )}
          <Checkbox
            id={termsId}
            name="acceptTerms"
            aria-invalid={termsFault ? true : undefined}
            aria-describedby={termsFault ? `${termsId}-error` : undefined}
            required
            label={t.rich('guest.register.terms', {
              terms: (chunks) => (
                <SiteLink key="terms" to="/terms" target="_blank" className="text-link">
                  {chunks}
                </SiteLink>
              ),
              policy: (chunks) => (
                <SiteLink key="policy" to="/policy" target="_blank" className="text-link">
                  {chunks}
                </SiteLink>
              ),
            })}
          />
        </div>
        <SubmitButton form={form} size="large" busy={t('guest.register.busy')}>
          {t('guest.register.submit')}
        </SubmitButton>
      </ApiFormBox>
    </>
  )
}
