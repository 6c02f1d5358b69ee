import { type RefObject, useEffect, useRef } from 'react'
import { type OutlinePicture, paintOutline } from './paint-outline.ts'

/** A drawing that takes longer than this is moved as a picture, and drawn again when it rests. */
const SLOW_MS = 25
const REST_MS = 150

type Drawn = { readonly bitmap: HTMLCanvasElement; readonly picture: OutlinePicture; readonly tookMs: number }

/** Draws into a canvas whenever `picture` changes. */
export function useOutlineCanvas(
  canvas: RefObject<HTMLCanvasElement | null>,
  picture: OutlinePicture | undefined,
) {
  const last = useRef<Drawn>(undefined)
  useEffect(() => {
    const context = canvas.current?.getContext('2d')
    if (!picture || !context) return
    let rest: ReturnType<typeof setTimeout> | undefined
    const frame = requestAnimationFrame(() => {
      const { current } = last
      const isMove = current?.picture.layers === picture.layers && current.picture.size === picture.size
      if (current && isMove && current.tookMs > SLOW_MS) {
        moveBitmap(context, current, picture)
        rest = setTimeout(drawAll, REST_MS)
      } else drawAll()
    })
    function drawAll() {
      if (!picture || !context) return
      const ratio = Math.min(2, devicePixelRatio)
      const { width, height } = picture.size
      const sheet = context.canvas
      if (sheet.width !== Math.round(width * ratio) || sheet.height !== Math.round(height * ratio)) {
        sheet.width = Math.round(width * ratio)
        sheet.height = Math.round(height * ratio)
      }
      const began = performance.now()
      paintOutline(context, picture, ratio)
      const tookMs = performance.now() - began
      if (tookMs > SLOW_MS) {
        const bitmap = document.createElement('canvas')
        bitmap.width = sheet.width
        bitmap.height = sheet.height
        bitmap.getContext('2d')?.drawImage(sheet, 0, 0)
        last.current = { bitmap, picture, tookMs }
      } else last.current = undefined
    }
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(rest)
    }
  }, [canvas, picture])
}

function moveBitmap(context: CanvasRenderingContext2D, drawn: Drawn, { view, size }: OutlinePicture): void {
  const { view: was } = drawn.picture
  const by = view.scale / was.scale
  const left = size.width / 2 - (view.x - was.x) * view.scale - (size.width / 2) * by
  const top = size.height / 2 + (view.y - was.y) * view.scale - (size.height / 2) * by
  context.setTransform(1, 0, 0, 1, 0, 0)
  const ratio = context.canvas.width / size.width
  context.clearRect(0, 0, context.canvas.width, context.canvas.height)
  context.drawImage(
    drawn.bitmap,
    left * ratio,
    top * ratio,
    size.width * by * ratio,
    size.height * by * ratio,
  )
}
