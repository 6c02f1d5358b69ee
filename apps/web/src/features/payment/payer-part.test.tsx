import { screen } from '@testing-library/react'
import type { PayerDetails } from '@verstat/contract'
import { expect, test } from 'vitest'
import { renderComponent } from '../../testing/render-component.tsx'
import { refusal } from '../../testing/test-send.ts'
import { PayerPart } from './payer-part.tsx'
import { TransferDetails } from './transfer-details.tsx'

const payer = { name: 'ТОВ «Швейка»', code: '14360570', address: 'м. Львів' }
const unstated: PayerDetails = { payer: null, suggested: payer, mayState: true, act: 'needs_payer' }
const paid = { id: 'p1', status: 'paid', checkout: null } as const

test('the suggested payer is filled in and can be stated, and then the act is linked', async () => {
  const { user, t, calls } = renderComponent(<PayerPart loaded={unstated} transaction={paid} />, {
    answer: () => ({ payer, suggested: null, mayState: false, act: 'ready' }),
  })
  expect(screen.getByLabelText(t('paying.documents.name'))).toHaveProperty('value', payer.name)
  await user.click(screen.getByRole('button', { name: t('paying.documents.save') }))
  const act = await screen.findByRole('link', { name: t('paying.documents.act') })
  expect(act.getAttribute('href')).toBe('/payment/p1/act.pdf?lang=uk')
  expect(calls).toEqual([{ id: 'p1', ...payer }])
})

test('a wrong code is shown at its field, and what was typed stays', async () => {
  const { user, t } = renderComponent(<PayerPart loaded={unstated} transaction={paid} />, {
    answer: () => {
      throw refusal('code')
    },
  })
  const code = screen.getByLabelText(t('paying.documents.code'))
  await user.clear(code)
  await user.type(code, '12345678')
  await user.click(screen.getByRole('button', { name: t('paying.documents.save') }))
  await screen.findAllByText('Хибне code')
  expect(code).toHaveProperty('value', '12345678')
  expect(code.getAttribute('aria-invalid')).toBe('true')
})

test('every detail of a transfer has a button that copies it as banks need it', async () => {
  const checkout = {
    type: 'document',
    invoiceNumber: '1042',
    qrUrl: '',
    purpose: 'Оплата послуг згідно з рахунком № 1042',
    recipient: {
      name: 'ФОП Тестовий Т.Т.',
      code: '43720363',
      iban: 'UA473052990000026005026707459',
      bank: 'АТ «Банк»',
    },
  } as const
  const transaction = { amount: { amountMinor: 14_900, currency: 'UAH' } } as const
  const { user, t } = renderComponent(<TransferDetails transaction={transaction} checkout={checkout} />)
  const copied: string[] = []
  for (const label of [
    t('paying.invoice.recipient'),
    t('paying.invoice.edrpou'),
    'IBAN',
    t('paying.fact.sum'),
  ]) {
    await user.click(
      screen.getByRole('button', { name: t('paying.copy.named', { what: label }), hidden: true }),
    )
    copied.push(await navigator.clipboard.readText())
  }
  expect(copied).toEqual(['ФОП Тестовий Т.Т.', '43720363', 'UA473052990000026005026707459', '149.00'])
})
