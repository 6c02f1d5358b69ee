import { randomBytes } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { attachmentHeader, fileName } from './file-name.ts'
import {
  CSV,
  DWG,
  DXF,
  IGES,
  make3mf,
  makeBinaryStl,
  makeOffice,
  makeZip,
  OBJ,
  PDF,
  STEP,
  STL_TEXT,
} from './make-files.testing.ts'
import { sniffContent } from './sniff-content.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'verstat-sniff-'))
})
afterAll(() => rm(folder, { recursive: true }))

/** Returns the default extension of the detected file type. */
async function sniff(content: Buffer): Promise<string | undefined> {
  const path = join(folder, 'file')
  await writeFile(path, content)
  const found = await sniffContent(path)
  return found && 'endings' in found ? found.endings[0] : undefined
}

/** Returns the reasons for which an archive is rejected. */
async function unsafe(content: Buffer): Promise<unknown> {
  const path = join(folder, 'file')
  await writeFile(path, content)
  const found = await sniffContent(path)
  return found && 'unsafe' in found ? found.unsafe.map(({ code, params }) => [code, params?.name]) : found
}

const text = (name: string, content = 'x'.repeat(100)) => ({ name, content: Buffer.from(content) })
const picture = (format: 'jpeg' | 'png' | 'webp' | 'avif' | 'gif' | 'tiff') =>
  sharp({ create: { width: 32, height: 24, channels: 3, background: '#c33' } })
    .toFormat(format)
    .toBuffer()

describe('a file type is determined by its content', () => {
  test.each([
    ['pdf', PDF],
    ['docx', makeOffice('docx')],
    ['xlsx', makeOffice('xlsx')],
    ['zip', makeZip([text('Креслення/вал.dxf'), text('readme.txt')])],
    ['zip', makeZip([text('a')], { comment: 'made by hand' })],
    ['csv', CSV],
    ['csv', Buffer.from('\ufeffname,count\r\n"a, b",1\r\nc,2\r\n')],
    ['csv', Buffer.from('\ufeffname\tcount\r\nболт\t1\r\n', 'utf16le')],
    ['csv', Buffer.from([0xcd, 0xe0, 0xe7, 0xe2, 0xe0, 0x3b, 0x31, 0x0a, 0xc1, 0x3b, 0x32, 0x0a])],
    ['dxf', DXF],
    ['dxf', Buffer.from('AutoCAD Binary DXF\r\n\x1a\0....')],
    ['dwg', DWG],
    ['step', STEP],
    ['stl', STL_TEXT],
    ['igs', IGES],
    ['igs', Buffer.from(IGES.toString().replaceAll('\n', '\r\n'))],
    ['obj', OBJ],
    ['obj', Buffer.from(`${OBJ}${'f 1 2 3\n'.repeat(20_000)}`)],
    ['3mf', make3mf()],
    ['stl', makeBinaryStl(12)],
    ['stl', makeBinaryStl(2, 'solid that is binary all the same')],
  ])('%s', async (ending, content) => {
    expect(await sniff(content)).toBe(ending)
  })

  test.each(['jpeg', 'png', 'webp', 'avif'] as const)('a picture: %s', async (format) => {
    expect(await sniff(await picture(format))).toBe(format === 'jpeg' ? 'jpg' : format)
  })
})

