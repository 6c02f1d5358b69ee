import type { Pen } from './pen.ts'
import { rectangle, segment, series } from './svg-path.ts'

export type BackdropName = 'grid' | 'plain' | 'framed' | 'dots'

/** Draws the background: squared paper, dots, a drawing frame, or nothing. */
export function backdrop(pen: Pen, name: BackdropName, width: number, height: number): string {
  const { theme } = pen
  const ground = pen.flat(rectangle(0, 0, width, height), theme.ground)
  if (name === 'plain') return ground
  if (name === 'dots') {
    const dots = series(Math.ceil(height / 40), (row) =>
      series(Math.ceil(width / 40), (column) => `M${20 + column * 40} ${20 + row * 40}h0.1`).join(''),
    ).join('')
    return ground + pen.cord(dots, theme.grid, 5)
  }
  const lines = [
    ...series(Math.ceil(width / 40) - 1, (column) =>
      segment((column + 1) * 40, 0, (column + 1) * 40, height),
    ),
    ...series(Math.ceil(height / 40) - 1, (row) => segment(0, (row + 1) * 40, width, (row + 1) * 40)),
  ]
  const grid = ground + pen.fine(lines.join(''), theme.grid)
  return name === 'grid' ? grid : grid + frame(pen, width, height)
}

function frame(pen: Pen, width: number, height: number): string {
  const [right, bottom] = [width - 24, height - 24]
  return (
    pen.fine(rectangle(24, 24, width - 48, height - 48)) +
    pen.fine(
      `M${width / 2} 24v14M${width / 2} ${bottom}v-14M24 ${height / 2}h14M${right} ${height / 2}h-14` +
        `M${right - 210} ${bottom}v-60h210M${right - 210} ${bottom - 30}h210M${right - 70} ${bottom - 60}v60`,
    )
  )
}
