import type { SolidView } from '@verstat/contract'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { framePace } from './frame-pace.ts'
import { createSolidScene, type Shot, type SolidScene } from './solid-scene.ts'

/** `none`: the browser cannot draw bodies. `lost`: the graphics card was taken away. */
export type SceneState = 'ready' | 'none' | 'lost'

/** After this time without changes the body is drawn with all its detail. */
const REST_MS = 200

/** Draws a body into a canvas whenever `shot` changes. While it changes, there may be less detail. */
export function useSolidScene(
  canvas: RefObject<HTMLCanvasElement | null>,
  view: SolidView,
  options: { readonly radius: number; readonly isClosed: boolean },
  shot: Omit<Shot, 'level'> | undefined,
): SceneState {
  const { radius, isClosed } = options
  const scene = useRef<SolidScene>(undefined)
  const [pace] = useState(framePace)
  const [state, setState] = useState<SceneState>('ready')
  const isTimed = useRef(false)
  const next = useRef<{ frame?: number; rest?: ReturnType<typeof setTimeout> }>({})

  useEffect(() => {
    const { current } = canvas
    if (!current) return
    const made = createSolidScene(current, view, { radius, isClosed })
    if (!made) return setState('none')
    scene.current = made
    const handleLoss = () => setState('lost')
    current.addEventListener('webglcontextlost', handleLoss)
    return () => {
      current.removeEventListener('webglcontextlost', handleLoss)
      scene.current = undefined
      made.dispose()
    }
  }, [canvas, view, radius, isClosed])

  useEffect(() => {
    if (!shot) return
    const { current: waiting } = next
    clearTimeout(waiting.rest)
    waiting.frame = requestAnimationFrame((now) => {
      if (scene.current && !isTimed.current) {
        isTimed.current = true
        void scene.current.time({ ...shot, level: 0 }).then(pace.expect)
        return
      }
      const level = pace.frame(now)
      draw(level)
      waiting.rest = setTimeout(() => {
        pace.rest()
        if (level > 0) draw(0)
      }, REST_MS)
    })
    function draw(level: number) {
      if (shot) scene.current?.draw({ ...shot, level })
      if (canvas.current) canvas.current.dataset.detail = String(level)
    }
    return () => cancelAnimationFrame(waiting.frame ?? 0)
  }, [canvas, pace, shot])

  useEffect(() => {
    const { current: waiting } = next
    return () => clearTimeout(waiting.rest)
  }, [])
  return state
}
