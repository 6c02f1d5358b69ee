export function npmCi(node: string, folder: string): Promise<string>
export function npmReason(said: string): string
