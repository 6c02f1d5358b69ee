import { Button } from '@verstat/ui/button'
import { Disclosure } from '@verstat/ui/disclosure'
import { Field } from '@verstat/ui/field'
import { MapPin } from '@verstat/ui/icons'
import { TextInput } from '@verstat/ui/text-input'
import { useState } from 'react'
import { usePage } from '../../../lib/use-page.ts'
import type { GeoPoint } from '../../region-map/map-position.ts'
import { PointPicker } from '../../region-map/point-picker.tsx'
import { ChoiceGroup } from '../fields/choice-field.tsx'
import { splitPoint } from '../fields/coordinates.ts'
import { FieldLabel } from '../fields/text-field.tsx'
import { fieldLabel, useField } from '../fields/use-field.ts'
import { checkLocation, locationOf } from './producer-location.ts'
import type { ProducerStepProps } from './producer-step.ts'

const AXES = ['location.lat', 'location.lon'] as const

/** The user taps the place on a map, uses the position of the device, or types the coordinates. */
export function LocationField({ form }: Pick<ProducerStepProps, 'form'>) {
  const { t } = usePage()
  const field = useField(form, 'location.lat')
  const { fields } = form
  const isRight = Object.keys(checkLocation(t, fields)).length === 0
  const point = isRight ? locationOf(fields) : null
  const isWrong = AXES.some((name) => form.faults[name] !== undefined)
  const pick = ({ lat, lon }: GeoPoint) =>
    form.set({ 'location.lat': typedDegrees(lat), 'location.lon': typedDegrees(lon) })
  return (
    <ChoiceGroup
      id={field.id.replace(/\.lat$/, '')}
      legend={fieldLabel(t, 'location')}
      hint={t('placing.hint.location')}
      optional
    >
      <div className="grid gap-3">
        {fields.regionId !== 'abroad' && (
          <PointPicker
            regionSlug={fields.regionId}
            point={point}
            label={t('placing.location.map')}
            onPick={pick}
          />
        )}
        <OwnPosition
          hasPoint={AXES.some((name) => fields[name] !== '')}
          onPick={pick}
          onClear={() => form.set({ 'location.lat': '', 'location.lon': '' })}
        />
        <Disclosure
          summary={t('placing.location.type')}
          {...(isWrong ? { open: true } : {})}
          className="rounded-8 border border-line bg-surface px-3"
        >
          <div className="grid gap-5 pt-1 pb-4 sm:grid-cols-2 sm:items-end sm:gap-3">
            {AXES.map((name) => (
              <AxisInput key={name} form={form} name={name} />
            ))}
          </div>
        </Disclosure>
      </div>
    </ChoiceGroup>
  )
}

function typedDegrees(value: number): string {
  return String(Math.round(value * 1e5) / 1e5).replace('.', ',')
}

type OwnPositionProps = {
  readonly hasPoint: boolean
  readonly onPick: (point: GeoPoint) => void
  readonly onClear: () => void
}

const WAIT_MS = 15_000

/** Asks the browser for the position of the device. When the browser does not tell the position, shows the reason. */
function OwnPosition({ hasPoint, onPick, onClear }: OwnPositionProps) {
  const { t } = usePage()
  const [state, setState] = useState<'idle' | 'asking' | 'found' | 'denied' | 'unknown'>('idle')

  function ask() {
    if (!('geolocation' in navigator)) return setState('unknown')
    setState('asking')
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        onPick({ lat: latitude, lon: longitude })
        setState('found')
      },
      ({ code, PERMISSION_DENIED }) => setState(code === PERMISSION_DENIED ? 'denied' : 'unknown'),
      { enableHighAccuracy: true, timeout: WAIT_MS },
    )
  }

  return (
    <div className="hidden flex-wrap items-center gap-3 js:flex">
      <Button onClick={ask} aria-disabled={state === 'asking' || undefined}>
        <MapPin size={18} />
        {t('placing.location.mine')}
      </Button>
      {hasPoint && (
        <Button variant="quiet" onClick={onClear}>
          {t('placing.location.clear')}
        </Button>
      )}
      <p role="status" className={state === 'denied' || state === 'unknown' ? 'text-13 text-bad' : 'text-13'}>
        {state === 'idle' ? '' : t(`placing.location.${state}`)}
      </p>
    </div>
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
