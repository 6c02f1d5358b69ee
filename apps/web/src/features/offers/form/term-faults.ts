import {
  DEVIATIONS_MIN,
  LEAD_DAYS_MAX,
  OFFER_AMOUNT_MAX,
  PAYMENT_DAYS_MAX,
  PRICE_STEPS_MAX,
  SAMPLE_DAYS_MAX,
  VALID_DAYS_MAX,
  VALID_DAYS_MIN,
  WARRANTY_MONTHS_MAX,
} from '@verstat/contract/browser'
import { addDays, kyivDay } from '@verstat/i18n'
import type { PageContext } from '../../../lib/page-context.ts'
import type { FormValues } from '../../forms/form-values.ts'
import { previewSums } from './preview-sums.ts'
import { type OfferedFacts, readTerms, typedNumber } from './typed-terms.ts'

type Page = Pick<PageContext, 't' | 'format' | 'now'>
type Faults = Readonly<Record<string, string>>

type AskKey =
  | 'offers.form.number'
  | 'offers.form.noPrice'
  | 'offers.form.noTerm'
  | 'offers.form.wrongTerm'
  | 'offers.form.noDelivery'

type NumberRule = {
  readonly name: string
  readonly min: number
  readonly max: number
  readonly isWhole: boolean
  /** What to say when nothing is typed. Without it, the field may be empty. */
  readonly empty?: AskKey
  /** What to say when no number is typed. */
  readonly wrong: AskKey
}

const AMOUNT_MAX = OFFER_AMOUNT_MAX / 100
const QUANTITY_MAX = 1e12

/** Returns messages for everything that is wrong in the form, by field name. The API checks the same again. */
export function termFaults(page: Page, values: FormValues, order: OfferedFacts): Faults {
  const { t } = page
  const { text, isTicked } = values
  const meetsAll = text('meetsAll') !== 'no'
  return {
    ...numberFaults(page, numberRules(values, order), values),
    ...stepFaults(page, values),
    ...(isTicked('sample.offered') && text('sample.amountMinor') === '' && text('sample.days') === ''
      ? { 'sample.amountMinor': t('offers.form.noSample') }
      : {}),
    ...dayFaults(page, text('validUntil')),
    ...(!meetsAll && text('deviations').trim().length < DEVIATIONS_MIN
      ? { deviations: t('offers.form.noDeviations', { min: String(DEVIATIONS_MIN) }) }
      : {}),
  }
}

/** Which prices the form shows. */
function shownSteps({ text }: FormValues): number[] {
  if (text('price.basis') === 'lot') return [0]
  const field = (place: number, name: string) => text(`price.steps.${place}.${name}`)
  return Array.from({ length: PRICE_STEPS_MAX }, (_, place) => place).filter(
    (place) => place === 0 || field(place, 'from') !== '' || field(place, 'amountMinor') !== '',
  )
}

function numberRules(values: FormValues, order: OfferedFacts): readonly NumberRule[] {
  const { text, isTicked } = values
  const isLot = text('price.basis') === 'lot'
  const amount = { min: 0, max: AMOUNT_MAX, isWhole: false, wrong: 'offers.form.noPrice' } as const
  const price = { ...amount, min: 0.01, empty: 'offers.form.noPrice' } as const
  const quantity = { min: 0.001, max: QUANTITY_MAX, isWhole: false, wrong: 'offers.form.number' } as const
  const days = { min: 0, isWhole: true, wrong: 'offers.form.number' } as const
  const delivery = { ...amount, empty: 'offers.form.noDelivery', wrong: 'offers.form.noDelivery' } as const
  return [
    ...(order.quantity === null
      ? [{ ...quantity, name: 'quantity', empty: 'offers.form.number' } as const]
      : []),
    ...shownSteps(values).flatMap((place): readonly NumberRule[] => {
      const sum = { ...price, name: `price.steps.${place}.amountMinor` }
      if (isLot) return [sum]
      const from = { ...quantity, name: `price.steps.${place}.from` }
      // The first price is for any quantity if nothing else is said.
      return [place === 0 ? from : { ...from, empty: 'offers.form.number' }, sum]
    }),
    { ...amount, name: 'price.setupMinor' },
    {
      ...days,
      name: 'leadDays',
      min: 1,
      max: LEAD_DAYS_MAX,
      empty: 'offers.form.noTerm',
      wrong: 'offers.form.wrongTerm',
    },
    ...(text('delivery.mode') === 'extra' ? [{ ...delivery, name: 'delivery.amountMinor' }] : []),
    { ...days, name: 'prepaymentPercent', max: 100 },
    { ...days, name: 'paymentDays', max: PAYMENT_DAYS_MAX },
    { ...days, name: 'warrantyMonths', max: WARRANTY_MONTHS_MAX },
    ...(isTicked('sample.offered')
      ? [
          { ...amount, name: 'sample.amountMinor' },
          { ...days, name: 'sample.days', max: SAMPLE_DAYS_MAX },
        ]
      : []),
  ]
}

