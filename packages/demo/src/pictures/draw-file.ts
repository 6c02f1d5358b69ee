import { createRandom } from '../random.ts'
import { dxfDrawing } from './files/dxf-drawing.ts'
import { pdfDrawing } from './files/pdf-drawing.ts'
import type { PlateDrawing } from './files/plate-drawing.ts'
import { stepModel } from './files/step-model.ts'

export type FileKind = 'pdf' | 'dxf' | 'step'

export type DrawnFile = { readonly bytes: Buffer; readonly mime: string; readonly extension: string }

/** What an order says about its part in millimetres, with which its drawing agrees. */
export type StatedSizes = { readonly thickness?: number | undefined; readonly maxSize?: number | undefined }

/**
 * Returns a small valid document with the drawing of a plate with holes. The seed decides the size of the plate and
 * its holes, as far as the order does not say it.
 */
export function drawFile(kind: FileKind, seed: number, stated: StatedSizes = {}): DrawnFile {
  const { mime, write } = FORMATS[kind]
  return { bytes: Buffer.from(write(drillPlate(seed, stated)), 'latin1'), mime, extension: kind }
}

const FORMATS: Readonly<Record<FileKind, { mime: string; write: (plate: PlateDrawing) => string }>> = {
  pdf: { mime: 'application/pdf', write: pdfDrawing },
  dxf: { mime: 'image/vnd.dxf', write: dxfDrawing },
  step: { mime: 'model/step', write: stepModel },
}

function drillPlate(seed: number, { thickness, maxSize }: StatedSizes): PlateDrawing {
  const random = createRandom(seed).fork('plate')
  const drawn = [random.int(16, 48) * 5, random.int(12, 32) * 5] as const
  const scale = maxSize === undefined ? 1 : maxSize / Math.max(...drawn)
  const [width, height] = [Math.round(drawn[0] * scale), Math.round(drawn[1] * scale)]
  const [columns, rows] = [random.int(2, 5), random.int(1, 3)]
  const hole = (column: number, row: number) => ({
    x: ((column + 0.5) * width) / columns,
    y: ((row + 0.5) * height) / rows,
    radius: 4,
  })
  const grid = Array.from({ length: columns * rows }, (_, index) =>
    hole(index % columns, Math.floor(index / columns)),
  )
  const any = random.pick([2, 3, 5, 8, 10])
  return { width, height, thickness: thickness ?? any, holes: grid }
}
