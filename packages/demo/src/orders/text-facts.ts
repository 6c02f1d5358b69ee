import type { DemoOrder } from './demo-order.ts'

/** The facts of an order that are chosen before its text is written, so that the text agrees with the fields. */
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
