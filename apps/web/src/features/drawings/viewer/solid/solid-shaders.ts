import { BLUEPRINT } from '../blueprint.ts'

/** Writes a colour of the blueprint as a vector of GLSL. */
function glsl(colour: string): string {
  const part = (at: number) => (Number.parseInt(colour.slice(at, at + 2), 16) / 255).toFixed(3)
  return `vec3(${part(1)}, ${part(3)}, ${part(5)})`
}

/** Points with `dot(plane.xyz, point) > plane.w` are cut away. */
const CUT = 'if (dot(plane.xyz, place) > plane.w) discard;'

export const VERTEX = `
  out vec3 place;
  uniform float nearer;
  void main() {
    place = position;
    gl_Position = projectionMatrix * viewMatrix * vec4(position, 1.0);
    gl_Position.z -= nearer;
  }
`

/**
 * The light is the one of the pictures: from above, over the left shoulder of the viewer. Faces have no normals of their
 * own: they follow from how the place changes from pixel to pixel, so that vertices can be shared and nothing must be
 * prepared.
 */
export const FACE = `
  in vec3 place;
  out vec4 colour;
  uniform vec4 plane;
  uniform vec3 towards;
  uniform vec3 light;
  void main() {
    #ifdef SECTION
    ${CUT}
    #endif
    vec3 normal = normalize(cross(dFdx(place), dFdy(place)));
    if (dot(normal, towards) < 0.0) normal = -normal;
    float lit = pow(clamp(0.5 + 0.5 * dot(normal, light), 0.0, 1.0), 1.6);
    colour = vec4(mix(${glsl(BLUEPRINT.shade)}, ${glsl(BLUEPRINT.light)}, lit), 1.0);
  }
`

/**
 * The inner side of a closed body is seen only where the section goes through the body. It is painted as the cut itself,
 * flat and with hatching as on drawings, so that no lid must be computed.
 */
export const INNER = `
  in vec3 place;
  out vec4 colour;
  uniform vec4 plane;
  uniform float hatch;
  void main() {
    ${CUT}
    float line = step(mod(gl_FragCoord.x + gl_FragCoord.y, 10.0 * hatch), 2.0 * hatch);
    colour = vec4(mix(${glsl(BLUEPRINT.cut)}, ${glsl(BLUEPRINT.edge)}, 0.6 * line), 1.0);
  }
`

export const EDGE = `
  in vec3 place;
  out vec4 colour;
  uniform vec4 plane;
  void main() {
    #ifdef SECTION
    ${CUT}
    #endif
    colour = vec4(${glsl(BLUEPRINT.edge)}, 1.0);
  }
`
