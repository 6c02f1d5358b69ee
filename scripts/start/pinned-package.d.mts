export type PinnedPackage = { readonly name: string; readonly version: string; readonly integrity: string }

export function fetchPinned(projectDir: string, pinned: PinnedPackage): Promise<string>
