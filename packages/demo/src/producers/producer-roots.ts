import { compileRoot, type Leaf, type Root } from './compile-root.ts'
import { threeDPrintingText } from './texts/text-3d-printing.ts'
import { assemblyText } from './texts/text-assembly.ts'
import { castingForgingText } from './texts/text-casting-forging.ts'
import { cncMachiningText } from './texts/text-cnc-machining.ts'
import { constructionText } from './texts/text-construction.ts'
import { cosmeticsChemistryText } from './texts/text-cosmetics-chemistry.ts'
import { electronicsText } from './texts/text-electronics.ts'
import { foodText } from './texts/text-food.ts'
import { footwearLeatherText } from './texts/text-footwear-leather.ts'
import { furnitureText } from './texts/text-furniture.ts'
import { glassCeramicsText } from './texts/text-glass-ceramics.ts'
import { knitwearText } from './texts/text-knitwear.ts'
import { metalworkText } from './texts/text-metalwork.ts'
import { otherText } from './texts/text-other.ts'
import { plasticsText } from './texts/text-plastics.ts'
import { printingText } from './texts/text-printing.ts'
import { rubberText } from './texts/text-rubber.ts'
import { sewingText } from './texts/text-sewing.ts'
import { sheetMetalText } from './texts/text-sheet-metal.ts'
import { toolingText } from './texts/text-tooling.ts'
import { weldingText } from './texts/text-welding.ts'

export const ROOTS: readonly Root[] = [
  sewingText,
  knitwearText,
  footwearLeatherText,
  furnitureText,
  metalworkText,
  cncMachiningText,
  castingForgingText,
  sheetMetalText,
  weldingText,
  plasticsText,
  threeDPrintingText,
  electronicsText,
  printingText,
  foodText,
  cosmeticsChemistryText,
  constructionText,
  glassCeramicsText,
  rubberText,
  toolingText,
  assemblyText,
  otherText,
].map(compileRoot)

const byCode: ReadonlyMap<string, Root> = new Map(ROOTS.map((root) => [root.root, root]))

/** Throws if the root category has no texts. */
export function rootByCode(code: string): Root {
  const root = byCode.get(code)
  if (!root) throw new Error(`No texts for producers of ${code}.`)
  return root
}

/** For each root category, the other root categories in which its producers often work too. */
const RELATED: Readonly<Record<string, readonly string[]>> = {
  sewing: ['knitwear', 'printing-packaging'],
  knitwear: ['sewing'],
  'footwear-leather': ['sewing'],
  'furniture-woodwork': ['metalwork', 'construction-materials'],
  metalwork: ['welding-structures', 'sheet-metal'],
  'cnc-machining': ['tooling', 'metalwork'],
  'casting-forging': ['cnc-machining'],
  'sheet-metal': ['welding-structures', 'metalwork'],
  'welding-structures': ['sheet-metal', 'metalwork'],
  'plastics-moulding': ['tooling', 'rubber'],
  '3d-printing': ['plastics-moulding', 'electronics-pcb'],
  'electronics-pcb': ['assembly', '3d-printing'],
  'food-processing': [],
  'printing-packaging': [],
  rubber: ['plastics-moulding'],
  tooling: ['cnc-machining'],
  assembly: ['welding-structures', 'electronics-pcb'],
}

const relatedByRoot: ReadonlyMap<string, readonly Leaf[]> = new Map(
  ROOTS.map(({ root }) => [root, (RELATED[root] ?? []).flatMap((code) => rootByCode(code).leaves)]),
)

export function relatedLeaves(root: string): readonly Leaf[] {
  return relatedByRoot.get(root) ?? []
}
