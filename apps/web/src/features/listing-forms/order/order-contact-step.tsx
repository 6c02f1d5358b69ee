import { CONTACT_NAME_MAX } from '@verstat/contract/browser'
import { useUser } from '../../../lib/session/use-user.ts'
import { usePage } from '../../../lib/use-page.ts'
import { ContactShowField } from '../fields/contact-show-field.tsx'
import { PhoneLine } from '../fields/phone-line.tsx'
import { StepFields } from '../fields/step-fields.tsx'
import { SelectField, TextField } from '../fields/text-field.tsx'
import { useField } from '../fields/use-field.ts'
import { SignInHint } from '../sign-in-hint.tsx'
import { ORDER_FORM_RULES } from './order-form-rules.ts'
import type { OrderStepProps } from './order-step.ts'

export function OrderContactStep({ form, dictionary }: OrderStepProps) {
  const { t } = usePage()
  const user = useUser()
  const phone = useField(form, 'contact.phone')
  return (
    <>
      <StepFields
        rules={ORDER_FORM_RULES}
        step="contact"
        form={form}
        own={{
          regionId: (
            <div className="grid gap-5 sm:grid-cols-2 sm:items-end sm:gap-3">
              <SelectField
                form={form}
                name="regionId"
                none={t('placing.none.choose')}
                hint={t('placing.hint.orderRegion')}
                options={dictionary.regions.map(({ id, name }) => ({ value: id, label: name }))}
              />
              <TextField
                form={form}
                name="city"
                optional
                autoComplete="address-level2"
                maxLength={ORDER_FORM_RULES.city.max}
              />
            </div>
          ),
          city: null,
        }}
      />
      <SignInHint />
      <TextField form={form} name="contact.name" autoComplete="name" maxLength={CONTACT_NAME_MAX} />
      <TextField
        form={form}
        name="contact.email"
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        hint={t(user ? 'placing.hint.emailOfMember' : 'placing.hint.email')}
      />
      <PhoneLine
        id={phone.id}
        name="contact.phone"
        label={phone.label}
        error={phone.error}
        phone={form.fields['contact.phone']}
        onPhone={phone.set}
      />
      <ContactShowField form={form} name="contact.show" />
    </>
  )
}
