import { CONTACT_NAME_MAX, ORDER_CONTACT_SHOWS } from '@verstat/contract/browser'
import { Button } from '@verstat/ui/button'
import { useState } from 'react'
import { useUser } from '../../../lib/session/use-user.ts'
import { usePage } from '../../../lib/use-page.ts'
import { ChoiceGroup } from '../fields/choice-field.tsx'
import { ContactShowField } from '../fields/contact-show-field.tsx'
import { MessengersField } from '../fields/messengers-field.tsx'
import { PhoneLine } from '../fields/phone-line.tsx'
import { TextField } from '../fields/text-field.tsx'
import { useField } from '../fields/use-field.ts'
import { SignInHint } from '../sign-in-hint.tsx'
import { readContactShow } from './order-form-fields.ts'
import type { OrderStepProps } from './order-step.ts'

type ContactProps = Pick<OrderStepProps, 'form'>

/** The contact of a signed-in user is known already, so it is shown in one line until the user changes it. */
export function OrderContactFields({ form }: ContactProps) {
  const user = useUser()
  const { fields, faults } = form
  const isKnown = user !== null && fields['contact.name'] !== '' && fields['contact.email'] !== ''
  const [isOpen, setOpen] = useState(!isKnown)
  const isWrong = Object.keys(faults).some((path) => path.startsWith('contact.'))
  return isOpen || isWrong ? (
    <ContactInputs form={form} />
  ) : (
    <KnownContact form={form} onChange={() => setOpen(true)} />
  )
}

function KnownContact({ form, onChange }: ContactProps & { readonly onChange: () => void }) {
  const { t } = usePage()
  const { fields } = form
  const phone = fields['contact.phone']
  return (
    <ChoiceGroup id={`${form.id}-contact`} legend={t('placing.preview.contact')}>
      <div className="flex flex-wrap items-center justify-between gap-3 rounded-8 border border-line bg-well p-3">
        <div className="min-w-0 wrap-anywhere">
          <p className="font-medium">{fields['contact.name']}</p>
          <p>{[fields['contact.email'], phone].filter((each) => each.length > 5).join(', ')}</p>
          <p className="text-13 text-ink-soft">
            {t('placing.contact.shownTo', {
              who: t(`placing.contactShow.${readContactShow(fields)}`),
            })}
          </p>
        </div>
        <Button size="small" onClick={onChange} aria-label={t('placing.contact.change')}>
          {t('placing.category.change')}
        </Button>
      </div>
    </ChoiceGroup>
  )
}

function ContactInputs({ form }: ContactProps) {
  const { t } = usePage()
  const user = useUser()
  const phone = useField(form, 'contact.phone')
  return (
    <>
      <SignInHint />
      <div className="grid gap-5 sm:grid-cols-2 sm:items-start sm:gap-3">
        <TextField form={form} name="contact.name" autoComplete="name" maxLength={CONTACT_NAME_MAX} />
        <PhoneLine
          id={phone.id}
          name="contact.phone"
          label={phone.label}
          error={phone.error}
          phone={form.fields['contact.phone']}
          onPhone={phone.set}
        />
      </div>
      <MessengersField form={form} name="contact.messengers" />
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
      <ContactShowField form={form} name="contact.show" shows={ORDER_CONTACT_SHOWS} />
    </>
  )
}
