import type { Random } from '../random.ts'
import type { DemoFile } from './demo-order.ts'
import type { TradeLeaf } from './trade-table.ts'

/** Orders of these root categories may have 3D models and contour drawings besides PDF documents. */
const KINDS: Readonly<Record<string, readonly Exclude<DemoFile['kind'], 'pdf'>[]>> = {
  'furniture-woodwork': ['dxf'],
  metalwork: ['step', 'dxf'],
  'cnc-machining': ['step'],
  'casting-forging': ['step'],
  'sheet-metal': ['dxf', 'step'],
  'welding-structures': ['step', 'dxf'],
  'plastics-moulding': ['step'],
  '3d-printing': ['step'],
  'electronics-pcb': ['step'],
  rubber: ['step', 'dxf'],
  tooling: ['step'],
  assembly: ['step'],
  sewing: ['dxf'],
}

const PAPERS: readonly string[] = ['Технічне завдання', 'Опис замовлення', 'Специфікація', 'Вимоги до партії']
const NAMES: Readonly<Record<'step' | 'dxf', readonly string[]>> = {
  step: ['Модель', 'Складання', 'Деталь 01', 'Виріб'],
  dxf: ['Контур', 'Розкрій', 'Деталі', 'Розгортка'],
}

/**
 * Chooses at most two documents to attach. The first is a PDF. The second is a drawing or model, if the root category
 * is in `KINDS`.
 */
export function chooseFiles(random: Random, { root }: TradeLeaf): readonly DemoFile[] {
  if (random.chance(0.62)) return []
  const paper: DemoFile = { name: `${random.pick(PAPERS)}.pdf`, kind: 'pdf' }
  const kinds = KINDS[root] ?? []
  if (kinds.length === 0 || random.chance(0.4)) return [paper]
  const kind = random.pick(kinds)
  const drawing: DemoFile = { name: `${random.pick(NAMES[kind])}.${kind === 'step' ? 'stp' : kind}`, kind }
  return random.chance(0.5) ? [drawing] : [paper, drawing]
}