describe('is not accepted:', () => {
  const html = '<!doctype html><script>alert(1)</script>'
  test.each([
    ['an empty file', Buffer.alloc(0)],
    ['a program of Windows', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(500)])],
    ['a program of Linux', Buffer.concat([Buffer.from('\x7fELF'), Buffer.alloc(500)])],
    ['a program with the length of triangles', makeBinaryStl(3, 'MZ')],
    ['a script', Buffer.from('#!/bin/sh\nrm -rf a,b\nrm -rf c,d\n')],
    ['JavaScript that has separators', Buffer.from('const a = 1, b = 2;\nconst c = 3, d = 4;\n')],
    ['HTML', Buffer.from(html)],
    ['HTML in a table', Buffer.from(`a;b\n${html};2\n`)],
    ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
    ['XML', Buffer.from('<?xml version="1.0"?><a/>')],
    ['plain prose', Buffer.from('Просто текст, у якому є коми.\nЩе один рядок.\n')],
    ['random bytes', Buffer.from(Array.from({ length: 600 }, (_, i) => (i * 7919) & 255))],
    ['a PDF that does not begin at the first byte', Buffer.concat([Buffer.from('\n'), PDF])],
    ['a PDF with HTML in front', Buffer.concat([Buffer.from(`%PDF-1.7\n${html}\n`), PDF])],
    ['a PDF that is an archive from its end', makeZip([text('a.txt')], { prefix: PDF })],
    ['half a PDF', PDF.subarray(0, 40)],
    ['a table that is an archive from its end', makeZip([text('a.txt')], { prefix: CSV })],
    ['half an archive', makeZip([text('a'), text('b')]).subarray(0, 90)],
    ['an archive with something behind it', Buffer.concat([makeZip([text('a')]), Buffer.from('more')])],
    ['a program of Java', makeZip([text('META-INF/MANIFEST.MF'), text('A.class')])],
    ['a program of Android', makeZip([text('AndroidManifest.xml')])],
    ['an archive that leads out of its folder', makeZip([text('../../etc/passwd')])],
    ['a document with macros', makeOffice('docx', [text('word/vbaProject.bin')])],
    ['half a model', STEP.subarray(0, 50)],
    ['half an IGES file', IGES.subarray(0, 250)],
    ['an IGES file with a line of its own', Buffer.concat([IGES, Buffer.from('rm -rf .\n')])],
    ['an IGES file that is an archive from its end', makeZip([text('a.txt')], { prefix: IGES })],
    ['vertices without faces', Buffer.from('v 0 0 0\nv 1 0 0\nv 0 1 0\n')],
    ['faces with a script behind them', Buffer.concat([OBJ, Buffer.from('rm -rf .\n')])],
    ['faces with a script far behind them', Buffer.from(`${OBJ}${'f 1 2 3\n'.repeat(20_000)}rm -rf .\n`)],
    ['faces that begin as a script', Buffer.concat([Buffer.from('#!/bin/sh\n'), OBJ])],
    ['faces in HTML', Buffer.concat([Buffer.from(`# ${html}\n`), OBJ])],
    ['faces that are an archive from their end', makeZip([text('a.txt')], { prefix: OBJ })],
    ['a model with a program', make3mf('<model/>', [text('3D/setup.exe')])],
  ])('%s', async (_, content) => {
    expect(await sniff(content)).toBeUndefined()
  })

  test('lines that a search could follow for minutes, within seconds', async () => {
    const start = performance.now()
    for (const part of ['\n', ' ', 'v 1 1 1\n', 'v ', '1 ', 'f 1/1/1 ', `${' '.repeat(72)}S\n`])
      expect(await sniff(Buffer.from(`v 0 0 0 ${part.repeat(200_000 / part.length)}!`))).toBeUndefined()
    expect(performance.now() - start).toBeLessThan(5_000)
  })

  test('an unsupported picture format', async () => {
    expect(await sniff(await picture('gif'))).toBeUndefined()
    expect(await sniff(await picture('tiff'))).toBeUndefined()
  })

  test('a ZIP bomb, detected without unpacking', async () => {
    const zeros = Buffer.alloc(80 * 1024 * 1024)
    expect(await sniff(makeZip([{ name: 'zeros', content: zeros }]))).toBeUndefined()
    const claims = { unpacked: 0xffff_fffe }
    expect(await sniff(makeZip([{ name: 'a', content: Buffer.from('a'), claims }]))).toBeUndefined()
  })

  test('an archive of more than 20,000 entries', async () => {
    const entries = (count: number) => Array.from({ length: count }, (_, at) => text(`${at}.dxf`, 'x'))
    expect(await sniff(makeZip(entries(20_000)))).toBe('zip')
    expect(await sniff(makeZip(entries(20_001)))).toBeUndefined()
  })

  test('an archive that unpacks to more than two gigabytes at any compression ratio', async () => {
    const noise = randomBytes(4 * 1024 * 1024)
    const claiming = (gigabytes: number) =>
      makeZip(
        Array.from({ length: 5 }, (_, at) => ({
          name: `${at}.stl`,
          content: noise,
          claims: { unpacked: Math.floor((gigabytes / 5) * 1024 ** 3) },
        })),
      )
    // Both archives are within the maximum compression ratio of 200. The archive of 3 GiB is rejected because of its
    // total size.
    expect(3 * 1024 ** 3).toBeLessThan(claiming(3).length * 200)
    expect(await sniff(claiming(3))).toBeUndefined()
    expect(await sniff(claiming(2))).toBe('zip')
  })

  test.each([
    'setup.exe',
    'пуск.BAT',
    'a.lnk',
    'a.js',
    'a.hta',
    'setup.exe. ',
  ])('an archive with a program, which is named: %s', async (name) => {
    const content = makeZip([text('Креслення/вал.dxf'), text(`Креслення/${name}`)])
    expect(await unsafe(content)).toEqual([['archive_program', `Креслення/${name}`]])
  })

  test('a nested archive, and an office document with macros inside an archive', async () => {
    const nested = { name: 'ще.zip', content: makeZip([text('setup.exe')]) }
    expect(await unsafe(makeZip([nested, text('кошторис.xlsm')]))).toEqual([
      ['archive_nested', 'ще.zip'],
      ['archive_macros', 'кошторис.xlsm'],
    ])
  })

  test('an office document with macros or an embedded package', async () => {
    for (const part of ['word/vbaProject.bin', 'word/embeddings/oleObject1.bin', 'word/media/setup.exe']) {
      const code = part.endsWith('exe') ? 'archive_program' : 'archive_macros'
      expect(await unsafe(makeOffice('docx', [text(part)]))).toEqual([[code, part]])
    }
    expect(await unsafe(makeOffice('xlsx', [text('xl/VbaProject.BIN')]))).toEqual([
      ['archive_macros', 'xl/VbaProject.BIN'],
    ])
  })

  test('an archive with different names in header and directory', async () => {
    const content = makeZip([text('readme.txt')])
    content.write('setup2.exe', 30)
    expect(await unsafe(content)).toBeUndefined()
  })

  test('an archive entry with a different Unicode name', async () => {
    const extra = Buffer.concat([
      Buffer.from('7570', 'hex'),
      Buffer.from([14, 0, 1, 0, 0, 0, 0]),
      Buffer.from('setup.exe'),
    ])
    for (const where of ['directory', 'header'] as const) {
      const content = makeZip([{ ...text('readme.txt'), extra: { [where]: extra } }])
      expect(await unsafe(content)).toEqual([['archive_program', 'setup.exe']])
    }
  })

  test('an archive with overlapping entries', async () => {
    const shared = text('a', 'abc'.repeat(2_000))
    const entries = [
      shared,
      { ...shared, name: 'b', claims: { at: 0 } },
      { ...shared, name: 'c', claims: { at: 0 } },
    ]
    expect(await sniff(makeZip(entries))).toBeUndefined()
  })
})

