import { screen } from '@testing-library/react'
import type { ReadStatement, StatementLine } from '@verstat/contract'
import { expect, test } from 'vitest'
import { renderComponent } from '../../../testing/render-component.tsx'
import { StatementPage } from './statement-page.tsx'

const candidate = {
  number: 1042,
  transactionId: 'a',
  amount: { amountMinor: 14_900, currency: 'UAH' as const },
  isOpen: true,
}

function line(key: string, overrides: Partial<StatementLine>): StatementLine {
  return {
    key,
    row: 2,
    day: '2027-02-10',
    amount: candidate.amount,
    payer: 'ТОВ «Швейка»',
    payerCode: '14360570',
    purpose: 'Рахунок № 1042',
    reference: '15',
    verdict: 'matched',
    doubts: [],
    candidates: [candidate],
    ...overrides,
  }
}

const read: ReadStatement = {
  bank: 'privatbank',
  heads: ['Коли', 'Скільки', 'Хто', 'Навіщо'],
  sample: ['10.02.2027', '149,00', 'ТОВ', 'Рахунок'],
  columns: { day: 0, amount: 1, payer: 2, purpose: 3 },
  leftOut: { outgoing: 1, currency: 0, account: 0 },
  unreadable: [7],
  lines: [
    line('m1', {}),
    line('d1', { verdict: 'doubtful', doubts: ['amount'] }),
    line('u1', { verdict: 'unmatched', candidates: [] }),
    line('k1', { verdict: 'known', candidates: [] }),
  ],
}

const csv = new File(['a;b'], 'statement.csv', { type: 'text/csv' })

test('a file is read as soon as it is chosen, and only matched lines are ticked', async () => {
  const { user, t, calls } = renderComponent(<StatementPage hasSecondFactor />, { answer: () => read })
  await user.upload(screen.getByLabelText(t('panel.statement.file')), csv)
  expect(await screen.findByRole('checkbox')).toHaveProperty('checked', true)
  expect(calls[0]).toEqual({ file: btoa('a;b') })
  const left = { name: t('panel.statement.leave'), selected: true }
  expect(screen.getAllByRole('option', left)).toHaveLength(2)
  expect(screen.getByText(t('panel.statement.doubt.amount'))).toBeTruthy()
  expect(screen.getByRole('status').textContent).toContain(`${t('panel.statement.verdict.matched')}: 1`)
})

test('chosen lines are confirmed together with one password and code', async () => {
  const { user, t, calls } = renderComponent(<StatementPage hasSecondFactor />, {
    answer: ({ path }) => (path.endsWith('/take') ? { results: [{ key: 'm1', outcome: 'paid' }] } : read),
  })
  await user.upload(screen.getByLabelText(t('panel.statement.file')), csv)
  const [doubtful, unmatched] = await screen.findAllByRole('combobox')
  if (!doubtful || !unmatched) throw new Error('no selects')
  await user.selectOptions(doubtful, '1042')
  await user.selectOptions(unmatched, 'note')
  await user.type(screen.getByLabelText(t('panel.role.password')), 'secret')
  await user.type(screen.getByLabelText(t('panel.role.code')), '123456')
  await user.click(screen.getByRole('button', { name: t('panel.statement.submit') }))
  await screen.findByText(t('panel.statement.confirm'))
  const taken = calls.find((input) => 'decisions' in input)
  expect(taken).toMatchObject({
    decisions: [
      { key: 'm1', number: 1042 },
      { key: 'd1', number: 1042 },
      { key: 'u1', number: null },
    ],
    password: 'secret',
    code: '123456',
  })
})

test('without a choice nothing is sent, and the form says so', async () => {
  const { user, t, calls } = renderComponent(<StatementPage hasSecondFactor />, { answer: () => read })
  await user.upload(screen.getByLabelText(t('panel.statement.file')), csv)
  await user.click(await screen.findByRole('checkbox'))
  await user.click(screen.getByRole('button', { name: t('panel.statement.submit') }))
  expect(await screen.findByText(t('panel.statement.nothingChosen'))).toBeTruthy()
  expect(calls).toHaveLength(1)
})

test('the columns of an unknown bank are asked for, and sent', async () => {
  const { user, t, calls } = renderComponent(<StatementPage hasSecondFactor />, {
    answer: (_, input) => ('columns' in input ? read : { ...read, bank: null, columns: null, lines: [] }),
  })
  await user.upload(screen.getByLabelText(t('panel.statement.file')), csv)
  await screen.findByText(t('panel.statement.columnsTitle'))
  for (const [at, field] of (['day', 'amount', 'payer', 'purpose'] as const).entries())
    await user.selectOptions(screen.getByLabelText(t(`panel.statement.field.${field}`)), String(at))
  const [, readAgain] = screen.getAllByRole('button', { name: t('panel.statement.read') })
  if (readAgain) await user.click(readAgain)
  await screen.findByRole('checkbox')
  expect(calls.at(-1)).toMatchObject({ columns: { day: 0, amount: 1, payer: 2, purpose: 3 } })
})
