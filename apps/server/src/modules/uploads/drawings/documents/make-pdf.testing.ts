import { deflateSync } from 'node:zlib'

/** The numbers of objects: 1 is the catalog, 2 the tree of pages, and the pages follow. */
function pageObjects(pages: number, claimed: number): string[] {
  const kids = Array.from({ length: pages }, (_, i) => `${i + 3} 0 R`).join(' ')
  return [
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Count ${claimed}/Kids[${kids}]>>`,
    ...Array.from({ length: pages }, () => '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>'),
  ]
}

/** Writes a PDF with a table of its objects. `claimed` is the number of pages that its tree names. */
export function makePdf(pages: number, claimed = pages): Buffer {
  let text = '%PDF-1.4\n'
  const offsets: number[] = []
  const objects = pageObjects(pages, claimed)
  for (const [i, object] of objects.entries()) {
    offsets.push(text.length)
    text += `${i + 1} 0 obj\n${object}\nendobj\n`
  }
  const rows = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('')
  const count = objects.length + 1
  const trailer = `trailer\n<</Size ${count}/Root 1 0 R>>\nstartxref\n${text.length}\n%%EOF\n`
  return Buffer.from(`${text}xref\n0 ${count}\n0000000000 65535 f \n${rows}${trailer}`)
}

/** Writes a PDF whose objects are packed in a stream, as programs do since 2003. */
export function makePackedPdf(pages: number): Buffer {
  const objects = pageObjects(pages, pages)
  let at = 0
  const numbers = objects.map((object, i) => {
    const number = `${i + 1} ${at}`
    at += object.length + 1
    return number
  })
  const head = `${numbers.join(' ')} `
  const packed = deflateSync(Buffer.from(`${head}${objects.join(' ')}`))
  const holder = objects.length + 1
  const start = Buffer.from('%PDF-1.5\n')
  const stream = Buffer.concat([
    Buffer.from(
      `${holder} 0 obj\n<</Type/ObjStm/N ${objects.length}/First ${head.length}/Filter/FlateDecode/Length ${packed.length}>>stream\n`,
    ),
    packed,
    Buffer.from('\nendstream\nendobj\n'),
  ])
  const tableAt = start.length + stream.length
  const row = (type: number, value: number, index: number) =>
    Buffer.from([type, value >> 24, value >> 16, value >> 8, value, index >> 8, index])
  const rows = Buffer.concat([
    row(0, 0, 0xffff),
    ...objects.map((_, i) => row(2, holder, i)),
    row(1, start.length, 0),
    row(1, tableAt, 0),
  ])
  const size = holder + 2
  return Buffer.concat([
    start,
    stream,
    Buffer.from(
      `${holder + 1} 0 obj\n<</Type/XRef/Size ${size}/W[1 4 2]/Root 1 0 R/Length ${rows.length}>>stream\n`,
    ),
    rows,
    Buffer.from(`\nendstream\nendobj\nstartxref\n${tableAt}\n%%EOF\n`),
  ])
}
