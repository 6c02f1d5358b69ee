import { crc32, deflateRawSync, deflateSync } from 'node:zlib'

type ZipEntry = {
  readonly name: string
  readonly content: Buffer
  /** False sizes and offsets to write into the central directory of the archive. */
  readonly claims?: { readonly unpacked?: number; readonly at?: number }
  /** Extra fields of the local header and of the entry in the central directory. */
  readonly extra?: { readonly header?: Buffer; readonly directory?: Buffer }
}

/** Writes a ZIP archive without a library, so that the directory of the archive may contain false values. */
export function makeZip(
  entries: readonly ZipEntry[],
  { prefix = Buffer.alloc(0), comment = '' } = {},
): Buffer {
  const locals: Buffer[] = [prefix]
  const directory: Buffer[] = []
  let at = prefix.length
  for (const { name, content, claims, extra } of entries) {
    const packed = deflateRawSync(content)
    const nameBytes = Buffer.from(name)
    const sizes = Buffer.alloc(12)
    sizes.writeUInt32LE(crc32(content), 0)
    sizes.writeUInt32LE(packed.length, 4)
    sizes.writeUInt32LE(claims?.unpacked ?? content.length, 8)
    const common = Buffer.from([20, 0, 0, 8, 8, 0, 0, 0, 0, 0])
    const [here, there] = [extra?.header ?? Buffer.alloc(0), extra?.directory ?? Buffer.alloc(0)]
    const lengths = (more: Buffer) =>
      Buffer.from([nameBytes.length & 255, nameBytes.length >> 8, more.length, 0])
    const start = Buffer.from('PK\x03\x04')
    const local = Buffer.concat([start, common, sizes, lengths(here), nameBytes, here, packed])
    const offset = Buffer.alloc(4)
    offset.writeUInt32LE(claims?.at ?? at)
    directory.push(
      Buffer.concat([
        Buffer.from('PK\x01\x02\x14\x00', 'latin1'),
        common,
        sizes,
        lengths(there),
        Buffer.alloc(10),
        offset,
        nameBytes,
        there,
      ]),
    )
    locals.push(local)
    at += local.length
  }
  const entriesBytes = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(entries.length, 8)
  end.writeUInt16LE(entries.length, 10)
  end.writeUInt32LE(entriesBytes.length, 12)
  end.writeUInt32LE(at, 16)
  end.writeUInt16LE(comment.length, 20)
  return Buffer.concat([...locals, entriesBytes, end, Buffer.from(comment)])
}

/** Creates a minimal docx or xlsx file. */
export function makeOffice(kind: 'docx' | 'xlsx', more: readonly ZipEntry[] = []): Buffer {
  const part = kind === 'docx' ? 'word/document.xml' : 'xl/workbook.xml'
  const text = (name: string) => ({ name, content: Buffer.from('<xml/>') })
  return makeZip([text('[Content_Types].xml'), text('_rels/.rels'), text(part), ...more])
}

/** Creates a 3MF package with the given model. */
export function make3mf(model: string | Buffer = '<model/>', more: readonly ZipEntry[] = []): Buffer {
  const text = (name: string, content: string | Buffer) => ({ name, content: Buffer.from(content) })
  const types = text('[Content_Types].xml', '<Types/>')
  return makeZip([types, text('_rels/.rels', '<Relationships/>'), text('3D/3dmodel.model', model), ...more])
}

export const PDF = Buffer.from(
  '%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\nstartxref\n9\n%%EOF\n',
)
export const STEP = Buffer.from(
  "ISO-10303-21;\nHEADER;\nFILE_NAME('вал');\nENDSEC;\nDATA;\nENDSEC;\nEND-ISO-10303-21;\n",
)
export const DXF = Buffer.from('999\nVerstat\n  0\nSECTION\n  2\nHEADER\n  0\nENDSEC\n  0\nEOF\n')
export const DWG = Buffer.concat([Buffer.from('AC1032'), Buffer.alloc(200)])
export const STL_TEXT = Buffer.from(
  'solid part\n facet normal 0 0 1\n  outer loop\n  endloop\n endfacet\nendsolid part\n',
)
export const OBJ = Buffer.from(
  '# made by hand\nmtllib part.mtl\no part\nv 0 0 0\nv 1 0 0\nv 0 1.5e-1 0\nvn 0 0 1\nf 1//1 2//1 3//1\n',
)
const igesLine = (content: string, section: string, number: number) =>
  `${content.padEnd(72)}${section}${String(number).padStart(7)}\n`
export const IGES = Buffer.from(
  igesLine('a part', 'S', 1) +
    igesLine('1H,,1H;,4Hpart,8Hpart.igs;', 'G', 1) +
    igesLine('     110       1       0       0       0       0       0       000000000', 'D', 1) +
    igesLine('110,0.,0.,0.,1.,1.,1.;', 'P', 1) +
    igesLine('S      1G      1D      1P      1', 'T', 1),
)
export const CSV = Buffer.from('Назва;Кількість;Ціна\nБолт М8;"1 000";2,50\nГайка; 500;1,20\n')

/** Creates a binary STL file. Its header of 80 bytes may contain anything. */
export function makeBinaryStl(triangles: number, header = 'made by a printer'): Buffer {
  const bytes = Buffer.alloc(84 + 50 * triangles)
  bytes.write(header)
  bytes.writeUInt32LE(triangles, 80)
  return bytes
}

/** Creates a black PNG of any size in few bytes. */
export function makeFlatPng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.writeUInt8(1, 8)
  const rows = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height))
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data])
    const length = Buffer.alloc(4)
    length.writeUInt32BE(data.length)
    const sum = Buffer.alloc(4)
    sum.writeUInt32BE(crc32(body))
    return Buffer.concat([length, body, sum])
  }
  const start = Buffer.from('89504e470d0a1a0a', 'hex')
  return Buffer.concat([start, chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))])
}
