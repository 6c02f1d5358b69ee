import { type Insertable, sql } from 'kysely'
import { onTables } from '../../platform/db/on-tables.ts'
import { uuidV7 } from '../../platform/ids/uuid-v7.ts'
import type { UploadTable } from './uploads.tables.ts'

/** Returns the row of a stored picture. With `kind: 'file'`, returns the row of a document. */
export function uploadRow(overrides: Partial<Insertable<UploadTable>> = {}): Insertable<UploadTable> {
  const isFile = overrides.kind === 'file'
  return {
    id: uuidV7(new Date()),
    kind: 'image',
    name: isFile ? 'креслення.pdf' : 'фото.jpg',
    mime: isFile ? 'application/pdf' : 'image/jpeg',
    size: 1_000,
    ...(isFile
      ? {}
      : { width: 1_600, height: 1_200, widths: [400, 1_200], placeholder: 'data:image/webp;base64,' }),
    ...overrides,
  }
}

/** Inserts a user who can own files and listings. */
export async function insertOwner(db: { readonly isTransaction: boolean }, id: string): Promise<void> {
  await sql`insert into users (id, email, password_hash, firstname, lastname, created_at, updated_at)
    values (${id}, ${`${id}@example.com`}, '$argon2id$', 'Олена', 'Ґудзь', now(), now())`.execute(
    onTables<object>(db),
  )
}
