import type { DemoOrder } from './demo-order.ts'

/** What is decided about an order before its text is written, so that the text agrees with the fields. */
export type TextFacts = Pick<
  DemoOrder,
  | 'type'
  | 'repeat'
  | 'materialBy'
  | 'sampleRequired'
  | 'ndaRequired'
  | 'certificates'
  | 'budgetMode'
  | 'vat'
  | 'files'
> & {
  readonly hasVolume: boolean
}
