import type { FieldProblem } from '../../../platform/http/app-error.ts'

/** An entry of an archive, with all names under which programs might unpack it. */
export type NamedEntry = { readonly names: readonly string[]; readonly isFolder: boolean }

type Reason = 'archive_program' | 'archive_macros' | 'archive_nested'

const NAME_MAX = 80

/**
 * Checks the names in an archive or office document for programs, macros and nested archives. Returns one problem per
 * reason, with the first offending name. Nested archives are rejected, because nothing is unpacked and so their content
 * cannot be checked.
 */
export function unsafeEntries(entries: readonly NamedEntry[]): FieldProblem[] {
  const found = new Map<Reason, string>()
  for (const { names, isFolder } of entries) {
    for (const name of names) {
      const reason = reasonOf(name, isFolder)
      if (reason && !found.has(reason)) found.set(reason, name)
    }
  }
  return [...found].map(([code, name]) => ({ path: 'file', code, params: { name: displayName(name) } }))
}

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

/** Extensions of files that some system runs on a double click, or that CAD programs load automatically. */
const PROGRAMS = words(`
  exe com bat cmd scr pif cpl msi msix msp mst msc appx appxbundle msixbundle gadget application appref-ms diagcab
  lnk url website webloc scf library-ms search-ms settingcontent-ms desktop inf ins isp reg job xbap
  js jse mjs cjs vb vbe vbs ws wsc wsf wsh hta sct ps1 ps1xml ps2 ps2xml psc1 psc2 psd1 psm1 cdxml chm hlp
  htm html xhtml xht shtml mht mhtml xsl xslt
  jar jnlp class apk aab xapk ipa app pkg mpkg dmg command workflow scpt scptd applescript action
  deb rpm snap flatpak appimage run sh bash csh ksh zsh fish out elf bin dll sys drv ocx ax so dylib
  py pyc pyo pyw pyz pyzw rb pl php phar asp aspx jsp lua tcl ahk au3 swf
  lsp fas vlx arx dbx crx hdi dvb mnl scm swp swb fcmacro catvbs catscript`)

/**
 * Extensions of Office files that may contain macros. The name of an Office file from before 2007 does not show
 * whether the file contains macros.
 */
const MACROS = words(`
  docm dotm xlsm xltm xlam xlsb xll pptm potm ppam ppsm sldm doc dot wbk xls xlt xla xlm xlw ppt pot pps ppa
  mdb accdb accde mde ade adp odb slk iqy one onepkg pub`)

const ARCHIVES = words(`
  zip zipx rar r00 7z tar gz tgz bz2 tbz tbz2 xz txz lz lzma zst z cab arj ace lzh lha iso img vhd vhdx wim udf cpio war ear`)

/**
 * `MACRO_PARTS` matches files with active content in office documents. `PROGRAM_PARTS` matches files that make an
 * archive a Java or Android program, and files that Windows reads automatically.
 */
const MACRO_PARTS =
  /(^|\/)(vba(project|data)[^/]*\.(bin|xml)|macrosheets\/|activex\/|embeddings\/[^/]*\.bin$)/
const PROGRAM_PARTS = /(^|\/)(meta-inf\/manifest\.mf|androidmanifest\.xml|autorun\.[^/]*|desktop\.ini)$/
/** Binary files in office documents that contain only data, such as printer settings and fonts. */
const DATA_PARTS = /^xl\/(printersettings|customproperty)\/[^/]*\.bin$|^word\/fonts\//

/**
 * `REVERSED` matches characters that reverse the text direction. `PATH_TRAVERSAL` matches paths out of the target
 * folder. `SHELL_FOLDER` matches names that Windows opens as a special folder.
 */
const REVERSED = /[\u202a-\u202e\u2066-\u2069]/
const PATH_TRAVERSAL = /(^|\/)\.\.[. ]*(\/|$)|^\/|^[a-z]:/
const SHELL_FOLDER = /\.\{[0-9a-f-]{36}\}/

function reasonOf(name: string, isFolder: boolean): Reason | undefined {
  // Normalizes the name as the most lenient system would. This includes full-width letters, upper case, backslashes
  // and invisible characters.
  const path = name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('\\', '/')
    .replaceAll(/\p{Cf}/gu, '')
  if (REVERSED.test(name) || PATH_TRAVERSAL.test(path) || SHELL_FOLDER.test(path)) return 'archive_program'
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

/**
 * Returns every extension that some system may see. Windows ignores trailing dots and spaces and text after a colon.
 * Other systems stop at control characters.
 */
function endingsOf(part: string): string[] {
  return part.split(/[:\p{Cc}]/u).flatMap((each) => {
    const ending = /\.([^.]+)$/.exec(each.replace(/[.\s]+$/, ''))?.[1]?.trim()
    return ending ? [ending] : []
  })
}

function displayName(name: string): string {
  const plain = name.replaceAll(/[\p{Cc}\p{Cf}\ufffd]/gu, '')
  return [...plain].length > NAME_MAX ? `…${[...plain].slice(-NAME_MAX).join('')}` : plain
}
