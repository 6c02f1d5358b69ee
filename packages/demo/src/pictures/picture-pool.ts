import type { MotifName } from './motifs/motif-registry.ts'

type Draft = readonly [motif: MotifName, seed: number]

/**
 * The motifs and seeds of the pictures of each root category. The seed selects a variant of the motif. The remainder
 * of the seed modulo 3 selects the background: 0 is paper, 1 is tinted paper, and 2 is a blueprint.
 */
export const SUBJECTS = {
  sewing: [
    ['jacket', 3],
    ['patternPieces', 4],
    ['hoodie', 5],
    ['trousers', 7],
    ['threadAndNeedle', 6],
    ['cushions', 3],
    ['satchel', 8],
  ],
  knitwear: [
    ['sweater', 3],
    ['knitSwatch', 4],
    ['socks', 6],
    ['knitSwatch', 5],
    ['tshirt', 4],
    ['beanie', 5],
    ['hoodie', 7],
  ],
  'footwear-leather': [
    ['boot', 4],
    ['satchel', 3],
    ['sneaker', 5],
    ['leatherGoods', 6],
  ],
  'furniture-woodwork': [
    ['chair', 3],
    ['cabinet', 4],
    ['fingerJoint', 5],
    ['tableFrame', 6],
    ['pallet', 3],
  ],
  metalwork: [
    ['gate', 3],
    ['fasteners', 4],
    ['stair', 5],
    ['vice', 6],
    ['steppedShaft', 7],
  ],
  'cnc-machining': [
    ['steppedShaft', 3],
    ['milledBlock', 4],
    ['flange', 5],
    ['gearPair', 6],
  ],
  'casting-forging': [
    ['mouldHalves', 4],
    ['handwheel', 3],
    ['connectingRod', 5],
    ['craneHook', 6],
  ],
  'sheet-metal': [
    ['enclosure', 3],
    ['nesting', 4],
    ['unfolding', 5],
    ['perforated', 6],
    ['ducts', 3],
  ],
  'welding-structures': [
    ['weldedFrame', 3],
    ['truss', 5],
    ['tank', 4],
    ['truss', 6],
    ['trailer', 4],
    ['gate', 5],
    ['stair', 3],
  ],
  'plastics-moulding': [
    ['runnerTree', 3],
    ['crates', 4],
    ['housing', 5],
    ['kitTray', 4],
    ['bottleFamily', 5],
    ['sealProfiles', 3],
    ['tank', 7],
  ],
  '3d-printing': [
    ['layeredPrint', 3],
    ['turbine', 4],
    ['lattice', 5],
    ['layeredPrint', 13],
  ],
  'electronics-pcb': [
    ['circuitBoard', 3],
    ['harness', 4],
    ['circuitDiagram', 5],
    ['componentReel', 6],
    ['lamps', 5],
  ],
  'printing-packaging': [
    ['boxNet', 3],
    ['cartons', 4],
    ['printedPack', 6],
    ['pressSheet', 5],
    ['signboard', 3],
  ],
  'food-processing': [
    ['jarFamily', 3],
    ['bakingTray', 4],
    ['processLine', 5],
    ['jarFamily', 7],
    ['sausages', 3],
    ['cheese', 4],
    ['printedPack', 8],
  ],
  'cosmetics-chemistry': [
    ['bottleFamily', 4],
    ['labGlass', 3],
    ['bottleFamily', 5],
    ['processLine', 6],
  ],
  'construction-materials': [
    ['paving', 10],
    ['blockStack', 4],
    ['precast', 5],
    ['brickWall', 6],
    ['planks', 4],
    ['roofSheets', 5],
    ['printedPack', 3],
  ],
  'glass-ceramics': [
    ['glassVessel', 3],
    ['tiles', 4],
    ['crockery', 6],
    ['glassVessel', 5],
    ['windowPanes', 3],
  ],
  rubber: [
    ['sealRings', 3],
    ['treadedWheel', 4],
    ['sealProfiles', 5],
    ['bellows', 6],
    ['tiles', 4],
  ],
  tooling: [
    ['dieSet', 3],
    ['drillSet', 4],
    ['millingCutter', 5],
    ['calliper', 6],
    ['mouldHalves', 3],
  ],
  assembly: [
    ['explodedStack', 3],
    ['workStation', 4],
    ['conveyor', 6],
    ['explodedStack', 5],
    ['cartons', 4],
    ['calliper', 5],
  ],
  other: [
    ['toolWall', 4],
    ['kitTray', 3],
    ['gearPair', 5],
    ['calliper', 7],
    ['trophies', 5],
    ['boardGame', 4],
    ['slide', 3],
  ],
} as const satisfies Record<string, readonly Draft[]>

export type PictureRoot = keyof typeof SUBJECTS

