import { CONTACT_SHOWS, PHONES_MAX, PRODUCER_FIELDS, WEBSITE_MAX } from '@verstat/contract/browser'
import { Button } from '@verstat/ui/button'
import { Checkbox } from '@verstat/ui/checkbox'
import { Disclosure } from '@verstat/ui/disclosure'
import { useUser } from '../../../lib/session/use-user.ts'
import { usePage } from '../../../lib/use-page.ts'
import { fieldId } from '../../forms/form-summary.tsx'
import { ChoiceGroup, TickField } from '../fields/choice-field.tsx'
import { ContactShowField } from '../fields/contact-show-field.tsx'
import { MessengersField } from '../fields/messengers-field.tsx'
import { PhoneLine } from '../fields/phone-line.tsx'
import { StepFields } from '../fields/step-fields.tsx'
import { SelectField, TextField } from '../fields/text-field.tsx'
import { useField } from '../fields/use-field.ts'
import { SignInHint } from '../sign-in-hint.tsx'
import { LocationField } from './location-field.tsx'
import type { ProducerStepProps } from './producer-step.ts'

export function ProducerContactStep({ form, dictionary }: ProducerStepProps) {
  const { t } = usePage()
  const user = useUser()
  const { phones } = form.fields
  return (
    <StepFields
      rules={PRODUCER_FIELDS}
      step="contact"
      form={form}
      hints={{ workHours: t('placing.hint.workHours') }}
      own={{
        regionId: (
          <div className="grid gap-5 sm:grid-cols-2 sm:items-end sm:gap-3">
            <SelectField
              form={form}
              name="regionId"
              none={t('placing.none.choose')}
              options={dictionary.regions.map(({ id, name }) => ({ value: id, label: name }))}
            />
            <TextField
              form={form}
              name="city"
              optional
              autoComplete="address-level2"
              maxLength={PRODUCER_FIELDS.city.max}
            />
          </div>
        ),
        city: null,
        address: (
          <div className="grid gap-1">
            <TextField
              form={form}
              name="address"
              optional
              autoComplete="street-address"
              maxLength={PRODUCER_FIELDS.address.max}
            />
            <TickField form={form} name="showAddress" />
          </div>
        ),
        location: <LocationField form={form} />,
        showAddress: null,
        serviceRegionIds: <ServiceRegions form={form} dictionary={dictionary} />,
        email: (
          <>
            <SignInHint />
            <TextField
              form={form}
              name="email"
              type="email"
              autoComplete="email"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={254}
              hint={t(user ? 'placing.hint.emailOfMember' : 'placing.hint.email')}
            />
          </>
        ),
        phones: (
          <>
            {phones.map((phone, at) => (
              <PhoneLine
                // biome-ignore lint/suspicious/noArrayIndexKey: a phone number is identified by its position.
                key={at}
                id={fieldId(form.id, `phones.${at}`)}
                name={`phones.${at}`}
                label={at === 0 ? t('fields.form.contact.phone') : t('placing.phone.another', { at: at + 1 })}
                error={form.faults[`phones.${at}`]}
                phone={phone}
                onPhone={(next) =>
                  form.set({ phones: phones.map((each, index) => (index === at ? next : each)) })
                }
              />
            ))}
            {phones.length < PHONES_MAX && (
              <Button className="justify-self-start" onClick={() => form.set({ phones: [...phones, ''] })}>
                {t('placing.rows.addPhone')}
              </Button>
            )}
          </>
        ),
        messengers: <MessengersField form={form} name="messengers" />,
        contactShow: <ContactShowField form={form} name="contactShow" shows={CONTACT_SHOWS} />,
        website: (
          <TextField
            form={form}
            name="website"
            type="url"
            optional
            autoComplete="url"
            hint={t('placing.hint.website')}
            maxLength={WEBSITE_MAX}
          />
        ),
      }}
    />
  )
}

function ServiceRegions({ form, dictionary }: Pick<ProducerStepProps, 'form' | 'dictionary'>) {
  const { t } = usePage()
  const field = useField(form, 'serviceRegionIds')
  const chosen = form.fields.serviceRegionIds
  return (
    <ChoiceGroup id={field.id} legend={field.label} error={field.error} optional>
      <Disclosure
        summary={t('placing.regions.chosen', { n: chosen.length })}
        className="rounded-8 border border-line bg-surface px-3"
      >
        <div className="grid gap-x-4 pb-2 sm:grid-cols-2">
          {dictionary.regions.map(({ id, name }) => (
            <Checkbox
              key={id}
              checked={chosen.includes(id)}
              onChange={({ currentTarget: { checked } }) =>
                form.set({
                  serviceRegionIds: checked ? [...chosen, id] : chosen.filter((each) => each !== id),
                })
              }
              label={name}
            />
          ))}
        </div>
      </Disclosure>
    </ChoiceGroup>
  )
}
