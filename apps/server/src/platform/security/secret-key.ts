import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { StartError, systemErrorCode } from '../config/start-error.ts'

/** Signs and encrypts for this install. Every purpose has its own key, which is derived from one secret. */
export type SecretKey = {
  /** Returns a signature of 43 URL-safe characters. */
  readonly sign: (purpose: string, text: string) => string
  readonly hmac: (purpose: string, text: string) => Buffer
  /**
   * Encrypts a text. `about` names the place of the text, such as its row. Decryption requires the same
   * `about`, so an encrypted text cannot be moved to another place.
   */
  readonly seal: (purpose: string, text: string, about: string) => Buffer
  /** Decrypts. Throws when the text was encrypted with another key or for another `about`. */
  readonly open: (purpose: string, sealed: Buffer, about: string) => string
}

const NONCE_BYTES = 12
const TAG_BYTES = 16

export function createSecretKey(secret: string): SecretKey {
  const keys = new Map<string, Buffer>()
  const keyOf = (purpose: string) => {
    const known = keys.get(purpose)
    if (known) return known
    const key = Buffer.from(hkdfSync('sha256', secret, 'verstat', purpose, 32))
    keys.set(purpose, key)
    return key
  }
  const hmac = (purpose: string, text: string) => createHmac('sha256', keyOf(purpose)).update(text).digest()
  return {
    hmac,
    sign: (purpose, text) => hmac(purpose, text).toString('base64url'),
    seal(purpose, text, about) {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv('aes-256-gcm', keyOf(purpose), nonce).setAAD(Buffer.from(about))
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), body])
    },
    open(purpose, sealed, about) {
      const nonce = sealed.subarray(0, NONCE_BYTES)
      const decipher = createDecipheriv('aes-256-gcm', keyOf(purpose), nonce, { authTagLength: TAG_BYTES })
      decipher.setAAD(Buffer.from(about)).setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
      const body = sealed.subarray(NONCE_BYTES + TAG_BYTES)
      return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8')
    },
  }
}

/**
 * Returns the secret in the data folder. The first start generates the secret and stores it in a file that
 * only the owner of the file can read.
 */
export function readOrCreateSecret(dataDir: string): string {
  const file = join(dataDir, 'secret-key')
  try {
    writeFileSync(file, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flag: 'wx' })
  } catch (error) {
    // The file already exists.
    if (systemErrorCode(error) !== 'EEXIST') throw error
  }
  const secret = readFileSync(file, 'utf8').trim()
  if (secret.length < 32) throw new StartError(`${file} is broken: remove it, or set SECRET_KEY.`)
  return secret
}
