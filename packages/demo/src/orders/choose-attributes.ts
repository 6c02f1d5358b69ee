import type { FieldDef } from '@verstat/contract'
import type { Random } from '../random.ts'
import type { TradeItem, TradeLeaf } from './trade-table.ts'
import type { AttributeValue } from './trades/trade.ts'

/**
 * Chooses values of the category's extra fields. Values of the item come first, then values of the category. A
 * required field for which neither has a value gets any allowed value.
 */
export function chooseAttributes(
  random: Random,
  leaf: TradeLeaf,
  item: TradeItem,
): Readonly<Record<string, AttributeValue>> {
  const values: Record<string, AttributeValue> = {}
  for (const field of leaf.fields) {
    const value = chooseValue(random, field, leaf, item)
    if (value !== undefined) values[field.key] = value
  }
  return values
}

function chooseValue(
  random: Random,
  { key, kind, options = [], required }: FieldDef,
  leaf: TradeLeaf,
  item: TradeItem,
): AttributeValue | undefined {
  const offered = leaf.attributes[key]
  const own = item.attributes[key]
  if (own !== undefined) return own
  if (offered) return required || random.chance(0.8) ? random.pick(offered) : undefined
  if (!required || options.length === 0) return undefined
  const any = random.pick(options).value
  return kind === 'multi' ? [any] : any
}
