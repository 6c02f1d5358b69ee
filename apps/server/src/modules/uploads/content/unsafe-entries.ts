import type { FieldProblem } from '../../../platform/http/app-error.ts'

/** One entry of an archive by every name that some program may unpack it under. */
export type NamedEntry = { readonly names: readonly string[]; readonly isFolder: boolean }

type Reason = 'archive_program' | 'archive_macros' | 'archive_nested'

const NAME_SHOWN = 80

/**
 * What no archive, and no office document, may hold, by the names in its directory: one fault for each reason, with the
 * first entry of it. Nothing is unpacked, so what cannot be looked into (an archive in an archive) is refused as well.
 */
export function unsafeEntries(entries: readonly NamedEntry[]): FieldProblem[] {
  const found = new Map<Reason, string>()
  for (const { names, isFolder } of entries) {
    for (const name of names) {
      const reason = reasonOf(name, isFolder)
      if (reason && !found.has(reason)) found.set(reason, name)
    }
  }
  return [...found].map(([code, name]) => ({ path: 'file', code, params: { name: shown(name) } }))
}

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

/** Endings that a double click runs, on any system, or that a program of drawings loads by itself. */
const PROGRAMS = words(`
  exe com bat cmd scr pif cpl msi msix msp mst msc appx appxbundle msixbundle gadget application appref-ms diagcab
  lnk url website webloc scf library-ms search-ms settingcontent-ms desktop inf ins isp reg job xbap
  js jse mjs cjs vb vbe vbs ws wsc wsf wsh hta sct ps1 ps1xml ps2 ps2xml psc1 psc2 psd1 psm1 cdxml chm hlp
  htm html xhtml xht shtml mht mhtml xsl xslt
  jar jnlp class apk aab xapk ipa app pkg mpkg dmg command workflow scpt scptd applescript action
  deb rpm snap flatpak appimage run sh bash csh ksh zsh fish out elf bin dll sys drv ocx ax so dylib
  py pyc pyo pyw pyz pyzw rb pl php phar asp aspx jsp lua tcl ahk au3 swf
  lsp fas vlx arx dbx crx hdi dvb mnl scm swp swb fcmacro catvbs catscript`)

/** Office files that hold macros, or may: those of before 2007 all look alike. */
const MACROS = words(`
  docm dotm xlsm xltm xlam xlsb xll pptm potm ppam ppsm sldm doc dot wbk xls xlt xla xlm xlw ppt pot pps ppa
  mdb accdb accde mde ade adp odb slk iqy one onepkg pub`)

const ARCHIVES = words(`
  zip zipx rar r00 7z tar gz tgz bz2 tbz tbz2 xz txz lz lzma zst z cab arj ace lzh lha iso img vhd vhdx wim udf cpio war ear`)

/** Parts of office documents that run, and what makes an archive a program of Java or Android, wherever it lies. */
const MACRO_PARTS =
  /(^|\/)(vba(project|data)[^/]*\.(bin|xml)|macrosheets\/|activex\/|embeddings\/[^/]*\.bin$)/
const PROGRAM_PARTS = /(^|\/)(meta-inf\/manifest\.mf|androidmanifest\.xml|autorun\.[^/]*|desktop\.ini)$/
/** Parts of office documents in binary form that are data: printers, fonts. */
const DATA_PARTS = /^xl\/(printersettings|customproperty)\/[^/]*\.bin$|^word\/fonts\//

/** Names that are written backwards, lead out of the folder somebody unpacks into, or open as something else there. */
const LYING = /[\u202a-\u202e\u2066-\u2069]/
const LEADS_OUT = /(^|\/)\.\.[. ]*(\/|$)|^\/|^[a-z]:/
const SHELL_FOLDER = /\.\{[0-9a-f-]{36}\}/

function reasonOf(name: string, isFolder: boolean): Reason | undefined {
  // As the most lenient system reads it: wide letters, capitals, backslashes, signs that cannot be seen.
  const path = name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('\\', '/')
    .replaceAll(/\p{Cf}/gu, '')
  if (LYING.test(name) || LEADS_OUT.test(path) || SHELL_FOLDER.test(path)) return 'archive_program'
  if (MACRO_PARTS.test(path)) return 'archive_macros'
  if (PROGRAM_PARTS.test(path)) return 'archive_program'
  if (DATA_PARTS.test(path)) return undefined
  const endings = path.split('/').flatMap((part, at, parts) => {
    const isLast = at === parts.findLastIndex((each) => each !== '')
    if (isLast && !isFolder) return endingsOf(part)
    return endingsOf(part).filter((ending) => ending === 'app')
  })
  if (endings.some((ending) => PROGRAMS.has(ending))) return 'archive_program'
  if (endings.some((ending) => MACROS.has(ending))) return 'archive_macros'
  return endings.some((ending) => ARCHIVES.has(ending)) ? 'archive_nested' : undefined
}

/** Windows drops dots and spaces at the end and hides what follows a colon; others stop at a control character. */
function endingsOf(part: string): string[] {
  return part.split(/[:\p{Cc}]/u).flatMap((each) => {
    const ending = /\.([^.]+)$/.exec(each.replace(/[.\s]+$/, ''))?.[1]?.trim()
    return ending ? [ending] : []
  })
}

function shown(name: string): string {
  const plain = name.replaceAll(/[\p{Cc}\p{Cf}\ufffd]/gu, '')
  return [...plain].length > NAME_SHOWN ? `…${[...plain].slice(-NAME_SHOWN).join('')}` : plain
}
