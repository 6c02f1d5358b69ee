import type { PlateDrawing } from './plate-drawing.ts'

export function stepModel({ width, height, thickness }: PlateDrawing): string {
  const file = createStepFile()
  const { add } = file
  const brep = addBlock(add, [width, height, thickness])
  addProduct(add, brep)
  return [
    'ISO-10303-21;',
    'HEADER;',
    "FILE_DESCRIPTION((''),'2;1');",
    "FILE_NAME('plate.step','2026-01-01T00:00:00',(''),(''),'','','');",
    "FILE_SCHEMA(('AUTOMOTIVE_DESIGN { 1 0 10303 214 1 1 1 1 }'));",
    'ENDSEC;',
    'DATA;',
    ...file.lines,
    'ENDSEC;',
    'END-ISO-10303-21;',
    '',
  ].join('\n')
}

/** Writes an entity of the STEP file and returns the reference to the entity, such as `#12`. */
type Add = (entity: string) => string

function createStepFile(): { add: Add; lines: readonly string[] } {
  const lines: string[] = []
  const add: Add = (entity) => {
    lines.push(`#${lines.length + 1}=${entity};`)
    return `#${lines.length}`
  }
  return { add, lines }
}

type Vector = readonly [x: number, y: number, z: number]

/** Adds a block as a closed shell of six faces, which share their edges and corners. */
function addBlock(add: Add, [w, h, t]: Vector): string {
  const corners: readonly Vector[] = [
    [0, 0, 0],
    [w, 0, 0],
    [w, h, 0],
    [0, h, 0],
    [0, 0, t],
    [w, 0, t],
    [w, h, t],
    [0, h, t],
  ]
  const points = corners.map((corner) => addPoint(add, corner))
  const vertices = points.map((point) => add(`VERTEX_POINT('',${point})`))
  const edges = new Map<string, string>()

  function orientedEdge(from: number, to: number): string {
    const [low, high] = [Math.min(from, to), Math.max(from, to)]
    const key = `${low}-${high}`
    const edge = edges.get(key) ?? addEdge(low, high)
    edges.set(key, edge)
    return add(`ORIENTED_EDGE('',*,*,${edge},${from === low ? '.T.' : '.F.'})`)
  }

  function addEdge(from: number, to: number): string {
    const [a, b] = [corners[from] ?? [0, 0, 0], corners[to] ?? [0, 0, 0]]
    const direction = addDirection(add, [
      Math.sign(b[0] - a[0]),
      Math.sign(b[1] - a[1]),
      Math.sign(b[2] - a[2]),
    ])
    const line = add(`LINE('',${points[from]},${add(`VECTOR('',${direction},1.)`)})`)
    return add(`EDGE_CURVE('',${vertices[from]},${vertices[to]},${line},.T.)`)
  }

  // The corners of each face are in counter-clockwise order when seen from outside, as the direction of the normal
  // requires.
  const sides: readonly { corners: readonly number[]; normal: Vector; along: Vector }[] = [
    { corners: [0, 3, 2, 1], normal: [0, 0, -1], along: [1, 0, 0] },
    { corners: [4, 5, 6, 7], normal: [0, 0, 1], along: [1, 0, 0] },
    { corners: [0, 1, 5, 4], normal: [0, -1, 0], along: [1, 0, 0] },
    { corners: [1, 2, 6, 5], normal: [1, 0, 0], along: [0, 1, 0] },
    { corners: [2, 3, 7, 6], normal: [0, 1, 0], along: [1, 0, 0] },
    { corners: [3, 0, 4, 7], normal: [-1, 0, 0], along: [0, 1, 0] },
  ]
  const faces = sides.map((side) => {
    const loop = side.corners.map((corner, index) => orientedEdge(corner, side.corners[(index + 1) % 4] ?? 0))
    const bound = add(`FACE_OUTER_BOUND('',${add(`EDGE_LOOP('',(${loop.join(',')}))`)},.T.)`)
    const origin = points[side.corners[0] ?? 0] ?? ''
    const plane = add(`PLANE('',${addPlacement(add, origin, side.normal, side.along)})`)
    return add(`ADVANCED_FACE('',(${bound}),${plane},.T.)`)
  })
  return add(`MANIFOLD_SOLID_BREP('',${add(`CLOSED_SHELL('',(${faces.join(',')}))`)})`)
}

/** Adds the STEP product that contains the solid, with its units and tolerance. */
function addProduct(add: Add, brep: string): void {
  const length = add('(LENGTH_UNIT()NAMED_UNIT(*)SI_UNIT(.MILLI.,.METRE.))')
  const angle = add('(NAMED_UNIT(*)PLANE_ANGLE_UNIT()SI_UNIT($,.RADIAN.))')
  const solid = add('(NAMED_UNIT(*)SI_UNIT($,.STERADIAN.)SOLID_ANGLE_UNIT())')
  const accuracy = add(
    `UNCERTAINTY_MEASURE_WITH_UNIT(LENGTH_MEASURE(1.E-05),${length},'distance_accuracy_value','')`,
  )
  const context = add(
    `(GEOMETRIC_REPRESENTATION_CONTEXT(3)GLOBAL_UNCERTAINTY_ASSIGNED_CONTEXT((${accuracy}))GLOBAL_UNIT_ASSIGNED_CONTEXT((${length},${angle},${solid}))REPRESENTATION_CONTEXT('',''))`,
  )
  const axes = addPlacement(add, addPoint(add, [0, 0, 0]), [0, 0, 1], [1, 0, 0])
  const shape = add(`ADVANCED_BREP_SHAPE_REPRESENTATION('',(${axes},${brep}),${context})`)
  const application = add("APPLICATION_CONTEXT('core data for automotive mechanical design processes')")
  add(`APPLICATION_PROTOCOL_DEFINITION('international standard','automotive_design',2000,${application})`)
  const product = add(
    `PRODUCT('plate','plate','',(${add(`PRODUCT_CONTEXT('',${application},'mechanical')`)}))`,
  )
  add(`PRODUCT_RELATED_PRODUCT_CATEGORY('part',$,(${product}))`)
  const formation = add(`PRODUCT_DEFINITION_FORMATION('','',${product})`)
  const stage = add(`PRODUCT_DEFINITION_CONTEXT('part definition',${application},'design')`)
  const definition = add(`PRODUCT_DEFINITION('design','',${formation},${stage})`)
  add(`SHAPE_DEFINITION_REPRESENTATION(${add(`PRODUCT_DEFINITION_SHAPE('','',${definition})`)},${shape})`)
}

function addPlacement(add: Add, origin: string, normal: Vector, along: Vector): string {
  return add(`AXIS2_PLACEMENT_3D('',${origin},${addDirection(add, normal)},${addDirection(add, along)})`)
}

function addPoint(add: Add, vector: Vector): string {
  return add(`CARTESIAN_POINT('',(${vector.map(real).join(',')}))`)
}

function addDirection(add: Add, vector: Vector): string {
  return add(`DIRECTION('',(${vector.map(real).join(',')}))`)
}

/** STEP requires a decimal point in a real number, even without decimals. */
function real(value: number): string {
  return Number.isInteger(value) ? `${value}.` : String(value)
}
