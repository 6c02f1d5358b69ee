import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { sha256Hex } from '../../lib/api/sha-256.ts'
import { renderComponent } from '../../testing/render-component.tsx'
import { RevealButton } from './reveal-button.tsx'

const target = { kind: 'producer', id: '7', path: '/producers/x', show: 'public' } as const
const puzzle = {
  algorithm: 'SHA-256',
  challenge: sha256Hex('salt0'),
  salt: 'salt',
  signature: '',
  maxNumber: 1,
}

test('pressing the button twice requests the contact once and moves the focus to it', async () => {
  const { user, calls } = renderComponent(<RevealButton target={target} isSecond={false} />, {
    answer: ({ path }) =>
      path.includes('challenge') ? puzzle : { name: 'Марта', email: null, phone: '+380501112233' },
  })
  await user.dblClick(screen.getByRole('button', { name: 'Показати контакти' }))
  const name = await screen.findByText('Марта')
  expect(document.activeElement?.contains(name)).toBe(true)
  expect(calls.filter(({ id }) => id === target.id)).toHaveLength(1)
})
