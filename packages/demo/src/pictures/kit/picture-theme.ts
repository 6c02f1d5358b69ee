/** Three shades of one material. */
export type Tone = { readonly light: string; readonly mid: string; readonly dark: string }

export type PictureTheme = {
  readonly ground: string
  readonly grid: string
  readonly shadow: string
  readonly ink: string
  readonly soft: string
  readonly trace: string
  /** The colour of black materials, such as rubber and electronic chips. */
  readonly black: string
  /** The colours of the material that is typical of the category. */
  readonly main: Tone
  readonly accent: Tone
  /** The colours of material without a colour of its own, such as paper, plaster and bare metal. */
  readonly plain: Tone
}

const PAPER = '#f6f3ec'
const INK = '#1f2430'
const COBALT = '#1f4fd8'
const NAVY = '#1b3580'

/** A muted colour for each root category. It is the colour of a material that is typical of the category. */
const ROOT_COLORS: Readonly<Record<string, string>> = {
  sewing: '#b9746f',
  knitwear: '#9c6a93',
  'footwear-leather': '#a9743f',
  'furniture-woodwork': '#c2935a',
  metalwork: '#76828f',
  'cnc-machining': '#6c88a0',
  'casting-forging': '#b0603f',
  'sheet-metal': '#80939c',
  'welding-structures': '#c58343',
  'plastics-moulding': '#4f978a',
  '3d-printing': '#7f79b8',
  'electronics-pcb': '#4b8d62',
  'printing-packaging': '#bd9f6b',
  'food-processing': '#a99a3e',
  'cosmetics-chemistry': '#b97fa0',
  'construction-materials': '#b2694f',
  'glass-ceramics': '#5c9fac',
  rubber: '#5a626e',
  tooling: '#968a55',
  assembly: '#5b86a8',
  other: '#85827a',
}

export type ThemeName = 'paper' | 'tint' | 'blueprint'

/** Returns the colours of a picture. The picture looks drawn on white paper, on tinted paper or on a blueprint. */
export function pictureTheme(root: string, name: ThemeName): PictureTheme {
  const color = ROOT_COLORS[root] ?? '#85827a'
  if (name === 'blueprint') return blueprint(color)
  const ground = name === 'paper' ? PAPER : blend(color, '#f4f1ea', 0.7)
  return {
    ground,
    grid: blend(ground, INK, 0.07),
    shadow: blend(ground, INK, 0.13),
    ink: INK,
    soft: blend(INK, ground, 0.38),
    trace: blend(color, PAPER, 0.52),
    black: '#2b313e',
    main: { light: blend(color, PAPER, 0.52), mid: blend(color, PAPER, 0.14), dark: blend(color, INK, 0.22) },
    accent: { light: blend(COBALT, PAPER, 0.5), mid: COBALT, dark: blend(COBALT, INK, 0.38) },
    plain: { light: '#fffdf8', mid: '#e6e2d8', dark: '#cbc6ba' },
  }
}

function blueprint(color: string): PictureTheme {
  const pale = '#eef3ff'
  return {
    ground: NAVY,
    grid: blend(NAVY, pale, 0.1),
    shadow: blend(NAVY, '#0b1838', 0.45),
    ink: pale,
    soft: blend(NAVY, pale, 0.62),
    trace: blend(NAVY, pale, 0.62),
    black: '#101f52',
    main: { light: blend(NAVY, color, 0.82), mid: blend(NAVY, color, 0.62), dark: blend(NAVY, color, 0.4) },
    accent: { light: '#fffaf0', mid: '#f1e6cf', dark: '#d3c6ac' },
    plain: { light: blend(NAVY, pale, 0.34), mid: blend(NAVY, pale, 0.22), dark: blend(NAVY, pale, 0.12) },
  }
}

/** Mixes two colours. `share` is the share of the second colour, from 0 to 1. */
function blend(from: string, to: string, share: number): string {
  const channel = (at: number) => {
    const [a, b] = [Number.parseInt(from.slice(at, at + 2), 16), Number.parseInt(to.slice(at, at + 2), 16)]
    return Math.round(a + (b - a) * share)
      .toString(16)
      .padStart(2, '0')
  }
  return `#${channel(1)}${channel(3)}${channel(5)}`
}