function numberFaults({ t }: Page, rules: readonly NumberRule[], { text }: FormValues): Faults {
  return Object.fromEntries(
    rules.flatMap((rule) => {
      const fault = numberFault(t, rule, typedNumber(text(rule.name)))
      return fault === undefined ? [] : [[rule.name, fault]]
    }),
  )
}

function numberFault(t: Page['t'], rule: NumberRule, typed: number | undefined): string | undefined {
  if (typed === undefined) return rule.empty && t(rule.empty)
  if (Number.isNaN(typed)) return t(rule.wrong)
  if (rule.isWhole && !Number.isInteger(typed)) return t('errors.field.not_integer')
  if (typed < rule.min) return t('errors.field.too_small', { min: rule.min })
  return typed > rule.max ? t('errors.field.too_big', { max: rule.max }) : undefined
}

const ORDER_WORDS = [
  'offers.form.stepOrder.1',
  'offers.form.stepOrder.2',
  'offers.form.stepOrder.3',
  'offers.form.stepOrder.4',
  'offers.form.stepOrder.5',
] as const

/** Each quantity must be larger than the one before. */
function stepFaults({ t, format }: Page, values: FormValues): Faults {
  if (values.text('price.basis') === 'lot') return {}
  const from = (place: number) => typedNumber(values.text(`price.steps.${place}.from`))
  return Object.fromEntries(
    shownSteps(values).flatMap((place, at, all) => {
      const [own, before] = [from(place), from(all[at - 1] ?? 0) ?? 1]
      const words = ORDER_WORDS[place - 1]
      if (at === 0 || words === undefined || own === undefined || !(own <= before)) return []
      return [[`price.steps.${place}.from`, t(words, { before: format.number(before) })]]
    }),
  )
}

function dayFaults({ t, now }: Page, day: string): Faults {
  if (day === '') return {}
  const today = kyivDay(now())
  const [min, max] = [addDays(today, VALID_DAYS_MIN), addDays(today, VALID_DAYS_MAX)]
  if (day < min) return { validUntil: t('errors.field.date_too_soon', { min: printed(min) }) }
  return day > max ? { validUntil: t('errors.field.date_too_late', { max: printed(max) }) } : {}
}

/** Both languages of the site write days as `22.11.2026`. */
function printed(day: string): string {
  return day.split('-').toReversed().join('.')
}

/** Whether the sum of what is typed is so far from the budget that there may be a zero too many or too few. */
export function isFarFromBudget(values: FormValues, order: OfferedFacts): boolean {
  const { sums, quantity } = previewSums(readTerms(values, order), order)
  const { budgetMin, budgetMax, budgetPer } = order
  if (sums === null || budgetMin === null || budgetMax === null) return false
  if (budgetPer === 'unit' && quantity === null) return false
  const times = budgetPer === 'unit' ? (quantity ?? 1) : 1
  return sums.gross < budgetMin * times * 0.1 || sums.gross > budgetMax * times * 10
}

/** The fields whose errors the change of a field mends. */
export function mendedBy(name: string): readonly string[] {
  if (name === 'sample.days' || name === 'sample.offered') return [name, 'sample.amountMinor']
  if (name === 'meetsAll') return ['deviations']
  if (name === 'priceMeant') return ['price.steps.0.amountMinor']
  const place = /^price\.steps\.(\d)\.from$/.exec(name)?.[1]
  return place === undefined ? [name] : [name, `price.steps.${Number(place) + 1}.from`]
}
