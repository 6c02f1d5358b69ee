/** Types for the functions of the library that we use, because the library has no types. */
declare module 'occt-import-js' {
  export type ImportedMesh = {
    readonly attributes: { readonly position: { readonly array: readonly number[] } }
    readonly index: { readonly array: readonly number[] }
  }
  export type Imported =
    | { readonly success: false }
    | { readonly success: true; readonly meshes: readonly ImportedMesh[] }
  export type ImportOptions = {
    readonly linearUnit: 'millimeter'
    readonly linearDeflectionType: 'bounding_box_ratio' | 'absolute_value'
    /** The largest distance of a triangle from the face. */
    readonly linearDeflection: number
    /** The largest angle between neighbouring triangles of a face, in radians. */
    readonly angularDeflection: number
  }
  export type OpenCascade = {
    ReadStepFile(content: Uint8Array, options: ImportOptions): Imported
    ReadIgesFile(content: Uint8Array, options: ImportOptions): Imported
  }
  type Settings = { readonly print: (line: string) => void; readonly printErr: (line: string) => void }
  // biome-ignore lint/style/noDefaultExport: matches the library
  export default function occtimportjs(settings: Settings): Promise<OpenCascade>
}
