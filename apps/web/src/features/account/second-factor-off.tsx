import type { User } from '@verstat/contract'
import { confirmSecondFactor, enrolSecondFactor } from '@verstat/contract/browser'
import { useState } from 'react'
import { toasts } from '../../lib/toasts/toasts.ts'
import { usePage } from '../../lib/use-page.ts'
import { ApiFormBox } from '../forms/api-form-box.tsx'
import { FormField } from '../forms/form-field.tsx'
import { PasswordField } from '../forms/password-field.tsx'
import { SaveButton } from '../forms/save-button.tsx'
import { SubmitButton } from '../forms/submit-button.tsx'
import { useApiForm } from '../forms/use-api-form.ts'

export type SecondFactorPartProps = {
  readonly user: User
  /** Receives the new recovery codes, which the API returns only once. */
  readonly onCodes: (codes: readonly string[]) => void
}

/**
 * Turns the second factor on. The user enters the password, scans the QR code, and types the first code from the app.
 */
export function SecondFactorOff({ user, onCodes }: SecondFactorPartProps) {
  const { t, send } = usePage()
  const [enrolment, setEnrolment] = useState<Enrolment>()
  const form = useApiForm({
    id: 'factor-begin',
    async send(values, options) {
      const { secret, uri } = await send(enrolSecondFactor, { password: values.text('password') }, options)
      const { encode } = await import('uqr')
      return { secret, uri, squares: encode(uri, { ecc: 'M', border: 3 }).data }
    },
    done: setEnrolment,
  })
  if (enrolment) return <ConfirmForm enrolment={enrolment} onCodes={onCodes} />
  return (
    <>
      <p className="mt-2 text-ink-soft">{t('account.factor.off')}</p>
      <ApiFormBox form={form} className="mt-4">
        <input type="email" name="username" autoComplete="username" value={user.email} readOnly hidden />
        <PasswordField form={form} name="password" autoComplete="current-password" />
        <SaveButton form={form} busy={t('account.factor.beginBusy')}>
          {t('account.factor.begin')}
        </SaveButton>
      </ApiFormBox>
    </>
  )
}

type Enrolment = {
  readonly secret: string
  readonly uri: string
  readonly squares: readonly (readonly boolean[])[]
}

type ConfirmFormProps = Pick<SecondFactorPartProps, 'onCodes'> & { readonly enrolment: Enrolment }

function ConfirmForm({ enrolment: { secret, uri, squares }, onCodes }: ConfirmFormProps) {
  const { t, send } = usePage()
  const form = useApiForm({
    id: 'factor-confirm',
    send: (values, options) => send(confirmSecondFactor, { code: values.text('code') }, options),
    done({ recoveryCodes }) {
      toasts.show(t('account.factor.enabled'))
      onCodes(recoveryCodes)
    },
  })
  return (
    <ApiFormBox form={form} className="mt-4">
      <div className="flex flex-wrap items-start gap-x-6 gap-y-4">
        <div className="rounded-8 bg-scan-paper">
          <QrCode squares={squares} label={t('account.factor.qr')} />
        </div>
        <div className="min-w-0 flex-1 basis-56">
          <p className="font-medium">{t('account.factor.scan')}</p>
          {/* A phone cannot scan the QR code on its own screen. This link opens the authenticator app instead. */}
          <a
            href={uri}
            className="text-link mt-2 hidden min-h-11 items-center pointer-coarse:inline-flex"
            data-reload=""
          >
            {t('account.factor.open')}
          </a>
          <p className="mt-3 text-13 text-ink-soft">{t('account.factor.secret')}</p>
          <p className="mt-1 wrap-anywhere select-all">
            <span className="text-17 font-semibold">{(secret.match(/.{1,4}/g) ?? []).join(' ')}</span>
          </p>
        </div>
      </div>
      <FormField
        form={form}
        name="code"
        label={t('account.factor.codeLabel')}
        autoComplete="one-time-code"
        inputMode="numeric"
        maxLength={12}
        autoFocus
      />
      <SubmitButton form={form} className="justify-self-start" busy={t('account.factor.confirmBusy')}>
        {t('account.factor.confirm')}
      </SubmitButton>
    </ApiFormBox>
  )
}

type QrCodeProps = { readonly squares: readonly (readonly boolean[])[]; readonly label: string }

/** The QR code is dark on a light background in both themes, because cameras often fail to read inverted codes. */
function QrCode({ squares, label }: QrCodeProps) {
  const size = squares.length
  const path = squares
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('')
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      className="size-48"
      shapeRendering="crispEdges"
    >
      <path d={path} className="fill-scan-ink" />
    </svg>
  )
}
