import { CURRENCIES } from '../../wire-values.ts'
import {
  BUDGET_MODES,
  BUDGET_PERS,
  CONTACT_SHOWS,
  MATERIAL_BYS,
  ORDER_TYPES,
  REPEATS,
  UNITS,
} from '../order-values.ts'
import { CITY_MAX, DESCRIPTION_MAX } from '../writing-values.ts'
import type { FieldRule } from './field-rule.ts'

export const ORDER_FIELD_STEPS = ['what', 'amount', 'money', 'files', 'contact'] as const
export type OrderFieldStep = (typeof ORDER_FIELD_STEPS)[number]

/**
 * All fields of an order, in the order in which the form and the moderation page show them. Most fields are null by
 * default, because an empty field means that the owner has not stated the value. The exceptions are the budget's
 * currency and unit and the contact's visibility.
 */
export const ORDER_FIELDS = {
  title: { kind: 'text', min: 10, max: 120, required: true, step: 'what', seen: 'lists' },
  type: { kind: 'choice', values: ORDER_TYPES, required: true, step: 'what', seen: 'lists' },
  /** The category must be a leaf, that is, a category without subcategories. */
  categoryId: { kind: 'reference', required: true, step: 'what', seen: 'lists' },
  description: {
    kind: 'paragraphs',
    min: 30,
    max: DESCRIPTION_MAX,
    required: true,
    step: 'what',
    seen: 'page',
  },
  /** A quantity requires `unit`. */
  quantity: { kind: 'custom', default: null, step: 'amount', seen: 'lists' },
  unit: { kind: 'choice', values: UNITS, step: 'amount', seen: 'lists' },
  quantityNote: { kind: 'text', max: 300, step: 'amount', seen: 'lists' },
  repeat: { kind: 'choice', values: REPEATS, step: 'amount', seen: 'lists' },
  attributes: { kind: 'custom', default: {}, step: 'amount', seen: 'page' },
  materialBy: { kind: 'choice', values: MATERIAL_BYS, step: 'amount', seen: 'page', filter: true },
  sampleRequired: { kind: 'answer', step: 'amount', seen: 'page' },
  ndaRequired: { kind: 'answer', step: 'amount', seen: 'page' },
  certificates: { kind: 'words', step: 'amount', seen: 'page' },
  budgetMode: { kind: 'choice', values: BUDGET_MODES, step: 'money', seen: 'lists', atOnce: true },
  /**
   * The limits are in minor units of `currency`. With `budgetMode` `exact` both limits are equal, and with `range`
   * both are set. With `request` or without a mode, both are null.
   */
  budgetMin: { kind: 'custom', default: null, step: 'money', seen: 'lists', atOnce: true },
  budgetMax: { kind: 'custom', default: null, step: 'money', seen: 'lists', atOnce: true },
  currency: {
    kind: 'choice',
    values: CURRENCIES,
    default: 'UAH',
    step: 'money',
    seen: 'lists',
    atOnce: true,
  },
  budgetPer: {
    kind: 'choice',
    values: BUDGET_PERS,
    default: 'total',
    step: 'money',
    seen: 'lists',
    atOnce: true,
  },
  vat: { kind: 'answer', step: 'money', seen: 'page', atOnce: true },
  /** The last day for offers, as a day in Kyiv. It must be 1 to 90 days ahead. */
  offersUntil: { kind: 'day', required: true, step: 'money', seen: 'lists', atOnce: true },
  neededBy: { kind: 'day', step: 'money', seen: 'lists', atOnce: true },
  images: { kind: 'pictures', max: 10, step: 'files', seen: 'page' },
  files: { kind: 'documents', max: 10, step: 'files', seen: 'page' },
  regionId: { kind: 'reference', required: true, step: 'contact', seen: 'lists' },
  city: { kind: 'line', max: CITY_MAX, step: 'contact', seen: 'lists' },
  /** API calls put the four contact fields into one `contact` object. */
  contactName: { kind: 'custom', required: true, step: 'contact', seen: 'owner' },
  contactEmail: { kind: 'custom', required: true, step: 'contact', seen: 'owner' },
  contactPhone: { kind: 'custom', default: null, step: 'contact', seen: 'owner', atOnce: true },
  contactShow: {
    kind: 'choice',
    values: CONTACT_SHOWS,
    default: 'afterLogin',
    step: 'contact',
    seen: 'page',
    atOnce: true,
  },
} as const satisfies Readonly<Record<string, FieldRule & { readonly step: OrderFieldStep }>>

export type OrderFieldName = keyof typeof ORDER_FIELDS
