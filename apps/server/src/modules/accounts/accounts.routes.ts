import * as contract from '@verstat/contract'
import { type Binding, bind, bindForm, ofPerson } from '../../platform/http/bind.ts'
import type { AccountsContext } from './accounts-context.ts'
import { deleteUser, restoreUser } from './deletion/delete-user.ts'
import { exportUser } from './deletion/export-user.ts'
import { checkUnsubscribing, unsubscribe } from './mail/unsubscribe.ts'
import {
  checkNewPassword,
  checkPasswordReset,
  requestPasswordReset,
  resetPassword,
} from './password/reset-password.ts'
import { checkEdit, editUser, limitEdits } from './profile/edit-user.ts'
import { getUser, getUserById } from './profile/get-user.ts'
import { checkRegistration, limitRegistration, register } from './registration/register.ts'
import { checkVerification, resendVerification, verifyEmail } from './registration/verify-email.ts'
import {
  confirmSecondFactor,
  disableSecondFactor,
  enrolSecondFactor,
  renewRecoveryCodes,
} from './second-factor/own-second-factor.ts'
import { endSession, listSessions, signOut } from './sessions/own-sessions.ts'
import { signIn } from './sessions/sign-in.ts'

export const accountsRoutes: readonly Binding<AccountsContext>[] = [
  bind(contract.login, signIn),
  bind(contract.logout, (ctx: AccountsContext) => signOut(ctx)),
  bind(contract.listSessions, (ctx: AccountsContext) => listSessions(ctx)),
  bind(contract.endSession, endSession),
  bindForm(contract.register, { limit: limitRegistration, check: checkRegistration, handle: register }),
  bind(contract.verifyEmail, verifyEmail),
  bind(contract.checkVerification, checkVerification),
  bind(contract.resendVerification, (ctx: AccountsContext) => resendVerification(ctx)),
  bind(contract.requestPasswordReset, requestPasswordReset),
  bind(contract.checkPasswordReset, checkPasswordReset),
  bindForm(contract.resetPassword, { check: checkNewPassword, handle: resetPassword }),
  bind(contract.checkUnsubscribing, checkUnsubscribing),
  bind(contract.unsubscribe, unsubscribe),
  ofPerson(bind(contract.getUser, (ctx: AccountsContext) => getUser(ctx))),
  bind(contract.getUserById, getUserById),
  bindForm(contract.editUser, { limit: limitEdits, check: checkEdit, handle: editUser }),
  bind(contract.enrolSecondFactor, enrolSecondFactor),
  bind(contract.confirmSecondFactor, confirmSecondFactor),
  bind(contract.renewRecoveryCodes, renewRecoveryCodes),
  bind(contract.disableSecondFactor, disableSecondFactor),
  bind(contract.exportUser, (ctx: AccountsContext) => exportUser(ctx)),
  bind(contract.deleteUser, deleteUser),
  bind(contract.restoreUser, (ctx: AccountsContext) => restoreUser(ctx)),
]
