import type { Line } from '../protocol/wire-frames.ts'

/** Where lines are written. */
export type LineWriter = {
  readonly write: (lines: readonly Line[]) => void
  /** Written and not yet taken by the network. */
  readonly bufferedBytes: () => number
}

/** As much is written ahead of the network, so that it never waits for us. At least what a socket buffers. */
const WRITE_AHEAD_BYTES = 65_536

/**
 * What waits to be sent to one client. It waits here and not in the socket, because here it can be dropped: what is
 * written already stands between a slow client and the reason of its end.
 */
export class OutgoingLines {
  #lines: Line[] = []
  /** The network takes no more for now. */
  #isHeldUp = false
  bytes = 0

  /** Answers whether it is the only one that waits. */
  add(line: Line): boolean {
    this.bytes += line.frame.length
    return this.#lines.push(line) === 1
  }

  /** Writes as far as the network takes it. Answers how many bytes it has not taken, here and there. */
  writeTo(writer: LineWriter): number {
    let buffered = 0
    while (!this.#isHeldUp && this.#lines.length > 0) {
      writer.write(this.#next())
      buffered = writer.bufferedBytes()
      this.#isHeldUp = buffered >= WRITE_AHEAD_BYTES
    }
    return this.bytes + buffered
  }

  /** The network has taken all that was written. */
  drained(): void {
    this.#isHeldUp = false
  }

  /** What is of use to a client whose connection ends: nothing, if it does not read. */
  takeLast(): Line[] {
    const last = this.#isHeldUp ? [] : this.#lines
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
