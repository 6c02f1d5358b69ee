/** The 16 bytes of the conversation's id, and the 32 bytes of the secret, both in base64url. */
const ANSWER_CODE = /^[\w-]{65}$/
const ID_LENGTH = 22
const HYPHENS = /^(.{8})(.{4})(.{4})(.{4})(.{12})$/

/** Returns the id of the conversation that a code of an answer link opens. Returns null for anything else. */
export function conversationOfCode(code: string): string | null {
  if (!ANSWER_CODE.test(code)) return null
  const bytes = atob(code.slice(0, ID_LENGTH).replaceAll('-', '+').replaceAll('_', '/'))
  const hex = Array.from(bytes, (byte) => byte.charCodeAt(0).toString(16).padStart(2, '0')).join('')
  return hex.replace(HYPHENS, '$1-$2-$3-$4-$5')
}
