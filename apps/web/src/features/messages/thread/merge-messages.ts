import type { Message } from '@verstat/contract'

/** Joins messages of several answers: each once, the later answer wins, in the order of the conversation. */
export function mergeMessages(known: readonly Message[], more: readonly Message[]): readonly Message[] {
  const byId = new Map(known.map((message) => [message.id, message]))
  for (const message of more) byId.set(message.id, message)
  return [...byId.values()].toSorted(
    (a, b) =>
      a.seq - b.seq ||
      // Lines follow the message whose number they have.
      Number(a.from === null) - Number(b.from === null) ||
      a.createdAt.localeCompare(b.createdAt) ||
      a.id.localeCompare(b.id),
  )
}

/** Whether messages are missing between what is known and the latest ones. */
export function hasGap(known: readonly Message[], latest: readonly Message[]): boolean {
  const last = known.at(-1)
  const first = latest[0]
  return last !== undefined && first !== undefined && first.seq > last.seq + 1
}
