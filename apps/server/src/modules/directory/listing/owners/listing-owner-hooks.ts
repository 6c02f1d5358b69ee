import { onTables, transactionOnTables } from '../../../../platform/db/on-tables.ts'
import type { AccountHooks } from '../../../accounts/index.ts'
import type { DirectoryTables } from '../../directory.tables.ts'
import { eraseLeads, exportLeads } from '../../leads/personal-leads.ts'
import { claimListings, submitWaiting } from '../claims/claim-listings.ts'
import type { MoveContext } from '../moves/move-listing.ts'
import {
  countPublicListings,
  eraseOwnedListings,
  exportOwnedListings,
  ownsListings,
  pauseOwnedListings,
} from './owned-listings.ts'

/**
 * Returns functions that the module `accounts` calls when an account changes. These functions update the user's
 * listings in the same transaction.
 */
export function listingOwnerHooks(
  context: Pick<MoveContext, 'now' | 'accounts' | 'orderHooks'>,
): Pick<
  AccountHooks,
  'claim' | 'verified' | 'countListings' | 'ownsListings' | 'pause' | 'erase' | 'export'
> {
  const by = (userId: string, ip: string): MoveContext => ({ ...context, ip, actor: { userId } })
  return {
    claim: (tx, { ip, ...claim }) =>
      claimListings(by(claim.userId, ip), transactionOnTables<DirectoryTables>(tx), claim),
    verified: (tx, { userId, ip }) =>
      submitWaiting(by(userId, ip), transactionOnTables<DirectoryTables>(tx), userId),
    countListings: (db, userId) => countPublicListings(onTables<DirectoryTables>(db), userId),
    ownsListings,
    pause: (tx, { userId, actorId, ip }) =>
      pauseOwnedListings(by(actorId, ip), transactionOnTables<DirectoryTables>(tx), userId),
    async erase(tx, userId) {
      const db = onTables<DirectoryTables>(tx)
      await eraseLeads(db, userId)
      await eraseOwnedListings(db, userId)
    },
    async export(given, userId) {
      const db = onTables<DirectoryTables>(given)
      return { ...(await exportOwnedListings(db, userId)), ...(await exportLeads(db, userId)) }
    },
  }
}
