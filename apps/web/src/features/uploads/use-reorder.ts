import { type DragEvent, useState } from 'react'

export type DragProps = {
  readonly draggable: true
  readonly 'data-over'?: ''
  readonly onDragStart: (event: DragEvent) => void
  readonly onDragEnter: () => void
  readonly onDragOver: (event: DragEvent) => void
  readonly onDragEnd: () => void
  readonly onDrop: (event: DragEvent) => void
}

/** Reorders items by drag and drop. Buttons do the same for keyboard and touch. */
export function useReorder(move: (from: number, to: number) => void): (place: number) => DragProps {
  const [from, setFrom] = useState<number>()
  const [over, setOver] = useState<number>()
  const end = () => {
    setFrom(undefined)
    setOver(undefined)
  }
  return (place) => ({
    draggable: true,
    ...(over === place && from !== undefined && from !== place ? { 'data-over': '' } : {}),
    onDragStart(event) {
      event.dataTransfer.effectAllowed = 'move'
      setFrom(place)
    },
    onDragEnter: () => setOver(place),
    onDragOver(event) {
      // The upload field handles files that are dragged from outside the page.
      if (from !== undefined) event.preventDefault()
    },
    onDragEnd: end,
    onDrop(event) {
      if (from === undefined) return
      event.preventDefault()
      if (from !== place) move(from, place)
      end()
    },
  })
}
