import { requestPasswordReset } from '@verstat/contract/browser'
import { Button } from '@verstat/ui/button'
import { useState } from 'react'
import { SiteLink } from '../../lib/navigation/site-link.tsx'
import { usePage } from '../../lib/use-page.ts'
import { ApiFormBox } from '../forms/api-form-box.tsx'
import { FormField } from '../forms/form-field.tsx'
import { SubmitButton } from '../forms/submit-button.tsx'
import { useApiForm } from '../forms/use-api-form.ts'
import { useHeadingFocus } from '../forms/use-heading-focus.ts'
import { GuestCard } from './guest-card.tsx'
import { NeedsJavascript } from './needs-javascript.tsx'

/** Requests a link for a new password. The page looks the same for known and unknown e-mail addresses. */
export function ForgotPasswordPage() {
  const { t, send } = usePage()
  const [sentTo, setSentTo] = useState<string>()
  useHeadingFocus(sentTo)
  const form = useApiForm({
    id: 'forgot',
    async send(values, options) {
      const email = values.text('email').trim()
      await send(requestPasswordReset, { email }, options)
      return email
    },
    done: setSentTo,
  })
  const aside = (
    <SiteLink to="/login" className="text-link inline-flex min-h-8 items-center pointer-coarse:min-h-11">
      {t('guest.forgot.back')}
    </SiteLink>
  )
  if (sentTo !== undefined) {
    return (
      <GuestCard
        heading={t('guest.forgot.sentTitle')}
        text={t('guest.forgot.sentText', { email: sentTo })}
        aside={aside}
      >
        <p className="text-13 text-ink-soft">{t('guest.forgot.sentHint')}</p>
        <Button className="mt-5" onClick={() => setSentTo(undefined)}>
          {t('guest.forgot.again')}
        </Button>
      </GuestCard>
    )
  }
  return (
    <GuestCard heading={t('guest.forgot.title')} text={t('guest.forgot.text')} aside={aside}>
      <NeedsJavascript />
      <ApiFormBox form={form}>
        <FormField
          form={form}
          name="email"
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          required
        />
        <SubmitButton form={form} size="large" busy={t('guest.forgot.busy')}>
          {t('guest.forgot.submit')}
        </SubmitButton>
      </ApiFormBox>
    </GuestCard>
  )
}
