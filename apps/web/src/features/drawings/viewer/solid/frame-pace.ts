/** How much is drawn while the body turns. Later levels are faster. */
export type Detail = {
  readonly trianglesMax: number
  /** Pixels of the canvas per pixel of the page. A screen may have more, but fewer are drawn then. */
  readonly pixelRatioMax: number
}

export const DETAILS: readonly Detail[] = [
  { trianglesMax: Number.POSITIVE_INFINITY, pixelRatioMax: 2 },
  { trianglesMax: 80_000, pixelRatioMax: 1 },
  { trianglesMax: 30_000, pixelRatioMax: 1 },
  { trianglesMax: 12_000, pixelRatioMax: 0.75 },
  { trianglesMax: 5_000, pixelRatioMax: 0.5 },
]

const SLOW_MS = 33
const FAST_MS = 18
/** What a frame may cost on the graphics card, as the page needs time too. */
const FRAME_MS = 16
/** After so many slow frames in a row the detail goes down. One slow frame says nothing. */
const SLOW_FRAMES = 2
const FAST_FRAMES = 60
/** A longer gap is a pause in turning and not a frame. */
const PAUSE_MS = 400

/** Chooses the detail of a turning body by how long its frames take. */
export function framePace() {
  let level = 0
  let last: number | undefined
  let [slow, fast] = [0, 0]
  return {
    /** Tells how long one frame with all detail takes, so that turning does not begin with slow frames. */
    expect(tookMs: number) {
      level = Math.max(0, Math.min(DETAILS.length - 1, Math.ceil(Math.log2(tookMs / FRAME_MS))))
    },
    /** Tells that a frame is drawn now. Returns the level of detail for it. */
    frame(nowMs: number): number {
      const took = last === undefined ? undefined : nowMs - last
      last = nowMs
      if (took === undefined || took > PAUSE_MS) return level
      slow = took > SLOW_MS ? slow + 1 : 0
      fast = took < FAST_MS ? fast + 1 : 0
      if (slow >= SLOW_FRAMES && level < DETAILS.length - 1) {
        level += 1
        slow = 0
      }
      if (fast >= FAST_FRAMES && level > 0) {
        level -= 1
        fast = 0
      }
      return level
    },
    /** Tells that the body stands still. */
    rest() {
      last = undefined
      slow = 0
      fast = 0
    },
  }
}
