import type { PlateDrawing } from './plate-drawing.ts'

const POINTS_PER_MM = 72 / 25.4
const PAGE = { width: 842, height: 595 }

export function pdfDrawing(plate: PlateDrawing): string {
  const content = pageContent(plate)
  return assemble([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] /Contents 4 0 R /Resources << /Font << /F 5 0 R >> >> >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ])
}

/** Numbers the objects of the PDF from 1 and appends the table with the byte offset of each object. */
function assemble(objects: readonly string[]): string {
  // Bytes above 127 in the second line tell file transfer programs that the file is binary.
  let file = '%PDF-1.4\n%\u00e2\u00e3\u00cf\u00d3\n'
  const offsets = objects.map((object, index) => {
    const offset = file.length
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  // The PDF format requires exactly 20 bytes for each entry, including a line end of two bytes.
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`)
  const size = objects.length + 1
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${entries.join('')}`
  return `${file}${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`
}

function pageContent({ width, height, thickness, holes }: PlateDrawing): string {
  const scale = Math.min(POINTS_PER_MM, 620 / width, 380 / height)
  const [left, bottom] = [(PAGE.width - width * scale) / 2, (PAGE.height - height * scale) / 2 + 20]
  const x = (mm: number) => num(left + mm * scale)
  const y = (mm: number) => num(bottom + mm * scale)
  const line = (x1: number, y1: number, x2: number, y2: number) => `${x(x1)} ${y(y1)} m ${x(x2)} ${y(y2)} l S`
  return [
    '0.8 w 57 20 765 555 re S 637 20 185 60 re S 637 50 m 822 50 l S',
    '0.92 0.94 0.98 rg 1.6 w',
    `${x(0)} ${y(0)} ${num(width * scale)} ${num(height * scale)} re B`,
    '1 g',
    ...holes.map(
      (hole) => `${roundPath(left + hole.x * scale, bottom + hole.y * scale, hole.radius * scale)} b`,
    ),
    '0.5 w [12 3 2 3] 0 d',
    ...holes.flatMap((hole) => [
      line(hole.x - hole.radius - 3, hole.y, hole.x + hole.radius + 3, hole.y),
      line(hole.x, hole.y - hole.radius - 3, hole.x, hole.y + hole.radius + 3),
    ]),
    '[] 0 d',
    line(0, -4, 0, -16),
    line(width, -4, width, -16),
    line(0, -13, width, -13),
    line(-4, 0, -16, 0),
    line(-4, height, -16, height),
    line(-13, 0, -13, height),
    '0 g',
    `BT /F 12 Tf ${x(width / 2)} ${num(bottom - 13 * scale + 4)} Td (${width}) Tj ET`,
    `BT /F 12 Tf 0 1 -1 0 ${num(left - 13 * scale - 4)} ${y(height / 2)} Tm (${height}) Tj ET`,
    `BT /F 11 Tf 648 30 Td (${width} x ${height} x ${thickness} mm) Tj ET`,
  ].join('\n')
}

function roundPath(cx: number, cy: number, r: number): string {
  const k = r * 0.5523
  const curve = (...points: number[]) => `${points.map(num).join(' ')} c`
  return [
    `${num(cx + r)} ${num(cy)} m`,
    curve(cx + r, cy + k, cx + k, cy + r, cx, cy + r),
    curve(cx - k, cy + r, cx - r, cy + k, cx - r, cy),
    curve(cx - r, cy - k, cx - k, cy - r, cx, cy - r),
    curve(cx + k, cy - r, cx + r, cy - k, cx + r, cy),
  ].join(' ')
}

function num(value: number): string {
  return String(Math.round(value * 100) / 100)
}
