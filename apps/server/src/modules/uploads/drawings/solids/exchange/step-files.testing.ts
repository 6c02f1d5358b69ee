/** STEP files of boxes, written from the corners of each box as programs do: points, edges, planes, one solid. */
export type StepUnit = 'mm' | 'in'

const HEADER = (schema: string) =>
  `ISO-10303-21;\nHEADER;\nFILE_DESCRIPTION((''),'2;1');\nFILE_NAME('box','2027-01-31T09:00:00',(''),(''),'','','');\nFILE_SCHEMA(('${schema}'));\nENDSEC;\nDATA;\n`

const UNITS: Readonly<Record<StepUnit, string>> = {
  mm: '#1=(LENGTH_UNIT()NAMED_UNIT(*)SI_UNIT(.MILLI.,.METRE.));\n',
  in: [
    "#1=(CONVERSION_BASED_UNIT('INCH',#5)LENGTH_UNIT()NAMED_UNIT(#6));\n",
    '#5=LENGTH_MEASURE_WITH_UNIT(LENGTH_MEASURE(25.4),#7);\n',
    '#6=DIMENSIONAL_EXPONENTS(1.,0.,0.,0.,0.,0.,0.);\n',
    '#7=(LENGTH_UNIT()NAMED_UNIT(*)SI_UNIT(.MILLI.,.METRE.));\n',
  ].join(''),
}

const SCHEMAS = {
  AP203: 'CONFIG_CONTROL_DESIGN',
  AP214: 'AUTOMOTIVE_DESIGN { 1 0 10303 214 1 1 1 1 }',
} as const

/** The corners of each face, counter-clockwise from outside. Bit 0 of a corner is x, bit 1 is y, bit 2 is z. */
const FACES = [
  [0, 2, 3, 1],
  [4, 5, 7, 6],
  [0, 1, 5, 4],
  [2, 6, 7, 3],
  [0, 4, 6, 2],
  [1, 3, 7, 5],
] as const

export function stepBox(
  size: readonly [number, number, number],
  {
    unit = 'mm',
    schema = 'AP214',
    name = 'box',
  }: { unit?: StepUnit; schema?: keyof typeof SCHEMAS; name?: string } = {},
): Buffer {
  const lines: string[] = []
  let last = 20
  const add = (text: string) => {
    last += 1
    lines.push(`#${last}=${text};\n`)
    return `#${last}`
  }
  const real = (value: number) => (Number.isInteger(value) ? `${value}.` : String(value))
  const point = (at: readonly number[]) => add(`CARTESIAN_POINT('',(${at.map(real).join(',')}))`)
  const direction = (at: readonly number[]) => add(`DIRECTION('',(${at.map(real).join(',')}))`)
  const places = Array.from({ length: 8 }, (_, i) => size.map((each, axis) => ((i >> axis) & 1) * each))
  const points = places.map(point)
  const vertices = points.map((each) => add(`VERTEX_POINT('',${each})`))
  const edges = new Map<string, string>()
  const edge = (a: number, b: number) => {
    const [low, high] = [Math.min(a, b), Math.max(a, b)]
    const known = edges.get(`${low} ${high}`)
    if (known) return known
    const along = (places[high] ?? []).map((value, axis) => Math.sign(value - (places[low]?.[axis] ?? 0)))
    const line = add(`LINE('',${points[low]},${add(`VECTOR('',${direction(along)},1.)`)})`)
    const made = add(`EDGE_CURVE('',${vertices[low]},${vertices[high]},${line},.T.)`)
    edges.set(`${low} ${high}`, made)
    return made
  }
  const faces = FACES.map((corners) => {
    const sides = corners.map((a, i) => {
      const b = corners[(i + 1) % 4] ?? a
      return add(`ORIENTED_EDGE('',*,*,${edge(a, b)},${a < b ? '.T.' : '.F.'})`)
    })
    const bound = add(`FACE_OUTER_BOUND('',${add(`EDGE_LOOP('',(${sides.join(',')}))`)},.T.)`)
    const [a, b, c] = corners.map((corner) => places[corner] ?? [])
    const u = [0, 1, 2].map((axis) => Math.sign((b?.[axis] ?? 0) - (a?.[axis] ?? 0)))
    const v = [0, 1, 2].map((axis) => Math.sign((c?.[axis] ?? 0) - (b?.[axis] ?? 0)))
    const [ux = 0, uy = 0, uz = 0, vx = 0, vy = 0, vz = 0] = [...u, ...v]
    const normal = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx]
    const axes = add(`AXIS2_PLACEMENT_3D('',${points[corners[0]]},${direction(normal)},${direction(u)})`)
    return add(`ADVANCED_FACE('',(${bound}),${add(`PLANE('',${axes})`)},.T.)`)
  })
  const solid = add(`MANIFOLD_SOLID_BREP('',${add(`CLOSED_SHELL('',(${faces.join(',')}))`)})`)
  const shape = add(`ADVANCED_BREP_SHAPE_REPRESENTATION('',(${solid}),#4)`)
  const context = add(`MECHANICAL_CONTEXT('',${add("APPLICATION_CONTEXT('design')")},'mechanical')`)
  const product = add(`PRODUCT('${name}','${name}','',(${context}))`)
  const formation = add(`PRODUCT_DEFINITION_FORMATION('','',${product})`)
  const design = add(`PRODUCT_DEFINITION_CONTEXT('',${add("APPLICATION_CONTEXT('design')")},'design')`)
  const definition = add(`PRODUCT_DEFINITION('','',${formation},${design})`)
  const form = add(`PRODUCT_DEFINITION_SHAPE('','',${definition})`)
  add(`SHAPE_DEFINITION_REPRESENTATION(${form},${shape})`)
  return Buffer.from(
    `${HEADER(SCHEMAS[schema])}${UNITS[unit]}#2=(NAMED_UNIT(*)PLANE_ANGLE_UNIT()SI_UNIT($,.RADIAN.));\n#3=(NAMED_UNIT(*)SI_UNIT($,.STERADIAN.)SOLID_ANGLE_UNIT());\n#8=UNCERTAINTY_MEASURE_WITH_UNIT(LENGTH_MEASURE(1.E-5),#1,'','');\n#4=(GEOMETRIC_REPRESENTATION_CONTEXT(3)GLOBAL_UNCERTAINTY_ASSIGNED_CONTEXT((#8))GLOBAL_UNIT_ASSIGNED_CONTEXT((#1,#2,#3))REPRESENTATION_CONTEXT('',''));\n${lines.join('')}ENDSEC;\nEND-ISO-10303-21;\n`,
  )
}
