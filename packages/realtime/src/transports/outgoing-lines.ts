import type { Line } from '../protocol/wire-frames.ts'

export type LineWriter = {
  readonly write: (lines: readonly Line[]) => void
  readonly bufferedBytes: () => number
}

/**
 * Number of bytes that may be waiting in the socket, so that the network never idles. The number must be at
 * least the size of a socket's buffer.
 */
const WRITE_AHEAD_BYTES = 65_536

/**
 * The output queue of one client. Lines wait in this queue rather than in the socket, because here they can
 * still be dropped. Lines that are already in the socket would delay the reason of a disconnect.
 */
export class OutgoingLines {
  #lines: Line[] = []
  #isBlocked = false
  bytes = 0

  /** Adds a line to the queue. Returns true when the queue was empty before. */
  add(line: Line): boolean {
    this.bytes += line.frame.length
    return this.#lines.push(line) === 1
  }

  /**
   * Writes until the network blocks. Returns the number of bytes that the network has not taken yet, in this
   * queue and in the writer.
   */
  writeTo(writer: LineWriter): number {
    let buffered = 0
    while (!this.#isBlocked && this.#lines.length > 0) {
      writer.write(this.#next())
      buffered = writer.bufferedBytes()
      this.#isBlocked = buffered >= WRITE_AHEAD_BYTES
    }
    return this.bytes + buffered
  }

  drained(): void {
    this.#isBlocked = false
  }

  /**
   * Empties the queue when the connection ends. Returns the lines that should still be sent. For a client
   * that does not read, there are none.
   */
  takeRemaining(): Line[] {
    const last = this.#isBlocked ? [] : this.#lines
    this.#lines = []
    this.bytes = 0
    return last
  }

  #next(): readonly Line[] {
    const lines = this.#lines
    if (this.bytes <= WRITE_AHEAD_BYTES) {
      this.#lines = []
      this.bytes = 0
      return lines
    }
    let count = 0
    let bytes = 0
    for (let line = lines[0]; line && bytes < WRITE_AHEAD_BYTES; line = lines[count]) {
      bytes += line.frame.length
      count += 1
    }
    this.#lines = lines.splice(count)
    this.bytes -= bytes
    return lines
  }
}
