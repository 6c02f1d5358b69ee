declare module 'virtual:early-script' {
  /** The bundled text of `early-script.ts`. The text is empty in the browser bundle. */
  export const EARLY_SCRIPT: string
}
