import type { Unit } from '@verstat/contract'
import { enCount, plainNumber, type UkForms, ukCount, ukForm } from '../plural.ts'
import type { Leaf, Root } from './compile-root.ts'
import type { DemoProducerTerms } from './demo-producer.ts'
import type { Place } from './producer-place.ts'
import type { Size } from './producer-size.ts'

/** The facts that the texts may mention. A fact is null if the producer does not state it. */
export type Facts = Readonly<Record<string, string | null>>

type FactSources = {
  readonly root: Root
  readonly leaf: Leaf
  readonly also: Leaf | null
  readonly place: Place
  readonly size: Size
  readonly terms: DemoProducerTerms
  readonly thisYear: number
}

export function ukFacts({ root, leaf, also, place, size, terms, thisYear }: FactSources): Facts {
  const { moq, leadTimeDays: lead } = terms
  return {
    offer: leaf.offer.uk,
    offerLower: leaf.offerLower.uk,
    alsoLower: also?.offerLower.uk ?? null,
    leafLower: leaf.nameLower.uk,
    ask: root.ask.uk,
    cityIn: place.locative,
    cityInAfterVowel: place.locativeAfterVowel,
    CityIn: place.locativeUpper,
    year: String(size.foundedYear),
    years:
      size.foundedYear < thisYear ? ukCount(thisYear - size.foundedYear, ['рік', 'роки', 'років']) : null,
    people: ukCount(size.headcount, ['людина', 'людини', 'людей']),
    area: `${plainNumber(size.area, 'uk')}\u00a0м²`,
    moq: moq && ukCount(moq.value, UK_UNITS[moq.unit]),
    moqMany: moq && moq.value > 1 ? ukGenitive(moq.value, UK_UNITS[moq.unit]) : null,
    moqGen: moq && ukGenitive(moq.value, UK_UNITS[moq.unit]),
    lead: lead && ukDays(lead),
  }
}

export function enFacts({ root, leaf, also, place, size, terms }: FactSources): Facts {
  const { moq, leadTimeDays: lead } = terms
  return {
    offer: leaf.offer.en,
    also: also?.offer.en.replace(/^We /, 'We also ') ?? null,
    alsoLower: also?.offerLower.en ?? null,
    leafLower: leaf.nameLower.en,
    ask: root.ask.en,
    city: place.nameEn,
    year: String(size.foundedYear),
    people: enCount(size.headcount, 'person', 'people'),
    area: `${plainNumber(size.area, 'en')} m²`,
    moq: moq && enAmount(moq.value, moq.unit),
    lead: lead && enDays(lead),
  }
}

/** Returns a number and its noun in the form that follows «від» ("from"), such as 1 штуки, 2 штук or 21 штуки. */
function ukGenitive(value: number, forms: UkForms): string {
  const [, few, many, fraction = few] = forms
  const isSingular = Number.isInteger(value) && ukForm(value, ['1', '', '']) === '1'
  return `${plainNumber(value, 'uk')}\u00a0${isSingular ? fraction : many}`
}

function ukDays({ min, max }: { readonly min: number; readonly max: number }): string {
  const word = ukForm(max, ['робочий день', 'робочі дні', 'робочих днів'])
  return min === max ? `${max}\u00a0${word}` : `${min}–${max}\u00a0${word}`
}

function enDays({ min, max }: { readonly min: number; readonly max: number }): string {
  if (min === max) return enCount(max, 'working day')
  return `${min}–${max} working days`
}

function enAmount(value: number, unit: Unit): string {
  const [one, many] = EN_UNITS[unit]
  return enCount(value, one, many)
}

const UK_UNITS: Readonly<Record<Unit, UkForms>> = {
  pcs: ['штука', 'штуки', 'штук'],
  set: ['комплект', 'комплекти', 'комплектів', 'комплекту'],
  hour: ['година', 'години', 'годин'],
  other: ['одиниця', 'одиниці', 'одиниць'],
  kg: ['кг', 'кг', 'кг'],
  t: ['т', 'т', 'т'],
  m: ['м', 'м', 'м'],
  m2: ['м²', 'м²', 'м²'],
  m3: ['м³', 'м³', 'м³'],
  l: ['л', 'л', 'л'],
}

const EN_UNITS: Readonly<Record<Unit, readonly [one: string, many: string]>> = {
  pcs: ['piece', 'pieces'],
  set: ['set', 'sets'],
  hour: ['hour', 'hours'],
  other: ['unit', 'units'],
  kg: ['kg', 'kg'],
  t: ['tonne', 'tonnes'],
  m: ['metre', 'metres'],
  m2: ['m²', 'm²'],
  m3: ['m³', 'm³'],
  l: ['litre', 'litres'],
}
