import type { UploadedDocument } from '../../uploads/uploaded.ts'
import type { FormDictionary } from '../values/form-fields.ts'
import { categoryOf, type OrderFields } from './order-form-fields.ts'

/** What a form can take over from a drawing. Sizes are in millimetres. */
export type DrawingHint =
  | { readonly kind: 'maxSize' | 'thickness'; readonly mm: number }
  | { readonly kind: 'category'; readonly id: string; readonly name: string; readonly mm: number }
  | { readonly kind: 'quantity'; readonly n: number }

/** The category of parts that are cut from a sheet. A fresh install has it; an operator may have removed it. */
const SHEET_METAL = 'laser-cutting'
/** Thicker plates are seldom ordered as sheet metal. */
const SHEET_MM_MAX = 25
const QUANTITY_MAX = 100_000

/** Returns what a drawing says and the form does not say yet. */
export function drawingHints(
  fields: Pick<OrderFields, 'categoryId' | 'attributes' | 'quantity'>,
  dictionary: FormDictionary,
  { name, facts }: Pick<UploadedDocument, 'name' | 'facts'>,
): readonly DrawingHint[] {
  const category = categoryOf(dictionary, fields)
  const asks = (key: string) => category?.fields.some((field) => field.key === key) ?? false
  const isEmpty = (key: string) => !fields.attributes[key]
  const hints: DrawingHint[] = []
  const sizes = facts?.kind === 'solid' ? facts.sizeMm : facts?.kind === 'outline' ? facts.extentsMm : []
  const largest = rounded(Math.max(0, ...sizes))
  if (asks('maxSize') && isEmpty('maxSize') && largest > 0) hints.push({ kind: 'maxSize', mm: largest })
  const mm = facts?.kind === 'solid' && facts.thicknessMm !== null ? rounded(facts.thicknessMm) : 0
  if (mm > 0 && asks('thickness') && isEmpty('thickness')) hints.push({ kind: 'thickness', mm })
  const sheet = dictionary.categories.find(({ id }) => id === SHEET_METAL)
  if (mm > 0 && mm <= SHEET_MM_MAX && sheet && category && !asks('thickness')) {
    hints.push({ kind: 'category', id: sheet.id, name: sheet.name, mm })
  }
  const n = quantityIn(name)
  if (n !== undefined && fields.quantity.trim() === '') hints.push({ kind: 'quantity', n })
  return hints
}

/** The quantity in names such as «фланець x50.step», `bracket_50pcs.stl` or «кришка 50 шт.dxf». */
function quantityIn(name: string): number | undefined {
  const [, after, before] =
    /(?:^|[\s_(-])(?:[xх×](\d{1,6})|(\d{1,6})\s?[_-]?(?:шт|pcs|pc|ea))(?=[\s_).-]|$)/iu.exec(name) ?? []
  const n = Number(after ?? before ?? 0)
  return n >= 1 && n <= QUANTITY_MAX ? n : undefined
}

function rounded(mm: number): number {
  return Math.round(mm * 100) / 100
}
