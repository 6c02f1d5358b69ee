import { readFile, writeFile } from 'node:fs/promises'
import { setPriority } from 'node:os'
import { PDFDocument, rgb } from '@cantoo/pdf-lib'
import { STAMP_SIZE, type StampTask } from './stamp-task.ts'

// This program stamps one PDF in a child process. A hostile file can then crash only the child process, and its memory
// is freed afterwards.
setPriority(15)
process.once('disconnect', () => process.exit(1))
process.once('message', async (task) => {
  const isStamped = await stamp(task as StampTask)
  process.send?.(isStamped, () => process.exit(0))
})

const MARGIN = 14

async function stamp({ source, result, path, width }: StampTask): Promise<boolean> {
  try {
    const document = await PDFDocument.load(await readFile(source), { updateMetadata: false })
    for (const page of document.getPages()) {
      const { x, y, width: pageWidth } = page.getCropBox()
      const scale = Math.min(1, (pageWidth - 2 * MARGIN) / width)
      page.drawSvgPath(path, {
        x: x + MARGIN,
        y: y + MARGIN + STAMP_SIZE * 0.3,
        scale,
        color: rgb(0.45, 0.1, 0.1),
        opacity: 0.75,
        borderWidth: 0,
      })
    }
    await writeFile(result, await document.save())
    return true
  } catch {
    return false
  }
}
