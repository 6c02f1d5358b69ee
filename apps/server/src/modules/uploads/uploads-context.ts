import type { Kysely } from 'kysely'
import type { Storage } from '../../platform/storage/storage.ts'
import type { AccountsContext } from '../accounts/index.ts'
import type { UploadsTables } from './uploads.tables.ts'

export type Db = Kysely<UploadsTables>

/** What the calls of this module need. */
export type UploadsContext = Omit<AccountsContext, 'db'> & {
  readonly db: Db
  readonly uploads: {
    readonly storage: Storage
    /** Where files lie until they are known for good: beside the folder of the storage, so that they can be moved. */
    readonly incoming: string
    /** Modules that show public documents say of each whether strangers may have it now. */
    readonly openDocuments: (isOpen: (uploadId: string) => Promise<boolean>) => void
  }
}
