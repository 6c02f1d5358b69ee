import type { User } from '@verstat/contract'
import { editUser } from '@verstat/contract/browser'
import { LOCALE_CODES, LOCALES } from '@verstat/i18n'
import { Select } from '@verstat/ui/select'
import { usePage } from '../../lib/use-page.ts'
import { ApiFormBox } from '../forms/api-form-box.tsx'
import { FormField } from '../forms/form-field.tsx'
import { PhoneField, readPhone } from '../forms/phone-field.tsx'
import { SubmitButton } from '../forms/submit-button.tsx'
import { useApiForm } from '../forms/use-api-form.ts'
import { useSaved } from './use-saved.ts'
import { useStale } from './use-stale.ts'

export function ProfileSection({ user }: { readonly user: User }) {
  const { t, send } = usePage()
  const saved = useSaved()
  const stale = useStale()
  const form = useApiForm({
    id: 'profile',
    send: (values, options) =>
      send(
        editUser,
        {
          version: user.version,
          firstname: values.text('firstname'),
          lastname: values.text('lastname'),
          phone: readPhone(values.text('phone')),
          locale: values.text('locale') === 'en' ? 'en' : 'uk',
          companyName: values.textOrNull('companyName'),
          edrpou: values.textOrNull('edrpou'),
          rnokpp: values.textOrNull('rnokpp'),
        },
        options,
      ),
    done: (changed) => saved(changed, t('account.edit.saved')),
    refused: stale,
  })
  return (
    <ApiFormBox form={form}>
      <div className="grid gap-5 sm:grid-cols-2 sm:gap-4">
        <FormField
          form={form}
          name="firstname"
          autoComplete="given-name"
          maxLength={60}
          defaultValue={user.firstname}
        />
        <FormField
          form={form}
          name="lastname"
          autoComplete="family-name"
          maxLength={60}
          defaultValue={user.lastname}
        />
      </div>
      <p className="-mt-3 text-13 text-ink-soft">
        {t('account.profile.text', { name: `${user.firstname} ${[...user.lastname][0] ?? ''}.` })}
      </p>
      <PhoneField form={form} phone={user.phone} />
      <FormField form={form} name="locale">
        {(control) => (
          <Select {...control} defaultValue={user.locale}>
            {LOCALE_CODES.map((locale) => (
              <option key={locale} value={locale} lang={locale}>
                {LOCALES[locale].ownName}
              </option>
            ))}
          </Select>
        )}
      </FormField>
      <FormField
        form={form}
        name="companyName"
        optional
        autoComplete="organization"
        maxLength={120}
        defaultValue={user.companyName ?? ''}
      />
      <div className="grid gap-5 sm:grid-cols-2 sm:gap-4">
        <FormField
          form={form}
          name="edrpou"
          optional
          hint={t('account.profile.edrpouHint')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={8}
          defaultValue={user.edrpou ?? ''}
        />
        <FormField
          form={form}
          name="rnokpp"
          optional
          hint={t('account.profile.rnokppHint')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={10}
          defaultValue={user.rnokpp ?? ''}
        />
      </div>
      <SubmitButton form={form} className="justify-self-start" busy={t('account.edit.saving')}>
        {t('account.edit.save')}
      </SubmitButton>
    </ApiFormBox>
  )
}
