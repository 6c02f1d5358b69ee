import type { Kysely } from 'kysely'
import type { Storage } from '../../platform/storage/storage.ts'
import type { AccountsContext } from '../accounts/index.ts'
import type { UploadsTables } from './uploads.tables.ts'

export type Db = Kysely<UploadsTables>

export type UploadsContext = Omit<AccountsContext, 'db'> & {
  readonly db: Db
  readonly uploads: {
    readonly storage: Storage
    /** Folder for uploads in progress, on the same disk as the storage folder so that files can be moved. */
    readonly incoming: string
    /** Registers a check by modules that publish documents: whether a document is currently public. */
    readonly openDocuments: (isOpen: (uploadId: string) => Promise<boolean>) => void
  }
}
