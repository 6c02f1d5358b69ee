import type { DrawingFacts } from '@verstat/contract'
import type { PageContext } from '../../lib/page-context.ts'

type Words = Pick<PageContext, 't' | 'format'>

/** What a file says about itself. The first text is its size, which people look for most. */
export function factWords({ t, format }: Words, facts: DrawingFacts): readonly string[] {
  const mm = (value: number) => millimetres({ format }, value)
  switch (facts.kind) {
    case 'solid': {
      const [x, y, z] = facts.sizeMm
      return [
        t('drawings.size3', { x: mm(x), y: mm(y), z: mm(z) }),
        ...(facts.thicknessMm === null ? [] : [t('drawings.thickness', { n: mm(facts.thicknessMm) })]),
        facts.volumeMm3 === null ? t('drawings.open') : volume({ t, format }, facts.volumeMm3),
        area({ t, format }, facts.areaMm2),
        ...(facts.bodies > 1 ? [t('drawings.bodies', { n: facts.bodies })] : []),
      ]
    }
    case 'outline': {
      const [x, y] = facts.extentsMm
      return [
        t('drawings.size2', { x: mm(x), y: mm(y) }),
        facts.lengthMm < 10_000
          ? t('drawings.length.mm', { n: mm(facts.lengthMm) })
          : t('drawings.length.m', { n: format.number(facts.lengthMm / 1_000, 2) }),
        ...(facts.closedContours > 0 ? [t('drawings.contours', { n: facts.closedContours })] : []),
        t('drawings.layers', { n: facts.layers }),
      ]
    }
    case 'pages':
      return [t('drawings.pages', { n: facts.pages })]
    case 'sheets':
      return [t('drawings.sheets', { n: facts.sheets })]
  }
}

/** What to know about the units of a file. Undefined when they are the ones that the page shows. */
export function unitWarning({ t }: Pick<Words, 't'>, facts: DrawingFacts): string | undefined {
  if (!('unit' in facts)) return undefined
  if (facts.unitAssumed) return t('drawings.assumed')
  return facts.unit === 'in' ? t('drawings.inches') : undefined
}

/** A difference from which two numbers are not the same rounded differently. */
const DIFFERENT = 0.05

/** Says that the thickness which the customer stated is not the one of the model. Both may be right: the customer knows. */
export function thicknessWarning(words: Words, facts: DrawingFacts, stated: unknown): string | undefined {
  if (facts.kind !== 'solid' || facts.thicknessMm === null || typeof stated !== 'number') return undefined
  if (Math.abs(facts.thicknessMm - stated) <= DIFFERENT * stated) return undefined
  return words.t('drawings.thicknessDiffers', {
    stated: millimetres(words, stated),
    n: millimetres(words, facts.thicknessMm),
  })
}

function millimetres({ format }: Pick<Words, 'format'>, value: number): string {
  return format.number(value, value < 100 ? 2 : 1)
}

function volume({ t, format }: Words, mm3: number): string {
  if (mm3 < 1_000) return t('drawings.volume.mm3', { n: format.number(mm3, 1) })
  if (mm3 < 1_000_000) return t('drawings.volume.cm3', { n: format.number(mm3 / 1_000, 2) })
  return t('drawings.volume.dm3', { n: format.number(mm3 / 1_000_000, 2) })
}

function area({ t, format }: Words, mm2: number): string {
  if (mm2 < 1_000) return t('drawings.area.mm2', { n: format.number(mm2, 1) })
  if (mm2 < 1_000_000) return t('drawings.area.cm2', { n: format.number(mm2 / 100, 1) })
  return t('drawings.area.m2', { n: format.number(mm2 / 1_000_000, 2) })
}
