import type { FieldDef, OrderType, Unit } from '@verstat/contract'
import { CATEGORIES, fieldsOf } from '@verstat/dictionaries'
import type { DemoOrder } from './demo-order.ts'
import { compilePhrase, type Phrase } from './phrase.ts'
import type { Item, LeafTrade, Pair, Trade } from './trades/trade.ts'
import { threeDPrintingTrade } from './trades/trade-3d-printing.ts'
import { assemblyTrade } from './trades/trade-assembly.ts'
import { castingForgingTrade } from './trades/trade-casting-forging.ts'
import { cncMachiningTrade } from './trades/trade-cnc-machining.ts'
import { constructionMaterialsTrade } from './trades/trade-construction-materials.ts'
import { cosmeticsChemistryTrade } from './trades/trade-cosmetics-chemistry.ts'
import { electronicsPcbTrade } from './trades/trade-electronics-pcb.ts'
import { foodProcessingTrade } from './trades/trade-food-processing.ts'
import { footwearLeatherTrade } from './trades/trade-footwear-leather.ts'
import { furnitureWoodworkTrade } from './trades/trade-furniture-woodwork.ts'
import { glassCeramicsTrade } from './trades/trade-glass-ceramics.ts'
import { knitwearTrade } from './trades/trade-knitwear.ts'
import { metalworkTrade } from './trades/trade-metalwork.ts'
import { otherTrade } from './trades/trade-other.ts'
import { plasticsMouldingTrade } from './trades/trade-plastics-moulding.ts'
import { printingPackagingTrade } from './trades/trade-printing-packaging.ts'
import { rubberTrade } from './trades/trade-rubber.ts'
import { sewingTrade } from './trades/trade-sewing.ts'
import { sheetMetalTrade } from './trades/trade-sheet-metal.ts'
import { toolingTrade } from './trades/trade-tooling.ts'
import { weldingStructuresTrade } from './trades/trade-welding-structures.ts'

export const TRADES: readonly Trade[] = [
  threeDPrintingTrade,
  assemblyTrade,
  castingForgingTrade,
  cncMachiningTrade,
  constructionMaterialsTrade,
  cosmeticsChemistryTrade,
  electronicsPcbTrade,
  foodProcessingTrade,
  footwearLeatherTrade,
  furnitureWoodworkTrade,
  glassCeramicsTrade,
  knitwearTrade,
  metalworkTrade,
  otherTrade,
  plasticsMouldingTrade,
  printingPackagingTrade,
  rubberTrade,
  sewingTrade,
  sheetMetalTrade,
  toolingTrade,
  weldingStructuresTrade,
]

/** A sentence. Its properties decide which other sentences may appear in the same description. */
export type Sentence = Phrase<'uk' | 'en'> & {
  /** Whether the sentence starts with «Шукаємо» ("We are looking for"). */
  readonly isSearch: boolean
  /** Whether the sentence says that the customer provides material or a design. */
  readonly isFromCustomer: boolean
  readonly asksForSample: boolean
  readonly isDelivery: boolean
  /** How often the order repeats, according to the sentence. */
  readonly repeat: Exclude<DemoOrder['repeat'], 'once'> | null
}

export type TradeItem = Pick<Item, 'quantity' | 'price' | 'attributes'> & {
  readonly unit: Unit
  readonly words: Phrase<'genitive' | 'accusative' | 'en'>
  readonly spec: Sentence | null
}

export type TradeLeaf = {
  readonly root: string
  readonly code: string
  readonly orderTypes: readonly OrderType[]
  readonly fields: readonly FieldDef[]
  readonly work: LeafTrade['work']
  readonly items: readonly TradeItem[]
  readonly details: readonly Sentence[]
  readonly attributes: LeafTrade['attributes']
  readonly buyers: readonly Sentence[]
  readonly demands: readonly Sentence[]
  readonly certificates: readonly string[]
}

let known: readonly TradeLeaf[] | undefined

/**
 * Returns the leaf categories that have texts for orders, in the order of the dictionary. The texts are parsed once,
 * on the first call.
 */
export function tradeLeaves(): readonly TradeLeaf[] {
  known ??= readLeaves()
  return known
}

function readLeaves(): readonly TradeLeaf[] {
  const trades = new Map(TRADES.map((trade) => [trade.root, readTrade(trade)]))
  return CATEGORIES.flatMap((category) => {
    const trade = category.parent === null ? undefined : trades.get(category.parent)
    const leaf = trade?.leaves[category.code]
    if (!trade || !leaf) return []
    return {
      root: trade.root,
      code: category.code,
      orderTypes: category.types.filter((type) => type !== 'producer'),
      fields: fieldsOf(category),
      work: leaf.work,
      items: leaf.items.map(readItem),
      details: leaf.details.map(readPair),
      attributes: leaf.attributes,
      buyers: trade.buyers,
      demands: trade.demands,
      certificates: trade.certificates,
    }
  })
}

function readTrade({ root, buyers, demands, certificates, leaves }: Trade) {
  return { root, buyers: buyers.map(readPair), demands: demands.map(readPair), certificates, leaves }
}

function readItem({ genitive, accusative, en, quantity, price, unit, spec, attributes }: Item): TradeItem {
  const words = compilePhrase({ genitive, accusative, en })
  return { words, quantity, price, unit, attributes, spec: spec && readPair(spec) }
}

export function readPair([uk, en]: Pair): Sentence {
  return {
    ...compilePhrase({ uk, en }),
    isSearch: /шука/i.test(uk),
    isFromCustomer: /надаємо|надамо|передамо|привоз|привез|завез|наш(а|е|і|ого|им|их|ою|у)? /i.test(uk),
    asksForSample: /зразок|один виріб|перш(а|у|і) .*(деталь|штук|одиниц)/i.test(uk),
    isDelivery: /достав|самовив|відвантаж|вивоз|вивіз|транспорт|забира/i.test(uk),
    repeat: repeatOf(uk),
  }
}

function repeatOf(uk: string): Sentence['repeat'] {
  if (/щоміся/i.test(uk)) return 'monthly'
  if (/щокварт/i.test(uk)) return 'quarterly'
  return /щорок|щорічн|на рік/i.test(uk) ? 'yearly' : null
}
