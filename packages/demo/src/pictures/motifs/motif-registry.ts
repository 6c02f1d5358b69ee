import type { Motif } from '../kit/motif.ts'
import * as assembly from './assembly-motifs.ts'
import * as building from './building-motifs.ts'
import * as built from './built-motifs.ts'
import * as cast from './cast-motifs.ts'
import * as halls from './cover-halls.ts'
import * as yards from './cover-yards.ts'
import * as electronics from './electronics-motifs.ts'
import * as emblems from './emblem-motifs.ts'
import * as everyday from './everyday-motifs.ts'
import * as food from './food-motifs.ts'
import * as glass from './glass-motifs.ts'
import * as knit from './knit-motifs.ts'
import * as leather from './leather-motifs.ts'
import * as machined from './machined-motifs.ts'
import * as metalwork from './metalwork-motifs.ts'
import * as packaging from './packaging-motifs.ts'
import * as polymer from './polymer-motifs.ts'
import * as rubber from './rubber-motifs.ts'
import * as sewing from './sewing-motifs.ts'
import * as sheet from './sheet-motifs.ts'
import * as tool from './tool-motifs.ts'
import * as vessel from './vessel-motifs.ts'
import * as welding from './welding-motifs.ts'
import * as wood from './wood-motifs.ts'

export const MOTIFS = {
  ...sewing,
  ...knit,
  ...leather,
  ...wood,
  ...metalwork,
  ...machined,
  ...cast,
  ...sheet,
  ...welding,
  ...polymer,
  ...electronics,
  ...packaging,
  ...vessel,
  ...food,
  ...glass,
  ...building,
  ...rubber,
  ...tool,
  ...assembly,
  ...built,
  ...everyday,
  ...halls,
  ...yards,
  ...emblems,
} satisfies Record<string, Motif>

export type MotifName = keyof typeof MOTIFS
