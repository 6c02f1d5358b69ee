import { Field } from '@verstat/ui/field'
import { TextInput } from '@verstat/ui/text-input'
import { usePage } from '../../../lib/use-page.ts'
import { RegionMark } from '../../region-map/region-mark.tsx'
import { ChoiceGroup } from '../fields/choice-field.tsx'
import { splitPoint } from '../fields/coordinates.ts'
import { FieldLabel } from '../fields/text-field.tsx'
import { fieldLabel, useField } from '../fields/use-field.ts'
import { checkLocation, locationOf } from './producer-location.ts'
import type { ProducerStepProps } from './producer-step.ts'

const AXES = ['location.lat', 'location.lon'] as const

/** Fields for the coordinates of the producer, with a map of the producer's region. */
export function LocationField({ form }: Pick<ProducerStepProps, 'form'>) {
  const { t } = usePage()
  const field = useField(form, 'location.lat')
  const { fields } = form
  const isRight = Object.keys(checkLocation(t, fields)).length === 0
  const point = isRight ? locationOf(fields) : null
  return (
    <ChoiceGroup
      id={field.id.replace(/\.lat$/, '')}
      legend={fieldLabel(t, 'location')}
      hint={t('placing.hint.location')}
      optional
    >
      <div className="grid gap-5 sm:grid-cols-2 sm:items-end sm:gap-3">
        {AXES.map((name) => (
          <AxisInput key={name} form={form} name={name} />
        ))}
      </div>
      {point && fields.regionId !== '' && (
        <div className="mt-2 max-w-72">
          <RegionMark regionSlug={fields.regionId} point={point} label={t('placing.location.shown')} />
        </div>
      )}
    </ChoiceGroup>
  )
}

type AxisInputProps = Pick<ProducerStepProps, 'form'> & { readonly name: (typeof AXES)[number] }

function AxisInput({ form, name }: AxisInputProps) {
  const field = useField(form, name)
  return (
    <Field id={field.id} label={<FieldLabel text={field.label} />} error={field.error}>
      {(control) => (
        <TextInput
          {...control}
          name={name}
          inputMode="decimal"
          autoComplete="off"
          value={form.fields[name]}
          onChange={({ currentTarget: { value } }) => {
            const [lat, lon] = splitPoint(value) ?? []
            form.set(
              lat !== undefined && lon !== undefined
                ? { 'location.lat': lat, 'location.lon': lon }
                : { [name]: value },
            )
          }}
        />
      )}
    </Field>
  )
}
