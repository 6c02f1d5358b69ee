import { apiErrorCode, login } from '@verstat/contract/browser'
import { Button } from '@verstat/ui/button'
import { useEffect, useState } from 'react'
import { claimTokens } from '../../lib/storage/saved-listings.ts'
import { usePage } from '../../lib/use-page.ts'
import { ApiFormBox } from '../forms/api-form-box.tsx'
import { errorData } from '../forms/form-faults.ts'
import { FormField } from '../forms/form-field.tsx'
import { fieldId } from '../forms/form-summary.tsx'
import { SubmitButton } from '../forms/submit-button.tsx'
import { useApiForm } from '../forms/use-api-form.ts'
import { GuestCard } from './guest-card.tsx'
import { useSignedIn } from './use-signed-in.ts'

export type Credentials = { readonly username: string; readonly password: string }

export type SecondFactorFormProps = {
  readonly credentials: Credentials
  readonly onBack: () => void
}

/** Second step of signing in. The user types a code from the authenticator app or a recovery code. */
export function SecondFactorForm({ credentials, onBack }: SecondFactorFormProps) {
  const { t, send } = usePage()
  const [isRecovery, setRecovery] = useState(false)
  const signedIn = useSignedIn()
  const form = useApiForm({
    id: 'second-factor',
    send: async (values, options) => {
      try {
        return await send(
          login,
          { ...credentials, ...claimTokens(), code: values.text('code') || ' ' },
          options,
        )
      } catch (error) {
        throw apiErrorCode(error) === 'second_factor_required' ? atCode(error) : error
      }
    },
    done: signedIn,
  })

  // The focused element of the first step no longer exists, so focus the code field.
  useEffect(focusCode, [])

  return (
    <GuestCard
      heading={t('guest.factor.title')}
      text={t(isRecovery ? 'guest.factor.recoveryText' : 'guest.factor.text')}
      aside={
        <Button variant="quiet" size="small" onClick={onBack}>
          {t('guest.factor.back')}
        </Button>
      }
    >
      <ApiFormBox form={form}>
        <FormField
          form={form}
          name="code"
          label={isRecovery ? t('guest.factor.recoveryLabel') : undefined}
          autoComplete={isRecovery ? 'off' : 'one-time-code'}
          inputMode={isRecovery ? 'text' : 'numeric'}
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
          className="text-20 tracking-widest"
        />
        <SubmitButton form={form} size="large" busy={t('guest.factor.busy')}>
          {t('guest.factor.submit')}
        </SubmitButton>
        <Button
          variant="quiet"
          size="small"
          onClick={() => {
            setRecovery(!isRecovery)
            focusCode()
          }}
        >
          {t(isRecovery ? 'guest.factor.useApp' : 'guest.factor.useRecovery')}
        </Button>
      </ApiFormBox>
    </GuestCard>
  )
}

function focusCode(): void {
  document.getElementById(fieldId('second-factor', 'code'))?.focus()
}

/**
 * Turns the error for a wrong code into an error of the code field. For a wrong code, the API answers
 * `second_factor_required` again.
 */
function atCode(error: unknown): Error {
  const refusal = new Error('validation_failed')
  return Object.assign(refusal, {
    data: {
      code: 'validation_failed',
      message: '',
      errors: [{ path: 'code', code: 'wrong_code', message: errorData(error)?.message ?? '' }],
      requestId: '',
    },
  })
}
