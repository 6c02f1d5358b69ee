import type * as deletion from './accounts/deletion.ts'
import type * as password from './accounts/password.ts'
import type * as registration from './accounts/registration.ts'
import type * as secondFactor from './accounts/second-factor.ts'
import type * as session from './accounts/session.ts'
import type * as unsubscribing from './accounts/unsubscribing.ts'
import type * as user from './accounts/user.ts'
import { call } from './call.ts'
import type * as lead from './directory/leads/lead.ts'
import type * as order from './directory/order.ts'
import type * as producer from './directory/producer.ts'
import type * as feedback from './feedback/feedback.ts'

/** Calls that only the pages for accounts, feedback and the panel use. See `calls.ts`. */

export const login = call<typeof session.login>('POST', '/v1/login')
export const listSessions = call<typeof session.listSessions>('GET', '/v1/user/sessions')
export const endSession = call<typeof session.endSession>('DELETE', '/v1/user/sessions/{id}')
export const register = call<typeof registration.register>('POST', '/v1/user/register')
export const verifyEmail = call<typeof registration.verifyEmail>('GET', '/v1/user/verify/{code}')
export const checkVerification = call<typeof registration.checkVerification>(
  'GET',
  '/v1/user/verify/{code}/check',
)
export const resendVerification = call<typeof registration.resendVerification>(
  'POST',
  '/v1/user/verify/resend',
)
export const requestPasswordReset = call<typeof password.requestPasswordReset>(
  'POST',
  '/v1/user/password-reset',
)
export const checkPasswordReset = call<typeof password.checkPasswordReset>(
  'GET',
  '/v1/user/password-reset/{code}/check',
)
export const resetPassword = call<typeof password.resetPassword>(
  'POST',
  '/v1/user/password-reset/{code}/reset',
)
export const checkUnsubscribing = call<typeof unsubscribing.checkUnsubscribing>(
  'GET',
  '/v1/user/unsubscribe/{code}/check',
)
export const editUser = call<typeof user.editUser>('PATCH', '/v1/user/edit')
export const exportUser = call<typeof deletion.exportUser>('GET', '/v1/user/export')
export const deleteUser = call<typeof deletion.deleteUser>('DELETE', '/v1/user')
export const restoreUser = call<typeof deletion.restoreUser>('POST', '/v1/user/restore')
export const enrolSecondFactor = call<typeof secondFactor.enrolSecondFactor>('POST', '/v1/user/second-factor')
export const confirmSecondFactor = call<typeof secondFactor.confirmSecondFactor>(
  'POST',
  '/v1/user/second-factor/confirm',
)
export const renewRecoveryCodes = call<typeof secondFactor.renewRecoveryCodes>(
  'POST',
  '/v1/user/second-factor/recovery-codes',
)
export const disableSecondFactor = call<typeof secondFactor.disableSecondFactor>(
  'POST',
  '/v1/user/second-factor/disable',
)
export const listOwnOrders = call<typeof order.listOwnOrders>('GET', '/v1/user/orders')
export const listFittingOrders = call<typeof order.listFittingOrders>('GET', '/v1/user/fitting-orders')
export const listOwnProducers = call<typeof producer.listOwnProducers>('GET', '/v1/user/producers')
export const listLeads = call<typeof lead.listLeads>('GET', '/v1/user/leads')
export const editLead = call<typeof lead.editLead>('PATCH', '/v1/user/leads/{id}')
export const createFeedback = call<typeof feedback.createFeedback>('POST', '/v1/feedback/create')
export const getReported = call<typeof feedback.getReported>('GET', '/v1/feedback/subject/{type}/{id}')
export const getChallenge = call<typeof feedback.getChallenge>('GET', '/v1/challenge')
export const listFeedback = call<typeof feedback.listFeedback>('GET', '/v1/panel/feedback')
export const handleFeedback = call<typeof feedback.handleFeedback>('POST', '/v1/panel/feedback/{id}/handled')
