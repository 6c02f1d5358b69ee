import { ADDRESS_MAX, CITY_MAX, PHONES_MAX, WEBSITE_MAX, WORK_HOURS_MAX } from '@verstat/contract/browser'
import { Button } from '@verstat/ui/button'
import { Checkbox } from '@verstat/ui/checkbox'
import { Disclosure } from '@verstat/ui/disclosure'
import { useUser } from '../../../lib/session/use-user.ts'
import { usePage } from '../../../lib/use-page.ts'
import { fieldId } from '../../forms/form-summary.tsx'
import { ChoiceGroup, TickField } from '../fields/choice-field.tsx'
import { ContactShowField } from '../fields/contact-show-field.tsx'
import { PhoneLine } from '../fields/phone-line.tsx'
import { SelectField, TextField } from '../fields/text-field.tsx'
import { useField } from '../fields/use-field.ts'
import { SignInHint } from '../sign-in-hint.tsx'
import { LocationField } from './location-field.tsx'
import type { ProducerStepProps } from './producer-step.ts'

/** Where it is and how it is reached. */
export function ProducerContactStep({ form, dictionary }: ProducerStepProps) {
  const { t } = usePage()
  const user = useUser()
  const { phones } = form.fields
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2 sm:items-end sm:gap-3">
        <SelectField
          form={form}
          name="regionId"
          none={t('placing.none.choose')}
          options={dictionary.regions.map(({ id, name }) => ({ value: id, label: name }))}
        />
        <TextField form={form} name="city" optional autoComplete="address-level2" maxLength={CITY_MAX} />
      </div>
      <div className="grid gap-1">
        <TextField
          form={form}
          name="address"
          optional
          autoComplete="street-address"
          maxLength={ADDRESS_MAX}
        />
        <TickField form={form} name="showAddress" />
      </div>
      <LocationField form={form} />
      <ServiceRegions form={form} dictionary={dictionary} />
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
      {phones.map((phone, at) => (
        <PhoneLine
          // biome-ignore lint/suspicious/noArrayIndexKey: a number is its place.
          key={at}
          id={fieldId(form.id, `phones.${at}`)}
          name={`phones.${at}`}
          label={at === 0 ? t('placing.label.contact.phone') : t('placing.phone.another', { at: at + 1 })}
          error={form.faults[`phones.${at}`]}
          phone={phone}
          onPhone={(next) => form.set({ phones: phones.map((each, index) => (index === at ? next : each)) })}
        />
      ))}
      {phones.length < PHONES_MAX && (
        <Button className="justify-self-start" onClick={() => form.set({ phones: [...phones, ''] })}>
          {t('placing.rows.addPhone')}
        </Button>
      )}
      <ContactShowField form={form} name="contactShow" />
      <TextField
        form={form}
        name="website"
        type="url"
        optional
        autoComplete="url"
        hint={t('placing.hint.website')}
        maxLength={WEBSITE_MAX}
      />
      <TextField
        form={form}
        name="workHours"
        optional
        hint={t('placing.hint.workHours')}
        maxLength={WORK_HOURS_MAX}
      />
    </>
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
