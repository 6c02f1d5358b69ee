import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { renderComponent } from '../../testing/render-component.tsx'
import { ActionForm } from './action-form.tsx'

function Cards() {
  const [cards, setCards] = useState(['Visa', 'Mastercard'])
  return (
    <main>
      <h1>Cards</h1>
      {cards.map((card) => (
        <section key={card}>
          <h2>{card}</h2>
          <ActionForm
            id={card}
            label="Remove"
            name={`Remove ${card}`}
            busy="…"
            send={async () => card}
            done={() => setCards(cards.filter((one) => one !== card))}
          />
        </section>
      ))}
    </main>
  )
}

test('the accessible name of a button in a list includes its object', () => {
  renderComponent(<Cards />)
  expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
    'Remove Visa',
    'Remove Mastercard',
  ])
})

test("when a form disappears, the page's heading gets the focus", async () => {
  const { user } = renderComponent(<Cards />)
  await user.click(screen.getByRole('button', { name: 'Remove Visa' }))
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Visa' })).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Cards' })))
})
