import type { Kysely } from 'kysely'
import type { Storage } from '../../platform/storage/storage.ts'
import type { AccountsContext } from '../accounts/index.ts'
import type { UploadsTables } from './uploads.tables.ts'

export type Db = Kysely<UploadsTables>

export type UploadsContext = Omit<AccountsContext, 'db'> & {
  readonly db: Db
  readonly uploads: {
    readonly storage: Storage
    /**
     * The folder for uploads in progress. It is on the same disk as the storage folder, so that files can be moved.
     */
    readonly incoming: string
    /** The folder for documents that are being read, on the same disk. */
    readonly reading: string
    /** Modules that publish documents register here a function that returns whether a document is public now. */
    readonly openDocuments: (isOpen: (uploadId: string) => Promise<boolean>) => void
  }
}
