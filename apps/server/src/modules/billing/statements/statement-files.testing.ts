/** A payment as a bank prints it into a statement. A negative amount is outgoing money. */
export type BankLine = {
  readonly day: string
  readonly amount: number
  readonly payer: string
  readonly code: string
  readonly purpose: string
  readonly document: string
}

const OWN_IBAN = 'UA473052990000026005026707459'

/**
 * Returns a statement as «Приват24 для бізнесу» (PrivatBank for businesses) exports it: windows-1251, no escapes, the
 * Latin «i» instead of the Ukrainian «і», and a separator at the end of each line.
 */
export function privatFile(lines: readonly BankLine[], currency = 'UAH', account = OWN_IBAN): Buffer {
  const heads =
    'ЄДРПОУ;МФО;Рахунок;Валюта;Номер документу;Дата операції;МФО банку;Назва банку;Рахунок кореспондента;ЄДРПОУ кореспондента;Кореспондент;Сума;Призначення платежу;'
  const rows = lines.map(({ day, amount, payer, code, purpose, document }) =>
    [
      '43720363',
      '305299',
      account,
      currency,
      document,
      day.split('-').reverse().join('.'),
      '322001',
      'АТ "УНІВЕРСАЛ БАНК"',
      'UA213223130000026007233566001',
      code,
      payer,
      amount.toFixed(2).replaceAll(/\B(?=(\d{3})+(?!\d))(?<!\.\d*)/g, ' '),
      `${purpose};`,
    ].join(';'),
  )
  return encode1251([heads, ...rows].join('\n').replaceAll('і', 'i').replaceAll('І', 'I'))
}

/**
 * Returns a statement of a business account at monobank: UTF-8 with a byte order mark, quoted texts, and a column that
 * says whether money came in or went out. Newer files have semicolons, decimal commas, a minus before outgoing amounts
 * and line breaks in the heads. Older files have commas and amounts without a sign.
 */
export function monoFile(lines: readonly BankLine[], age: 'new' | 'old' = 'new'): Buffer {
  const isNew = age === 'new'
  const heads = [
    isNew ? 'Дата\nоперації' : 'Дата операції',
    'Час операції',
    'Вид операції (дебет/кредит)',
    'Деталі операції',
    'Контрагент',
    isNew ? 'ЄДРПОУ\nконтрагента' : 'ЄДРПОУ контрагента',
    'IBAN контрагента',
    'Сума в валюті рахунку',
    'Сума в валюті операції',
    'Валюта операції',
    'Курс',
    ...(isNew ? ['Еквівалент суми за курсом НБУ\nна дату операції (для зарахувань)'] : []),
    'Сума комісій в валюті рахунку',
    'Залишок після операції в валюті рахунку',
    'Номер платіжного доручення',
    ...(isNew ? ['Фактичний платник', 'Ідентифікатор фактичного платника'] : []),
  ]
  const sum = (amount: number) => (isNew ? amount.toFixed(2).replace('.', ',') : String(Math.abs(amount)))
  const rows = lines.map(({ day, amount, payer, code, purpose, document }) => [
    day.split('-').reverse().join('.'),
    '12:30:05',
    amount < 0 ? 'Дебет' : 'Кредит',
    purpose,
    payer,
    code,
    'UA213223130000026007233566001',
    sum(amount),
    sum(amount),
    'UAH',
    '—',
    ...(isNew ? [sum(amount)] : []),
    sum(0),
    sum(90_000),
    document,
    ...(isNew ? [payer, code] : []),
  ])
  const separator = isNew ? ';' : ','
  const quoted = (cell: string) => (/[\s",;]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
  return Buffer.from(
    `\ufeff${[heads, ...rows].map((row) => row.map(quoted).join(separator)).join('\r\n')}\r\n`,
  )
}

export function encode1251(text: string): Buffer {
  const decoder = new TextDecoder('windows-1251')
  const bytes = new Map(Array.from({ length: 256 }, (_, byte) => [decoder.decode(Uint8Array.of(byte)), byte]))
  return Buffer.from([...text].map((char) => bytes.get(char) ?? 0x3f))
}
