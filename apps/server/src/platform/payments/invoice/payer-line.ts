/** The company or person that pays, as documents name it. */
export type Payer = { readonly name: string; readonly code: string; readonly address: string }

export function payerLine({ name, code, address }: Payer, t: (key: string) => string): string {
  const label = t(code.length === 8 ? 'invoice.edrpou' : 'invoice.rnokpp')
  return [name, `${label} ${code}`, address].filter(Boolean).join(', ')
}
