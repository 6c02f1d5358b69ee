import { INDEX_BODY, MAPPING_VERSION } from './index-mapping.ts'
import type { OutsideClient } from './outside-client.ts'

/** The names of one install. Searches and changes go to aliases, so that a missing index is never created by them. */
export type IndexNames = { readonly prefix: string; readonly live: string; readonly next: string }

/** The alias contains the version, so that a process never searches an index that it does not understand. */
export function indexNames(prefix: string): IndexNames {
  const live = `${prefix}-${MAPPING_VERSION}`
  return { prefix, live, next: `${live}-next` }
}

type Aliases = Readonly<Record<string, { readonly aliases: Readonly<Record<string, unknown>> }>>

/** Returns our indexes of all versions, with their aliases. */
async function listIndexes(
  client: OutsideClient,
  { prefix }: IndexNames,
): Promise<{ readonly name: string; readonly aliases: readonly string[] }[]> {
  const { status, body } = await client.send<Aliases>({
    method: 'GET',
    path: `/${prefix}-*/_alias`,
    allowed: 404,
  })
  if (status === 404) return []
  const own = new RegExp(`^${prefix}-\\d+-[a-z0-9]+$`)
  return Object.entries(body)
    .filter(([name]) => own.test(name))
    .map(([name, { aliases }]) => ({ name, aliases: Object.keys(aliases) }))
}

/** Whether there is a finished index of this version. */
export async function hasLiveIndex(client: OutsideClient, names: IndexNames): Promise<boolean> {
  const indexes = await listIndexes(client, names)
  return indexes.some(({ aliases }) => aliases.includes(names.live))
}

/** Deletes all our indexes except the one that searches use: those of other versions, and those begun in vain. */
export async function deleteOtherIndexes(client: OutsideClient, names: IndexNames): Promise<void> {
  for (const { name, aliases } of await listIndexes(client, names))
    if (!aliases.includes(names.live)) await client.send({ method: 'DELETE', path: `/${name}`, allowed: 404 })
}

/** Creates an empty index behind the alias `next`. */
export async function createNextIndex(client: OutsideClient, names: IndexNames): Promise<void> {
  const name = `${names.live}-${Date.now().toString(36)}`
  await client.send({
    method: 'PUT',
    path: `/${name}`,
    body: { ...INDEX_BODY, aliases: { [names.next]: {} } },
  })
}

/** Lets searches use the index behind `next`, in one step, and deletes the index that they have used. */
export async function switchToNextIndex(client: OutsideClient, names: IndexNames): Promise<void> {
  const indexes = await listIndexes(client, names)
  const actions = indexes.flatMap(({ name, aliases }) => [
    ...(aliases.includes(names.live) ? [{ remove: { index: name, alias: names.live } }] : []),
    ...(aliases.includes(names.next)
      ? [{ remove: { index: name, alias: names.next } }, { add: { index: name, alias: names.live } }]
      : []),
  ])
  await client.send({ method: 'POST', path: `/${names.next}/_refresh` })
  await client.send({ method: 'POST', path: '/_aliases', body: { actions } })
  await deleteOtherIndexes(client, names)
}

/** Deletes all indexes of the install. */
export async function deleteAllIndexes(client: OutsideClient, names: IndexNames): Promise<void> {
  for (const { name } of await listIndexes(client, names))
    await client.send({ method: 'DELETE', path: `/${name}`, allowed: 404 })
}
