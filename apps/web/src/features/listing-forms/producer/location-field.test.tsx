import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { renderComponent } from '../../../testing/render-component.tsx'
import { LocationField } from './location-field.tsx'
import { EMPTY_PRODUCER } from './producer-form-fields.ts'

function LocationForm() {
  const [fields, setFields] = useState({ ...EMPTY_PRODUCER, regionId: 'lvivska' })
  const form = {
    id: 'producer',
    fields,
    faults: {},
    set: (change: Partial<typeof fields>) => setFields((current) => ({ ...current, ...change })),
    update: () => {},
    setUploading: () => {},
  } as const
  return <LocationField form={form} />
}

const typed = () => [/^Широта/, /^Довгота/].map((name) => screen.getByLabelText<HTMLInputElement>(name).value)

/** Replaces the position service of the browser. */
function withPosition(answer: (found: PositionCallback, failed: PositionErrorCallback) => void) {
  vi.stubGlobal('navigator', { ...navigator, geolocation: { getCurrentPosition: answer } })
}

test('a tap on the map gives the coordinates, and arrow keys move the point', () => {
  renderComponent(<LocationForm />)
  const map = screen.getByRole('button', { name: /Карта України/ })
  map.getBoundingClientRect = () => new DOMRect(0, 0, 500, 335)
  // Lviv.
  fireEvent.click(map, { clientX: 52, clientY: 104, detail: 1 })
  const [lat, lon] = typed().map((text) => Number(text.replace(',', '.')))
  expect(lat).toBeCloseTo(49.84, 0)
  expect(lon).toBeCloseTo(24.03, 0)
  fireEvent.keyDown(map, { key: 'ArrowRight' })
  expect(Number(typed()[1]?.replace(',', '.'))).toBeGreaterThan(lon ?? 0)
})

test('the own position is filled in and can be removed', async () => {
  withPosition((found) =>
    found({ coords: { latitude: 49.83971234, longitude: 24.0297 } } as GeolocationPosition),
  )
  const { user, t } = renderComponent(<LocationForm />)
  await user.click(screen.getByRole('button', { name: t('placing.location.mine') }))
  expect(typed()).toEqual(['49,83971', '24,0297'])
  await user.click(screen.getByRole('button', { name: t('placing.location.clear') }))
  expect(typed()).toEqual(['', ''])
  vi.unstubAllGlobals()
})

test('a refused position is explained, and the coordinates can still be typed', async () => {
  withPosition((_found, failed) => failed({ code: 1, PERMISSION_DENIED: 1 } as GeolocationPositionError))
  const { user, t } = renderComponent(<LocationForm />)
  await user.click(screen.getByRole('button', { name: t('placing.location.mine') }))
  expect(screen.getByRole('status').textContent).toBe(t('placing.location.denied'))
  await user.click(screen.getByText(t('placing.location.type')))
  await user.click(screen.getByLabelText(/^Широта/))
  await user.paste('49.8397, 24.0297')
  expect(typed()).toEqual(['49.8397', '24.0297'])
  vi.unstubAllGlobals()
})
