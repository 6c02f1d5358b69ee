/** What must be said about packages whose licence asks for more than keeping its text. */
export type WeakCopyleft = {
  /** Begins the names of the packages. */
  readonly name: string
  readonly what: string
  readonly where: string
  readonly replace: string
}

export const WEAK_COPYLEFT: readonly WeakCopyleft[] = [
  {
    name: 'occt-import-js',
    what: 'Open CASCADE Technology as WebAssembly: reads STEP and IGES. Optional; without it such files have no sizes',
    where:
      '`node_modules/occt-import-js/dist/occt-import-js.wasm` with `occt-import-js.js`, as published, loaded as a separate file by the child process that reads drawings. Its licences lie beside it',
    replace:
      'Build [occt-import-js](https://github.com/kovacsv/occt-import-js) from its sources and put both files in that place',
  },
  {
    name: '@img/sharp-libvips-',
    what: 'libvips and the libraries it is made of, for sharp: pictures',
    where: 'the shared library in `node_modules/@img/sharp-libvips-…/lib`, as published, loaded at run time',
    replace:
      'Put another build of [libvips](https://github.com/lovell/sharp-libvips) in that place, or install libvips on the system and build sharp against it',
  },
  {
    name: '@img/sharp-',
    what: 'sharp for Windows and WebAssembly, which brings libvips inside its own package',
    where: '`node_modules/@img/sharp-…/lib`, as published',
    replace: 'As for libvips',
  },
  {
    name: 'lightningcss',
    what: 'Compiles the style sheets when the web app is built. Nothing of it is in what the site serves',
    where: '`node_modules/lightningcss`, as published',
    replace: 'Build [lightningcss](https://github.com/parcel-bundler/lightningcss) and put it in that place',
  },
]
