/** Where to load something from, or how to get a link to it. Links to closed files are made on demand. */
export type Address = string | (() => Promise<string>)

export async function resolveAddress(address: Address): Promise<string> {
  return typeof address === 'string' ? address : address()
}
