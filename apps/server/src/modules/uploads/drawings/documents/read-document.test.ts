import { once } from 'node:events'
import PDFDocument from 'pdfkit'
import { describe, expect, test } from 'vitest'
import { makeOffice, makeZip, PDF } from '../../content/make-files.testing.ts'
import { UnsupportedContent } from '../unreadable-content.ts'
import { makePackedPdf, makePdf } from './make-pdf.testing.ts'
import { DOCUMENT_READERS } from './read-document.ts'

const { pdf, docx, xlsx } = DOCUMENT_READERS
const part = (name: string, content: string) => ({ name, content: Buffer.from(content) })

async function printed(pages: number, options: PDFKit.PDFDocumentOptions = {}): Promise<Buffer> {
  const document = new PDFDocument({ autoFirstPage: false, ...options })
  const chunks: Buffer[] = []
  document.on('data', (chunk: Buffer) => chunks.push(chunk))
  for (let i = 0; i < pages; i += 1) document.addPage().text(`${i}`)
  document.end()
  await once(document, 'end')
  return Buffer.concat(chunks)
}

describe('the pages of a PDF', () => {
  test('are counted in its tree, with tables and with packed objects', async () => {
    expect((await pdf(makePdf(3))).facts).toEqual({ kind: 'pages', pages: 3 })
    expect((await pdf(makePackedPdf(4))).facts).toEqual({ kind: 'pages', pages: 4 })
    expect((await pdf(await printed(12))).facts).toEqual({ kind: 'pages', pages: 12 })
  })

  test('are counted when the file has bytes before it, a broken table or a second version', async () => {
    const whole = String(makePdf(2))
    expect((await pdf(Buffer.from(`\n\n${whole}`))).facts).toEqual({ kind: 'pages', pages: 2 })
    const broken = whole.replace(/startxref\n\d+/, 'startxref\n7')
    expect((await pdf(Buffer.from(broken))).facts).toEqual({ kind: 'pages', pages: 2 })
  })

  test('are counted, not believed', async () => {
    expect((await pdf(makePdf(2, 1_000_000))).facts).toEqual({ kind: 'pages', pages: 2 })
  })

  test('are counted in protected files that open without a password, and in no others', async () => {
    const owned = await printed(5, { ownerPassword: 'secret', pdfVersion: '1.7ext3' })
    expect((await pdf(owned)).facts).toEqual({ kind: 'pages', pages: 5 })
    const locked = await printed(5, { userPassword: 'secret' })
    await expect(pdf(locked)).rejects.toThrow(UnsupportedContent)
  })

  test('of files that are no documents end with an error', async () => {
    await expect(pdf(PDF)).rejects.toThrow(/./)
    await expect(pdf(Buffer.from('%PDF-1.7\n'))).rejects.toThrow(/./)
    await expect(pdf(Buffer.from(`%PDF-1.4\n${'<<'.repeat(200_000)}\n%%EOF`))).rejects.toThrow(/./)
    await expect(pdf(makePdf(0))).rejects.toThrow(/no pages/)
  })

  test('of a tree that contains itself end with a number', async () => {
    const itself = String(makePdf(1, 9)).replace('/Kids[3 0 R]', '/Kids[2 0 R]')
    expect((await pdf(Buffer.from(itself))).facts).toMatchObject({ kind: 'pages' })
  })
})

describe('office documents', () => {
  const app = (inner: string) => part('docProps/app.xml', `<Properties>${inner}</Properties>`)

  test('a text says the pages that its program counted', async () => {
    const content = makeOffice('docx', [app('<Pages>14</Pages><Words>99</Words>')])
    expect((await docx(content)).facts).toEqual({ kind: 'pages', pages: 14 })
  })

  test('a text without a number of pages has no facts', async () => {
    await expect(docx(makeOffice('docx'))).rejects.toThrow(UnsupportedContent)
    await expect(docx(makeOffice('docx', [app('<Pages>0</Pages>')]))).rejects.toThrow(UnsupportedContent)
    const hidden = makeOffice('docx', [app('<!--<Pages>7</Pages>-->')])
    await expect(docx(hidden)).rejects.toThrow(UnsupportedContent)
  })

  test('a workbook says its sheets', async () => {
    const workbook = (inner: string) => makeZip([part('xl/workbook.xml', `<workbook>${inner}</workbook>`)])
    const sheets = '<sheets><sheet name="A" sheetId="1"/><sheet name="&lt;sheet" sheetId="2"/></sheets>'
    expect((await xlsx(workbook(sheets))).facts).toEqual({ kind: 'sheets', sheets: 2 })
    const prefixed = '<x:sheets><x:sheet name="A"/><x:sheet name="B"/><x:sheet name="C"/></x:sheets>'
    expect((await xlsx(workbook(prefixed))).facts).toEqual({ kind: 'sheets', sheets: 3 })
    await expect(xlsx(workbook(''))).rejects.toThrow(/no sheets/)
  })

  test('parts that unpack to too much, or that are cut off, end with an error', async () => {
    const bomb = makeZip([{ name: 'xl/workbook.xml', content: Buffer.alloc(64 * 1024 * 1024, '<sheet/>') }])
    await expect(xlsx(bomb)).rejects.toThrow(/larger than/)
    const whole = makeOffice('xlsx')
    await expect(xlsx(whole.subarray(0, -30))).rejects.toThrow(/does not end/)
    await expect(xlsx(whole.subarray(50))).rejects.toThrow(/./)
  })
})
