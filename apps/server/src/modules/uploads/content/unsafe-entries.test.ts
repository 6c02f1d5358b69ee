import { expect, test } from 'vitest'
import { unsafeEntries } from './unsafe-entries.ts'

const codes = (...names: string[]) =>
  unsafeEntries(names.map((name) => ({ names: [name], isFolder: name.endsWith('/') }))).map(
    ({ code }) => code,
  )

test.each([
  'setup.exe',
  'Креслення/Пуск.BAT',
  'a.lnk',
  'a.js',
  'a.hta',
  'Setup.ExE',
  'setup.exe.',
  'setup.exe . .',
  'setup.exe\u00a0',
  'setup.exe\t',
  'setup．ｅｘｅ',
  'креслення\u202efdp.exe',
  'програма\u202exe.pdf',
  'setup.e\u200bxe',
  'setup.exe\u0000.txt',
  'readme.txt:setup.exe',
  'setup.exe::$DATA',
  'folder\\setup.exe',
  'Install.app/Contents/MacOS/Install',
  'Папка.{645FF040-5081-101B-9F08-00AA002F954E}/a.txt',
  'acad.lsp',
  '../../etc/passwd',
  '.. /a.txt',
  '..\\a.txt',
  '/etc/passwd',
  'C:\\a.txt',
  'META-INF/MANIFEST.MF',
  'autorun.inf',
  'desktop.ini',
])('a program or a deceptive name: %j', (name) => expect(codes('a.txt', name)).toEqual(['archive_program']))

test('a program whose name ends like a folder', () => {
  const entry = { names: ['folder/setup.exe//'], isFolder: false }
  expect(unsafeEntries([entry]).map(({ code }) => code)).toEqual(['archive_program'])
})

test.each([
  'договір.docm',
  'Ціни.XLSM',
  'старе.doc',
  'word/vbaProject.bin',
  'xl/VBAPROJECT.BIN',
  'xl/macrosheets/sheet1.xml',
  'word/embeddings/oleObject1.bin',
  'word/activeX/activeX1.xml',
])('macros: %j', (name) => expect(codes(name)).toEqual(['archive_macros']))

test.each(['вкладений.zip', 'a.RAR', 'a.tar.gz', 'a.7z.', 'disk.iso'])('a nested archive: %j', (name) =>
  expect(codes(name)).toEqual(['archive_nested']))

test('drawings, tables, pictures and parts of office documents are allowed', () => {
  const harmless = [
    ...[
      'Вал.dxf',
      'v1.2/План (2).DWG',
      'a.step',
      'a.stl',
      'модель.3mf',
      'readme.txt',
      'a.pdf',
      'a.svg',
      'без крапки',
    ],
    ...[
      'компанія.com/',
      'компанія.com/вал.dxf',
      'договір.docx',
      'ціни.xlsx',
      'фото.JPG',
      'a.exe.pdf',
      '.gitignore',
    ],
    ...[
      'word/document.xml',
      'xl/printerSettings/printerSettings1.bin',
      'word/embeddings/Microsoft_Excel_Sheet.xlsx',
    ],
  ]
  expect(codes(...harmless)).toEqual([])
})

test('each reason is reported once, with its first entry, shortened and without invisible characters', () => {
  const long = `${'x'.repeat(200)}.exe`
  const entries = ['a.zip', `${long}\u202e`, 'b.bat', 'c.docm'].map((name) => ({
    names: [name],
    isFolder: false,
  }))
  expect(unsafeEntries(entries)).toEqual([
    { path: 'file', code: 'archive_nested', params: { name: 'a.zip' } },
    { path: 'file', code: 'archive_program', params: { name: `…${long.slice(-80)}` } },
    { path: 'file', code: 'archive_macros', params: { name: 'c.docm' } },
  ])
})
