import { type DragEvent, useState } from 'react'

/** What an item that can be dragged to another place carries. */
export type DragProps = {
  readonly draggable: true
  readonly 'data-over'?: ''
  readonly onDragStart: (event: DragEvent) => void
  readonly onDragEnter: () => void
  readonly onDragOver: (event: DragEvent) => void
  readonly onDragEnd: () => void
  readonly onDrop: (event: DragEvent) => void
}

/** Lets items change places by dragging; buttons do the same for keyboards and fingers. */
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
      // A file from outside is the frame's to take.
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
