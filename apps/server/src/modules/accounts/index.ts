/** What later modules and the composition root may import from accounts. */

export { addressKey, LIMITS, networkOf, take, takeOrProve } from './accounts.limits.ts'
export { accountsModule } from './accounts.module.ts'
export { mayUsePanel } from './accounts.policy.ts'
export type { AccountsTables } from './accounts.tables.ts'
export {
  type AccountHooks,
  type AccountsContext,
  type AccountsServices,
  type AvatarHooks,
  type AvatarWish,
  type Claims,
  type ClaimTokens,
  signedIn,
} from './accounts-context.ts'
export { type Audit, writeAudit } from './audit.ts'
export { eraseUsers } from './leaving/erase-users.ts'
export { sweepAccounts } from './leaving/sweep-accounts.ts'
export { type LockedUser, lockUser } from './lock-user.ts'
export { hasDemoPeople, makeAccount, removeDemoPeople, setRoleByEmail } from './make-account.ts'
export { passwordProblems } from './password/password-rules.ts'
export { placeNames } from './password/place-names.ts'
export { proveAgain } from './password/prove-again.ts'
export { blockUser, unblockUser } from './staff/block-user.ts'
export { findUsers } from './staff/find-users.ts'
export { getUserForStaff } from './staff/get-user-for-staff.ts'
export { setUserRole } from './staff/set-user-role.ts'