describe('a file name', () => {
  const pdf = { endings: ['pdf'] }
  const step = { endings: ['step', 'stp'] }
  test.each([
    ['креслення.pdf', pdf, 'креслення.pdf'],
    ['Вал.STP', step, 'Вал.stp'],
    ['накладна.exe', pdf, 'накладна.exe.pdf'],
    ['C:\\Users\\я\\план.pdf', pdf, 'план.pdf'],
    ['../../etc/passwd', pdf, 'passwd.pdf'],
    ['..', pdf, 'file.pdf'],
    ['', pdf, 'file.pdf'],
    ['a\u202efdp.exe', pdf, 'afdp.exe.pdf'],
    ['a\r\nSet-Cookie: x.pdf', pdf, 'aSet-Cookie_ x.pdf'],
    [`${'й'.repeat(500)}.pdf`, pdf, `${'й'.repeat(200)}.pdf`],
  ])('%j', (given, kind, kept) => {
    expect(fileName(given, kind)).toBe(kept)
  })

  test('is readable in a header by every browser and cannot break out of it', () => {
    expect(attachmentHeader('Креслення "1" (2)\\.pdf')).toBe(
      'attachment; filename="_________ _1_ (2)_.pdf"; ' +
        "filename*=UTF-8''%D0%9A%D1%80%D0%B5%D1%81%D0%BB%D0%B5%D0%BD%D0%BD%D1%8F%20%221%22%20%282%29%5C.pdf",
    )
  })
})
