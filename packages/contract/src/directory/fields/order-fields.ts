import { CURRENCIES } from '../../wire-values.ts'
import {
  BUDGET_MODES,
  BUDGET_PERS,
  MATERIAL_BYS,
  OFFERS_OPENS,
  ORDER_CONTACT_SHOWS,
  ORDER_TYPES,
  REPEATS,
  UNITS,
  VISIBILITIES,
} from '../order-values.ts'
import { CITY_MAX, DESCRIPTION_MAX } from '../writing-values.ts'
import type { FieldRule } from './field-rule.ts'

/** The last step shows a preview below the place and the contact, so that a form has few screens. */
export const ORDER_FIELD_STEPS = ['what', 'terms', 'preview'] as const
export type OrderFieldStep = (typeof ORDER_FIELD_STEPS)[number]

/**
 * All fields of an order, in the order in which the form and the moderation page show them. Most fields are null by
 * default, because an empty field means that the owner has not stated the value. The exceptions are the budget's
 * currency and unit and the contact's visibility.
 */
export const ORDER_FIELDS = {
  title: { kind: 'text', min: 10, max: 120, required: true, step: 'what', seen: 'lists' },
  /** The category must be a leaf, that is, a category without subcategories. */
  categoryId: { kind: 'reference', required: true, step: 'what', seen: 'lists' },
  type: { kind: 'choice', values: ORDER_TYPES, required: true, step: 'what', seen: 'lists' },
  /** A quantity requires `unit`. */
  quantity: { kind: 'custom', default: null, step: 'what', seen: 'lists' },
  unit: { kind: 'choice', values: UNITS, step: 'what', seen: 'lists' },
  description: {
    kind: 'paragraphs',
    min: 30,
    max: DESCRIPTION_MAX,
    required: true,
    step: 'what',
    seen: 'page',
  },
  attributes: { kind: 'custom', default: {}, step: 'terms', seen: 'page' },
  images: { kind: 'pictures', max: 10, step: 'terms', seen: 'page' },
  files: { kind: 'documents', max: 10, step: 'terms', seen: 'page' },
  budgetMode: { kind: 'choice', values: BUDGET_MODES, step: 'terms', seen: 'lists', atOnce: true },
  /**
   * The limits are in minor units of `currency`. With `budgetMode` `exact` both limits are equal, and with `range`
   * both are set. With `request` or without a mode, both are null.
   */
  budgetMin: { kind: 'custom', default: null, step: 'terms', seen: 'lists', atOnce: true },
  budgetMax: { kind: 'custom', default: null, step: 'terms', seen: 'lists', atOnce: true },
  currency: {
    kind: 'choice',
    values: CURRENCIES,
    default: 'UAH',
    step: 'terms',
    seen: 'lists',
    atOnce: true,
  },
  budgetPer: {
    kind: 'choice',
    values: BUDGET_PERS,
    default: 'total',
    step: 'terms',
    seen: 'lists',
    atOnce: true,
  },
  vat: { kind: 'answer', step: 'terms', seen: 'page', atOnce: true },
  /** The last day for offers, as a day in Kyiv. It must be 1 to 90 days ahead. */
  offersUntil: { kind: 'day', required: true, step: 'terms', seen: 'lists', atOnce: true },
  neededBy: { kind: 'day', step: 'terms', seen: 'lists', atOnce: true },
  quantityNote: { kind: 'text', max: 300, step: 'terms', seen: 'lists' },
  repeat: { kind: 'choice', values: REPEATS, step: 'terms', seen: 'lists' },
  materialBy: { kind: 'choice', values: MATERIAL_BYS, step: 'terms', seen: 'page', filter: true },
  sampleRequired: { kind: 'answer', step: 'terms', seen: 'page' },
  ndaRequired: { kind: 'answer', step: 'terms', seen: 'page' },
  certificates: { kind: 'words', step: 'terms', seen: 'page' },
  regionId: { kind: 'reference', required: true, step: 'preview', seen: 'lists' },
  city: { kind: 'line', max: CITY_MAX, step: 'preview', seen: 'lists' },
  /** API calls put the five contact fields into one `contact` object. */
  contactName: { kind: 'custom', required: true, step: 'preview', seen: 'owner' },
  contactEmail: { kind: 'custom', required: true, step: 'preview', seen: 'owner' },
  contactPhone: { kind: 'custom', default: null, step: 'preview', seen: 'owner', atOnce: true },
  /** Messengers in which the phone number has an account. */
  contactMessengers: { kind: 'custom', default: [], step: 'preview', seen: 'owner', atOnce: true },
  contactShow: {
    kind: 'choice',
    values: ORDER_CONTACT_SHOWS,
    default: 'afterLogin',
    step: 'preview',
    seen: 'page',
    atOnce: true,
  },
  /** This field and the next two cannot change after the first offer. */
  visibility: {
    kind: 'choice',
    values: VISIBILITIES,
    default: 'public',
    step: 'preview',
    seen: 'lists',
    atOnce: true,
  },
  offersOpen: {
    kind: 'choice',
    values: OFFERS_OPENS,
    default: 'atOnce',
    step: 'preview',
    seen: 'page',
    atOnce: true,
  },
  maxOffers: { kind: 'custom', default: 50, step: 'preview', seen: 'page', atOnce: true },
} as const satisfies Readonly<Record<string, FieldRule & { readonly step: OrderFieldStep }>>

export type OrderFieldName = keyof typeof ORDER_FIELDS
