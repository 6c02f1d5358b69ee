declare module 'virtual:early-script' {
  /** The text of `early-script.ts` in the head of every page; empty in the browser, which has it. */
  export const EARLY_SCRIPT: string
}
