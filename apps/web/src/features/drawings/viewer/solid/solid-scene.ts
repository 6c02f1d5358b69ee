import type { SolidView } from '@verstat/contract'
import {
  BufferAttribute,
  BufferGeometry,
  Color,
  LinearSRGBColorSpace,
  LineSegments,
  Mesh,
  OrthographicCamera,
  Scene,
  Vector3,
  Vector4,
  WebGLRenderer,
} from 'three'
import { BLUEPRINT } from '../blueprint.ts'
import { coarseTriangles } from './coarse-mesh.ts'
import { DETAILS } from './frame-pace.ts'
import { axesOf, type Orbit, type Point3, type Size } from './orbit.ts'
import { planeOf, type Section } from './section.ts'
import { solidMaterials } from './solid-materials.ts'

export type Shot = {
  readonly orbit: Orbit
  readonly size: Size
  readonly section: Section | undefined
  readonly hasEdges: boolean
  /** A place in `DETAILS`. */
  readonly level: number
}

export type SolidScene = {
  readonly draw: (shot: Shot) => void
  /** Draws, and tells how long the graphics card took for it. */
  readonly time: (shot: Shot) => Promise<number>
  readonly dispose: () => void
}

/** More edges than this are left out while the body turns with less detail. */
const EDGES_MANY = 60_000

/**
 * Draws a body into a canvas. Returns undefined when the browser has no WebGL. `isClosed` says whether the surface has
 * an inside that a section can show.
 */
export function createSolidScene(
  canvas: HTMLCanvasElement,
  view: SolidView,
  { radius, isClosed }: { readonly radius: number; readonly isClosed: boolean },
): SolidScene | undefined {
  // Three writes an error into the console when it asks for a context in vain.
  const context = canvas.getContext('webgl2', {
    antialias: true,
    alpha: false,
    stencil: true,
    powerPreference: 'low-power',
  })
  if (!context) return undefined
  const renderer = new WebGLRenderer({ canvas, context })
  renderer.outputColorSpace = LinearSRGBColorSpace
  renderer.setClearColor(new Color().setStyle(BLUEPRINT.ground, LinearSRGBColorSpace))
  // Waiting for the log of the compiler costs a frame, and the shaders are the same for everybody.
  renderer.debug.checkShaderErrors = false

  const uniforms = {
    plane: { value: new Vector4() },
    towards: { value: new Vector3() },
    light: { value: new Vector3() },
    hatch: { value: 1 },
  }
  const nearer = { value: 0 }
  const materials = solidMaterials(view, isClosed, {
    ofFaces: { ...uniforms, nearer: { value: 0 } },
    ofLines: { ...uniforms, nearer },
  })
  const positions = new BufferAttribute(view.positions, 3)
  const body = new BufferGeometry().setAttribute('position', positions)
  const edges = new BufferGeometry()
    .setAttribute('position', positions)
    .setIndex(new BufferAttribute(view.edges, 1))
  const indexOf = indexesByDetail(view)
  const mesh = new Mesh(body, materials.faces)
  const inner = new Mesh(body, materials.inner)
  const outline = new LineSegments(edges, materials.lines)
  for (const each of [mesh, inner, outline]) each.frustumCulled = false
  const scene = new Scene()
  scene.matrixWorldAutoUpdate = false
  scene.add(mesh, inner, outline)
  const camera = new OrthographicCamera()
  camera.matrixAutoUpdate = false

  let latest: Shot | undefined

  function draw(shot: Shot) {
    latest = shot
    const { orbit, size, section, hasEdges, level } = shot
    const { pixelRatioMax = 1 } = DETAILS[level] ?? {}
    const pixelRatio = Math.min(devicePixelRatio, pixelRatioMax)
    resize(size, pixelRatio)
    // The planes of the camera leave room for the whole body, from whichever side it is seen.
    const reach = 2 * radius
    aim(camera, orbit, size, reach)
    const { towards, right } = axesOf(orbit)
    uniforms.towards.value.set(...towards)
    uniforms.light.value.set(...lightOf(towards, right)).normalize()
    uniforms.hatch.value = pixelRatio
    // Edges lie a pixel and a half before their faces.
    nearer.value = 1.5 / (orbit.scale * reach)
    if (section) {
      const { normal, limit } = planeOf(section)
      uniforms.plane.value.set(...normal, limit)
    }
    mesh.material = section ? materials.cutFaces : materials.faces
    outline.material = section ? materials.cutLines : materials.lines
    inner.visible = section !== undefined && isClosed
    outline.visible = hasEdges && (level < 2 || view.edges.length / 2 < EDGES_MANY)
    body.setIndex(indexOf(level))
    renderer.render(scene, camera)
  }

  /** Setting a size makes new buffers even if it is the same. */
  function resize({ width, height }: Size, pixelRatio: number) {
    const [wide, high] = [Math.floor(width * pixelRatio), Math.floor(height * pixelRatio)]
    if (canvas.width !== wide || canvas.height !== high) renderer.setSize(wide, high, false)
  }

  return {
    draw,
    async time(shot) {
      draw(shot)
      // The first drawing also compiles the shaders and sends the body to the card.
      await drawn(context)
      const began = performance.now()
      draw({ ...(latest ?? shot), level: 0 })
      await drawn(context)
      return performance.now() - began
    },
    dispose() {
      body.dispose()
      edges.dispose()
      for (const each of Object.values(materials)) each.dispose()
      renderer.dispose()
      // Browsers keep few contexts, so the next viewer must not wait for the garbage collector.
      renderer.forceContextLoss()
    },
  }
}

const LOOK_AGAIN_MS = 2

/** Resolves when the graphics card has drawn everything. Reading a pixel would stop the page until then. */
async function drawn(context: WebGL2RenderingContext): Promise<void> {
  const fence = context.fenceSync(context.SYNC_GPU_COMMANDS_COMPLETE, 0)
  if (!fence) return
  context.flush()
  while (context.clientWaitSync(fence, 0, 0) === context.TIMEOUT_EXPIRED)
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS))
  context.deleteSync(fence)
}

/** Coarse bodies are made when they are first needed: on a fast machine that is never. */
function indexesByDetail(view: SolidView) {
  const made = new Map<number, BufferAttribute>()
  return (level: number): BufferAttribute => {
    const present = made.get(level)
    if (present) return present
    const { trianglesMax = Number.POSITIVE_INFINITY } = DETAILS[level] ?? {}
    const index = new BufferAttribute(coarseTriangles(view, trianglesMax), 1)
    made.set(level, index)
    return index
  }
}

function aim(camera: OrthographicCamera, orbit: Orbit, { width, height }: Size, reach: number): void {
  const { right, up, towards } = axesOf(orbit)
  const { x, y, scale } = orbit
  camera.left = (-width / 2 - x) / scale
  camera.right = (width / 2 - x) / scale
  camera.top = (height / 2 + y) / scale
  camera.bottom = (-height / 2 + y) / scale
  camera.near = 0
  camera.far = 2 * reach
  camera.updateProjectionMatrix()
  camera.matrixWorld.makeBasis(new Vector3(...right), new Vector3(...up), new Vector3(...towards))
  camera.matrixWorld.setPosition(new Vector3(...towards).multiplyScalar(reach))
  camera.matrixWorldInverse.copy(camera.matrixWorld).invert()
}

function lightOf(towards: Point3, right: Point3): [number, number, number] {
  return [towards[0] - 0.55 * right[0], towards[1] - 0.55 * right[1], towards[2] + 0.9]
}
