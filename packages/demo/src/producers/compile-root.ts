import type { Unit } from '@verstat/contract'
import { CATEGORIES } from '@verstat/dictionaries'
import type { DemoEquipment } from './demo-producer.ts'
import type { LeafText, ProducerKind, RootText } from './texts/root-text.ts'

export type Root = Pick<RootText, 'root' | 'kinds' | 'nounEn' | 'ask' | 'lead'> & {
  readonly brands: readonly Brand[]
  /** Leaf categories (without subcategories) in which a producer can be a single artisan. */
  readonly artisans: ReadonlySet<string>
  /** Leaf categories (without subcategories) in which a producer can be an engineering firm. */
  readonly engineers: ReadonlySet<string>
  readonly earliestYear: number
  readonly nouns: Readonly<Partial<Record<ProducerKind, readonly string[]>>>
  readonly leaves: readonly Leaf[]
  readonly leafWeights: readonly (readonly [leaf: Leaf, weight: number])[]
  readonly processesEn: readonly string[]
  readonly materialsEn: readonly string[]
}

export type Leaf = {
  readonly code: string
  readonly offer: { readonly uk: string; readonly en: string }
  readonly nameLower: { readonly uk: string; readonly en: string }
  readonly offerLower: { readonly uk: string; readonly en: string }
  readonly nouns: readonly string[] | null
  readonly processes: readonly string[]
  readonly materials: readonly string[]
  readonly equipment: readonly Omit<DemoEquipment, 'count'>[]
  readonly moq: readonly [unit: Unit, from: number, to: number]
  readonly details: readonly string[]
  readonly taglines: readonly string[]
  readonly rootTaglines: readonly string[]
  readonly work: readonly string[]
  readonly large: readonly string[]
  readonly small: readonly string[]
  readonly quality: readonly string[]
  readonly en: {
    readonly taglines: readonly string[]
    readonly work: readonly string[]
    readonly quality: readonly string[]
  }
  readonly certificates: readonly CertificateText[]
}

/** The name of a producer. `leaf` is the only leaf category that the name fits, or null if it fits all. */
export type Brand = { readonly name: string; readonly leaf: string | null }

/** The name and number of a certificate. Each # in the number stands for a random digit. */
export type CertificateText = { readonly name: string; readonly number: string | null }

export function compileRoot(source: RootText): Root {
  const codes = new Set(source.leaves.map(({ code }) => code))
  const leaves = source.leaves.map((leaf) => compileLeaf(source, leaf, codes))
  return {
    root: source.root,
    kinds: source.kinds,
    nounEn: source.nounEn,
    ask: source.ask,
    lead: source.lead,
    brands: items(source.brands).map((brand) => {
      const [name = '', leaf = null] = brand.split('@')
      if (leaf) checkCode(leaf, codes)
      return { name, leaf }
    }),
    artisans: new Set(items(source.artisans).map((code) => checkCode(code, codes))),
    engineers: new Set(items(source.engineers).map((code) => checkCode(code, codes))),
    earliestYear: source.earliestYear ?? 1994,
    nouns: Object.fromEntries(Object.entries(source.nouns).map(([kind, list]) => [kind, items(list)])),
    leaves,
    leafWeights: leaves.map((leaf, i) => [leaf, source.leaves[i]?.weight ?? 1] as const),
    processesEn: items(source.en.processes),
    materialsEn: items(source.en.materials),
  }
}

function compileLeaf(root: RootText, leaf: LeafText, codes: ReadonlySet<string>): Leaf {
  const category = CATEGORIES.find(({ code, parent }) => code === leaf.code && parent === root.root)
  if (!category) throw new Error(`${leaf.code} is not a category of ${root.root}.`)
  const fitting = (texts: readonly string[]) => texts.flatMap((text) => fitTo(leaf.code, text, codes))
  return {
    code: leaf.code,
    offer: { uk: leaf.uk, en: leaf.en },
    nameLower: { uk: lowerFirst(category.name.uk), en: lowerFirst(category.name.en) },
    offerLower: { uk: lowerFirst(leaf.uk), en: lowerFirst(leaf.en) },
    nouns: leaf.nouns ? items(leaf.nouns) : null,
    processes: items(leaf.processes),
    materials: items(leaf.materials),
    equipment: items(leaf.equipment).map(readEquipment),
    moq: leaf.moq,
    details: leaf.details,
    taglines: leaf.taglines,
    rootTaglines: fitting(root.taglines),
    work: fitting(root.work),
    large: fitting(root.large),
    small: fitting(root.small),
    quality: fitting(root.quality),
    en: {
      taglines: fitting(root.en.taglines),
      work: fitting(root.en.work),
      quality: fitting(root.en.quality),
    },
    certificates: fitting(root.certificates).map((text) => {
      const [name = '', number = null] = text.split('|')
      return { name, number }
    }),
  }
}

/**
 * Returns the text if it fits the leaf category. `text @code; code` fits only the listed categories. `text @not code`
 * fits all other categories.
 */
function fitTo(leaf: string, text: string, codes: ReadonlySet<string>): readonly string[] {
  const [plain = '', rule] = text.split(' @')
  if (rule === undefined) return [plain]
  const isExcept = rule.startsWith('not ')
  const named = items(isExcept ? rule.slice(4) : rule).map((code) => checkCode(code, codes))
  return named.includes(leaf) === isExcept ? [] : [plain]
}

function checkCode(code: string, codes: ReadonlySet<string>): string {
  if (!codes.has(code)) throw new Error(`There are no texts for the leaf ${code}, but a text names it.`)
  return code
}

/** Parses `name|model|note`. Equipment that the workshop has built itself has a note instead of a model. */
function readEquipment(text: string): Omit<DemoEquipment, 'count'> {
  const [name = '', model = null, note = null] = text.split('|')
  return model?.startsWith('власн') ? { name, model: null, note: model } : { name, model, note }
}

function items(list: string): readonly string[] {
  return list === '' ? [] : list.split('; ')
}

/** Makes the first letter lower-case, except in abbreviations such as «SLS-друк» and «ЧПК». */
function lowerFirst(text: string): string {
  return /^\p{Lu}\p{Lu}/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1)
}
