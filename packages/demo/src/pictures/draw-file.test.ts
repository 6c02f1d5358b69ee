import { describe, expect, test } from 'vitest'
import { drawFile, type FileKind, type StatedSizes } from './draw-file.ts'

const SEEDS = [0, 1, 2, 41, 2 ** 31]

function textOf(kind: FileKind, seed: number): string {
  return drawFile(kind, seed).bytes.toString('latin1')
}

describe('sample documents', () => {
  test.each(['pdf', 'dxf', 'step'] as const)('a %s is small, and the same for the same seed', (kind) => {
    const file = drawFile(kind, 5)
    expect(file.extension).toBe(kind)
    expect(file.mime).toMatch(/^(application|image|model)\//)
    expect(file.bytes.length).toBeLessThan(12_000)
    expect(drawFile(kind, 5).bytes.equals(file.bytes)).toBe(true)
    expect(drawFile(kind, 6).bytes.equals(file.bytes)).toBe(false)
  })

  test.each(SEEDS)('the cross-reference table of the PDF with seed %i points at its objects', (seed) => {
    const pdf = textOf('pdf', seed)
    expect(pdf).toMatch(/^%PDF-1\.4\n/)
    expect(pdf).toMatch(/%%EOF\n$/)
    const table = Number(/startxref\n(\d+)\n/.exec(pdf)?.[1])
    const lines = pdf.slice(table).split('\n')
    expect(lines[0]).toBe('xref')
    const count = Number(lines[1]?.split(' ')[1])
    expect(pdf).toContain(`/Size ${count} `)
    for (let object = 1; object < count; object++) {
      const entry = lines[2 + object] ?? ''
      expect(entry).toMatch(/^\d{10} 00000 n $/)
      expect(pdf.slice(Number(entry.slice(0, 10)))).toMatch(new RegExp(`^${object} 0 obj\n`))
    }
    const [, length, stream] = /\/Length (\d+) >>\nstream\n([\s\S]*?)\nendstream/.exec(pdf) ?? []
    expect(stream?.length).toBe(Number(length))
    expect(stream).not.toMatch(/NaN|undefined/)
  })

  test.each(SEEDS)('sections and tables of the DXF with seed %i are closed', (seed) => {
    const lines = textOf('dxf', seed).trimEnd().split('\r\n')
    expect(lines.length % 2).toBe(0)
    const pairs = Array.from(
      { length: lines.length / 2 },
      (_, at) => [Number(lines[2 * at]), lines[2 * at + 1]] as const,
    )
    const structure = pairs.filter(([code]) => code === 0).map(([, value]) => value)
    let open: string | undefined
    for (const word of structure) {
      if (word === 'SECTION') {
        expect(open).toBeUndefined()
        open = word
      }
      if (word === 'ENDSEC') {
        expect(open).toBe('SECTION')
        open = undefined
      }
    }
    expect(open).toBeUndefined()
    expect(structure.filter((word) => word === 'TABLE')).toHaveLength(2)
    expect(structure.filter((word) => word === 'ENDTAB')).toHaveLength(2)
    expect(structure.at(-1)).toBe('EOF')
    expect(
      pairs
        .filter(([code]) => code >= 10 && code < 60)
        .every(([, value]) => /^-?\d+\.\d+$/.test(value ?? '')),
    ).toBe(true)
  })

  test.each(SEEDS)('every reference in the STEP file with seed %i is defined before it is used', (seed) => {
    const step = textOf('step', seed)
    expect(step).toMatch(/^ISO-10303-21;\nHEADER;\n/)
    expect(step).toMatch(/\nENDSEC;\nEND-ISO-10303-21;\n$/)
    const entities = [...step.matchAll(/^#(\d+)=(.*);$/gm)]
    expect(entities.length).toBeGreaterThan(100)
    for (const [index, [, id, body = '']] of entities.entries()) {
      expect(Number(id)).toBe(index + 1)
      for (const [, reference] of body.matchAll(/#(\d+)/g)) expect(Number(reference)).toBeLessThan(index + 1)
    }
    // A closed block has 8 corners, 12 edges that two faces share, and 6 faces.
    const count = (name: string) => entities.filter(([, , body]) => body?.startsWith(`${name}(`)).length
    expect([count('VERTEX_POINT'), count('EDGE_CURVE'), count('ADVANCED_FACE')]).toEqual([8, 12, 6])
  })

  test.each(SEEDS)('the plate with seed %i has the sizes that its order states', (seed) => {
    const sizes = (stated: StatedSizes) => {
      const pdf = drawFile('pdf', seed, stated).bytes.toString('latin1')
      return /\((\d+) x (\d+) x ([\d.]+) mm\)/.exec(pdf)?.slice(1).map(Number) ?? []
    }
    const [width = 0, height = 0, thickness] = sizes({ thickness: 1.2, maxSize: 180 })
    expect([Math.max(width, height), thickness]).toEqual([180, 1.2])
    expect(sizes({ thickness: 1.2 }).slice(0, 2)).toEqual(sizes({}).slice(0, 2))
  })
})
