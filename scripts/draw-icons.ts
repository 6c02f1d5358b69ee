import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * Generates the icons of the design system from lucide (ISC license). Each icon becomes a single path, so it needs
 * only two elements in the page and no library in the browser. Run this script after adding a name to a list below:
 * node scripts/draw-icons.ts
 */
const FILES: Readonly<Record<string, readonly string[]>> = {
  icons: [
    'arrow-down-up',
    'arrow-right',
    'badge-check',
    'boxes',
    'check',
    'chevron-down',
    'chevron-left',
    'chevron-right',
    'circle-check',
    'circle-x',
    'clipboard-list',
    'clock',
    'external-link',
    'factory',
    'file-down',
    'languages',
    'link-2',
    'map-pin',
    'menu',
    'minus',
    'package',
    'printer',
    'search',
    'search-x',
    'sliders-horizontal',
    'triangle-exclamation-point',
    'x',
  ],
  'account-icons': [
    'bell',
    'copy',
    'credit-card',
    'eye',
    'eye-off',
    'key-round',
    'laptop',
    'mail',
    'mail-check',
    'messages-square',
    'shield-check',
    'smartphone',
    'sprout',
    'user-round',
  ],
  'category-icons': [
    'amphora',
    'anvil',
    'armchair',
    'brick-wall',
    'circuit-board',
    'cog',
    'flame',
    'flask-conical',
    'footprints',
    'hard-hat',
    'layers',
    'printer-3d',
    'puzzle',
    'scissors',
    'shapes',
    'shirt',
    'torus',
    'toy-brick',
    'wheat',
    'wrench',
  ],
}

type Shape = readonly [tag: string, attributes: Readonly<Record<string, string>>]

const SOURCES = fileURLToPath(new URL('../packages/ui/src/icons/', import.meta.url))
const NOTE = '// Drawn by scripts/draw-icons.ts from lucide (ISC).\n'

// Each icon has its own file, so that a page loads only the icons that it shows.
rmSync(join(SOURCES, 'drawn'), { recursive: true, force: true })
mkdirSync(join(SOURCES, 'drawn'))
for (const [file, names] of Object.entries(FILES)) {
  const doors = names.map((name) => {
    return `export { ${componentName(name)} } from './drawn/icon-${name}.tsx'`
  })
  writeFileSync(join(SOURCES, `${file}.tsx`), `${NOTE}${doors.join('\n')}\n`)
}
for (const name of Object.values(FILES).flat()) {
  const drawn = `drawIcon('${(await shapesOf(name)).map(toPath).join('')}')`
  const text = `${NOTE}import { drawIcon } from '../icon.tsx'\n\nexport const ${componentName(name)} = /* @__PURE__ */ ${drawn}\n`
  writeFileSync(join(SOURCES, 'drawn', `icon-${name}.tsx`), text)
}

function componentName(name: string): string {
  return name.replaceAll(/(^|-)(\w)/g, (_, __, letter: string) => letter.toUpperCase())
}

/** Returns the shapes of an icon. The file of each lucide component also exports the shapes of its icon. */
async function shapesOf(name: string): Promise<readonly Shape[]> {
  const url = new URL(`../node_modules/lucide-react/dist/esm/icons/${name}.mjs`, import.meta.url)
  const { __iconData: icon }: { __iconData?: { node?: readonly Shape[] } } = await import(url.href)
  if (!icon?.node) throw new Error(`lucide has no shapes for ${name}`)
  return icon.node
}

function toPath([tag, { key: _, ...given }]: Shape): string {
  const number = (name: string) => Number(given[name] ?? 0)
  if (tag === 'path') return absolute(given.d ?? '')
  if (tag === 'circle' || tag === 'ellipse') {
    const [rx, ry] = tag === 'circle' ? [number('r'), number('r')] : [number('rx'), number('ry')]
    return `M${number('cx') - rx} ${number('cy')}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`
  }
  if (tag === 'line') return `M${number('x1')} ${number('y1')}L${number('x2')} ${number('y2')}`
  if (tag === 'polyline' || tag === 'polygon') return `M${given.points}${tag === 'polygon' ? 'z' : ''}`
  if (tag !== 'rect') throw new Error(`No path for <${tag}>`)
  const [width, height, r] = [number('width'), number('height'), number('rx') || number('ry')]
  const [w, h] = [width - 2 * r, height - 2 * r]
  const corner = (x: number, y: number) => (r === 0 ? '' : `a${r} ${r} 0 0 1 ${x} ${y}`)
  return `M${number('x') + r} ${number('y')}h${w}${corner(r, r)}v${h}${corner(-r, r)}h${-w}${corner(-r, -r)}v${-h}${corner(r, -r)}z`
}

/**
 * Makes the first command of a path absolute. A relative `m` would start at the end of the previous path when paths
 * are joined.
 */
function absolute(d: string): string {
  return d.replace(
    /^m\s*(-?[\d.]+)[\s,]*(-?\d*\.?\d+)\s*(?=([-\d.])?)/,
    (_, x, y, more) => `M${x} ${y}${more ? 'l' : ''}`,
  )
}
