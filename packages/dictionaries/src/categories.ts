import type { FieldDef } from '@verstat/contract'
import { threeDPrinting } from './categories/category-3d-printing.ts'
import { assembly } from './categories/category-assembly.ts'
import { castingForging } from './categories/category-casting-forging.ts'
import { cncMachining } from './categories/category-cnc-machining.ts'
import { construction } from './categories/category-construction.ts'
import { cosmeticsChemistry } from './categories/category-cosmetics-chemistry.ts'
import { electronics } from './categories/category-electronics.ts'
import { food } from './categories/category-food.ts'
import { footwearLeather } from './categories/category-footwear-leather.ts'
import { furniture } from './categories/category-furniture.ts'
import { glassCeramics } from './categories/category-glass-ceramics.ts'
import { knitwear } from './categories/category-knitwear.ts'
import { metalwork } from './categories/category-metalwork.ts'
import { other } from './categories/category-other.ts'
import { plastics } from './categories/category-plastics.ts'
import { printing } from './categories/category-printing.ts'
import { rubber } from './categories/category-rubber.ts'
import { sewing } from './categories/category-sewing.ts'
import { sheetMetal } from './categories/category-sheet-metal.ts'
import { tooling } from './categories/category-tooling.ts'
import { weldingStructures } from './categories/category-welding-structures.ts'
import type { DictionaryCategory, RootSource } from './category-types.ts'

/** Root categories in the order of the menu. */
const SOURCES: readonly RootSource[] = [
  sewing,
  knitwear,
  footwearLeather,
  furniture,
  metalwork,
  cncMachining,
  castingForging,
  sheetMetal,
  weldingStructures,
  plastics,
  threeDPrinting,
  electronics,
  printing,
  food,
  cosmeticsChemistry,
  construction,
  glassCeramics,
  rubber,
  tooling,
  assembly,
  other,
]

/** All categories. Each root category is directly before its children. */
export const CATEGORIES: readonly DictionaryCategory[] = SOURCES.flatMap(flatten)

const byCode: ReadonlyMap<string, DictionaryCategory> = new Map(CATEGORIES.map((one) => [one.code, one]))

/** Throws when the code is not in the dictionary. */
export function categoryByCode(code: string): DictionaryCategory {
  const category = byCode.get(code)
  if (!category) throw new Error(`There is no category ${code} in the dictionary.`)
  return category
}

/**
 * Returns the fields that listings of a category have: first the fields of the root category, then the category's own
 * fields.
 */
export function fieldsOf(category: DictionaryCategory): readonly FieldDef[] {
  return category.parent === null
    ? category.fields
    : [...categoryByCode(category.parent).fields, ...category.fields]
}

function flatten({ children, fields = [], ...root }: RootSource): readonly DictionaryCategory[] {
  const types = [...new Set(children.flatMap((child) => child.types))]
  const leaves = children.map((child) => ({
    ...child,
    parent: root.code,
    icon: root.icon,
    fields: child.fields ?? [],
  }))
  return [{ ...root, parent: null, types, fields }, ...leaves]
}