export const COVERS = [
  cover('sewing', 'sewingHall', 3),
  cover('knitwear', 'sewingHall', 4),
  cover('furniture-woodwork', 'workshopWall', 3),
  cover('cnc-machining', 'machineHall', 4),
  cover('casting-forging', 'machineHall', 5),
  cover('plastics-moulding', 'assemblyHall', 3),
  cover('assembly', 'assemblyHall', 5),
  cover('food-processing', 'processHall', 3),
  cover('cosmetics-chemistry', 'processHall', 4),
  cover('construction-materials', 'storageYard', 3),
  cover('welding-structures', 'sawtoothWorks', 3),
  cover('glass-ceramics', 'sawtoothWorks', 4),
] as const

/** The covers of each root category, as indexes into `COVERS`. The first cover suits the root category best. */
export const COVERS_BY_ROOT: Readonly<Record<PictureRoot, readonly number[]>> = {
  sewing: [0, 1],
  knitwear: [1, 0],
  'footwear-leather': [0, 2],
  'furniture-woodwork': [2],
  metalwork: [3, 4],
  'cnc-machining': [3, 4],
  'casting-forging': [4, 3],
  'sheet-metal': [3, 6],
  'welding-structures': [4, 9],
  'plastics-moulding': [5, 6],
  '3d-printing': [5, 6],
  'electronics-pcb': [6, 5],
  'printing-packaging': [5],
  'food-processing': [7, 8],
  'cosmetics-chemistry': [8, 7],
  'construction-materials': [9],
  'glass-ceramics': [9],
  rubber: [5, 3],
  tooling: [3, 2],
  assembly: [6, 5],
  other: [2, 6],
}
export const ANY_COVER = [10, 11]

export const THEMED_LOGOS = {
  needle: logo('sewing', 'needle', 3),
  yarn: logo('knitwear', 'yarnBall', 4),
  hide: logo('footwear-leather', 'stitchedHide', 3),
  wood: logo('furniture-woodwork', 'treeRings', 6),
  nut: logo('metalwork', 'hexNut', 3),
  gear: logo('cnc-machining', 'cogwheel', 4),
  flame: logo('casting-forging', 'flame', 3),
  sheet: logo('sheet-metal', 'foldedSheet', 6),
  cube: logo('3d-printing', 'cube', 3),
  nodes: logo('electronics-pcb', 'circuitNodes', 4),
  wheat: logo('food-processing', 'wheatEar', 3),
  drop: logo('cosmetics-chemistry', 'drop', 6),
  bricks: logo('construction-materials', 'brickBond', 3),
  cells: logo('plastics-moulding', 'cells', 4),
} as const

export const ABSTRACT_LOGOS = [
  logo('assembly', 'chevrons', 3),
  logo('glass-ceramics', 'archway', 4),
  logo('welding-structures', 'sawteeth', 6),
  logo('tooling', 'interlock', 3),
  logo('printing-packaging', 'rays', 4),
  logo('glass-ceramics', 'facets', 6),
  logo('rubber', 'shield', 3),
  logo('sewing', 'pinwheel', 7),
  logo('cnc-machining', 'steps', 6),
  logo('plastics-moulding', 'orbit', 7),
  // The emblems above are repeated in other colours, so that few neighbours in a list look alike.
  logo('sewing', 'chevrons', 5),
  logo('food-processing', 'archway', 7),
  logo('rubber', 'sawteeth', 4),
  logo('construction-materials', 'interlock', 6),
  logo('cosmetics-chemistry', 'rays', 3),
  logo('electronics-pcb', 'facets', 4),
  logo('furniture-woodwork', 'shield', 6),
  logo('metalwork', 'pinwheel', 3),
  logo('knitwear', 'steps', 4),
  logo('tooling', 'orbit', 5),
] as const

export const LOGOS_BY_ROOT: Readonly<Record<PictureRoot, readonly (keyof typeof THEMED_LOGOS)[]>> = {
  sewing: ['needle'],
  knitwear: ['yarn', 'needle'],
  'footwear-leather': ['hide'],
  'furniture-woodwork': ['wood'],
  metalwork: ['nut', 'gear'],
  'cnc-machining': ['gear', 'nut'],
  'casting-forging': ['flame'],
  'sheet-metal': ['sheet', 'nut'],
  'welding-structures': ['flame', 'nut'],
  'plastics-moulding': ['cells', 'cube'],
  '3d-printing': ['cube'],
  'electronics-pcb': ['nodes'],
  'printing-packaging': ['sheet', 'cube'],
  'food-processing': ['wheat', 'drop'],
  'cosmetics-chemistry': ['drop', 'cells'],
  'construction-materials': ['bricks'],
  'glass-ceramics': ['drop', 'flame'],
  rubber: ['cells'],
  tooling: ['gear'],
  assembly: ['gear', 'nodes'],
  other: [],
}

function cover(root: PictureRoot, motif: MotifName, seed: number) {
  return { motif, seed, shape: 'cover31', root } as const
}

function logo(root: PictureRoot, motif: MotifName, seed: number) {
  return { motif, seed, shape: 'logo11', root } as const
}
