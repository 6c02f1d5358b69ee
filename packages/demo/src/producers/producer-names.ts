import { romanize } from '@verstat/i18n'
import type { DemoPerson } from '../people.ts'
import type { Random } from '../random.ts'
import type { Brand, Leaf, Root } from './compile-root.ts'
import type { Place } from './producer-place.ts'
import type { ProducerKind } from './texts/root-text.ts'

export type ProducerBrand = {
  /** The name without quotes and without the legal form, such as «Явір-Меблі Поділля». */
  readonly name: string
  readonly nameEn: string
  /** The part of the website's host name before `.verstat.test`, such as "yavir-mebli-podillia". */
  readonly label: string
  /** The only main category that the name fits. Null if the name fits all. */
  readonly leaf: string | null
}

/**
 * Creates a function that returns the brand of a producer. The first producers of a root category have different
 * brands. When all brands of the category are used, they are used again with a place and a number added.
 */
export function createBrands(random: Random): (root: Root, ordinal: number) => ProducerBrand {
  const orders = new Map<string, readonly ProducerBrand[]>()
  return (root, ordinal) => {
    const order =
      orders.get(root.root) ?? random.fork(root.root).sample(root.brands, root.brands.length).map(plainBrand)
    orders.set(root.root, order)
    const brand = order[ordinal % order.length]
    if (!brand) throw new RangeError(`${root.root} has no names, or ${ordinal} is not a place among them.`)
    return laterBrand(brand, Math.floor(ordinal / order.length))
  }
}

/**
 * Returns the full name, such as «Столярня «Ясен»». Producers who write no Ukrainian have an English name, such as
 * "Yasen Woodworks".
 */
export function producerName(
  random: Random,
  { root, leaf, kind, brand, owner }: NameParts,
  language: 'uk' | 'en',
  place: Place,
): string {
  if (language === 'en') return `${brand.nameEn} ${root.nounEn}${FORMS_ABROAD[place.nameEn] ?? ''}`
  const nouns = (kind === 'trader' ? null : leaf.nouns) ?? root.nouns[kind] ?? root.nouns.workshop ?? ['ТОВ']
  const name = `${fitting(random.pick(nouns), kind)} «${brand.name}»`
  if (kind !== 'artisan' || random.chance(0.5)) return name
  return `${name} (ФОП ${owner.lastname} ${owner.firstname.charAt(0)}. ${random.pick(PATRONYMICS)}.)`
}

type NameParts = {
  readonly root: Root
  readonly leaf: Leaf
  readonly kind: ProducerKind
  readonly brand: ProducerBrand
  readonly owner: DemoPerson
}

const PLACES: readonly ProducerBrand[] = (
  'Поділля Полісся Галичина Слобода Волинь Буковина Прикарпаття Закарпаття Наддніпров’я Степ Захід Схід Південь ' +
  'Північ Придністров’я Сіверщина Опілля Покуття Запоріжжя Таврія Бойківщина Гуцульщина Центр Дніпро'
)
  .split(' ')
  .map((name) => plainBrand({ name, leaf: null }))
const FORMS_ABROAD: Readonly<Record<string, string>> = {
  Warsaw: ' Sp. z o.o.',
  Kraków: ' Sp. z o.o.',
  Vilnius: ' UAB',
  Bratislava: ' s.r.o.',
}
const PATRONYMICS = [...'АВГДЄІМОПРСТЮЯ']

function plainBrand({ name, leaf }: Brand): ProducerBrand {
  const nameEn = romanize(name).replace(
    /(^|[ -])([a-z])(?=[a-z])/g,
    (_, before, letter) => before + letter.toUpperCase(),
  )
  return { name, nameEn, leaf, label: siteLabel(nameEn) }
}

function laterBrand(brand: ProducerBrand, round: number): ProducerBrand {
  const place = PLACES[(round - 1) % PLACES.length]
  if (round === 0 || !place) return brand
  const lap = Math.ceil(round / PLACES.length)
  const [number, suffix] = lap === 1 ? ['', ''] : [` ${lap}`, `-${lap}`]
  return {
    name: `${brand.name} ${place.name}${number}`,
    nameEn: `${brand.nameEn} ${place.nameEn}${number}`,
    label: `${brand.label}-${place.label}${suffix}`,
    leaf: brand.leaf,
  }
}

/** For a single artisan, who has no company, replaces abbreviations such as «ТОВ» (limited company) by «Майстерня». */
function fitting(noun: string, kind: ProducerKind): string {
  return kind === 'artisan' && /^(ТОВ|ПП|НВП)$/.test(noun) ? 'Майстерня' : noun
}

function siteLabel(latin: string): string {
  return latin
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
