import type { SolidView } from '@verstat/contract'
import {
  BackSide,
  DoubleSide,
  FrontSide,
  GLSL3,
  type IUniform,
  NotEqualStencilFunc,
  ReplaceStencilOp,
  ShaderMaterial,
  type ShaderMaterialParameters,
} from 'three'
import { signedVolume } from './signed-volume.ts'
import { EDGE, FACE, INNER, VERTEX } from './solid-shaders.ts'

/** Marks the pixels of the cut, in which edges behind the cut must not be seen. */
const CUT_MARK = { stencilWrite: true, stencilRef: 1, stencilZPass: ReplaceStencilOp }
const NO_MARK = { ...CUT_MARK, stencilRef: 0 }
const OUTSIDE_CUT = { stencilWrite: true, stencilRef: 1, stencilFunc: NotEqualStencilFunc }
const SECTION = { SECTION: '' }

type Uniforms = Record<string, IUniform>
export type SolidUniforms = { readonly ofFaces: Uniforms; readonly ofLines: Uniforms }

/** The materials of a whole body, and those of one with a section. */
export function solidMaterials(view: SolidView, isClosed: boolean, { ofFaces, ofLines }: SolidUniforms) {
  const make = (fragmentShader: string, more: ShaderMaterialParameters = {}) =>
    new ShaderMaterial({
      glslVersion: GLSL3,
      vertexShader: VERTEX,
      fragmentShader,
      uniforms: fragmentShader === EDGE ? ofLines : ofFaces,
      ...more,
    })
  // An open surface has no inner side. Of a closed one, the order of the corners says which it is.
  const [outer, inner] =
    signedVolume(view) < 0 ? ([BackSide, FrontSide] as const) : ([FrontSide, BackSide] as const)
  return {
    faces: make(FACE, { side: DoubleSide }),
    cutFaces: make(FACE, { side: isClosed ? outer : DoubleSide, defines: SECTION, ...NO_MARK }),
    inner: make(INNER, { side: inner, ...CUT_MARK }),
    lines: make(EDGE),
    cutLines: make(EDGE, { defines: SECTION, ...OUTSIDE_CUT }),
  }
}
