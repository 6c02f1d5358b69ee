/** Later modules and the composition root may import only these names from accounts. */

export { addressKey, enforceLimit, enforceLimitOrChallenge, LIMITS, networkOf } from './accounts.limits.ts'
export { accountsModule } from './accounts.module.ts'
export { mayUsePanel } from './accounts.policy.ts'
export type { AccountsTables } from './accounts.tables.ts'
export {
  type AccountHooks,
  type AccountsContext,
  type AccountsServices,
  type AvatarChange,
  type AvatarHooks,
  type Claims,
  type ClaimTokens,
  type MailServices,
  type OwnsListings,
  signedIn,
} from './accounts-context.ts'
export { type Audit, actedBy, writeAudit } from './audit.ts'
export { findBlocks, hasBlocked } from './blocks/person-block.repository.ts'
export type { CallGate } from './call-gate.ts'
export {
  createAccount,
  type DemoAccount,
  hasDemoUsers,
  insertDemoAccounts,
  removeDemoUsers,
  setRoleByEmail,
} from './create-account.ts'
export { eraseUsers } from './deletion/erase-users.ts'
export { sweepAccounts } from './deletion/sweep-accounts.ts'
export { type LockedUser, lockUser } from './lock-user.ts'
export { type EmailRecipient, findRecipient } from './mail/find-recipient.ts'
export { waysToUnsubscribe } from './mail/unsubscribe-headers.ts'
export { passwordProblems } from './password/password-rules.ts'
export { reauthenticate } from './password/reauthenticate.ts'
export { siteNames } from './password/site-names.ts'
export { blockUser, unblockUser } from './staff/block-user.ts'
export { findUserNames } from './staff/find-user-names.ts'
export { findUsers } from './staff/find-users.ts'
export { getUserForStaff } from './staff/get-user-for-staff.ts'
export { setUserRole } from './staff/set-user-role.ts'
export { addNote, listNotes, type StaffNoteRow } from './staff/staff-notes.ts'
export { requireRight } from './staff/staff-right.ts'
export { publicName } from './user.view.ts'
