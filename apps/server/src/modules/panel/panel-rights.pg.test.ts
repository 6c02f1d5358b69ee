import * as contract from '@verstat/contract'
import { type PanelRight, RIGHTS_OF_ROLE, ROLES, type Route } from '@verstat/contract'
import { expect, test } from 'vitest'
import { testSite } from '../../test-site.testing.ts'
import { newStaff } from './panel.testing.ts'

const site = await testSite()
const id = '0193b0a0-0000-7000-8000-000000000000'
const reason = 'Причина'
const NO_TEXT = {
  page: 'page/nothing',
  locale: 'uk',
  version: 0,
  title: null,
  description: null,
  h1: null,
  intro: null,
  body: null,
}
const proof = { password: 'x', code: '1' }
const line = { amountMinor: 1, receivedOn: '2026-11-20', bankReference: '1', payer: 'x' }
const name = { uk: 'Назва', en: 'Name' }
const SELLER = {
  name,
  code: '43720363',
  iban: 'UA473052990000026005026707459',
  bank: 'x',
  address: name,
  taxStatus: 'single',
  refundRule: name,
}
// The calls below give this plan the feature `bump` for producers. That is invalid, so nothing is created.
const NEW_PLAN = { name, text: name, priceMinor: 100, days: 7 }
// This category is invalid, because its parent does not exist.
const NEW_CATEGORY = {
  slug: 'new',
  parentId: 'nothing',
  name,
  heading: { orders: name, producers: name },
  description: name,
  icon: '',
  types: [],
  fields: [],
}

/** Every call of the panel with an input that changes nothing, and the right that the call requires. */
const CALLS: readonly (readonly [Route, Record<string, unknown>, PanelRight])[] = [
  [contract.getSettings, {}, 'settings'],
  [contract.editSettings, {}, 'settings'],
  [contract.listUsers, {}, 'view'],
  [contract.getPanelUser, { id }, 'view'],
  [contract.getLinked, { id }, 'view'],
  [contract.addNote, { id, text: 'x' }, 'view'],
  [contract.getCompany, { code: '00000000' }, 'view'],
  [contract.setUserRole, { id, role: 'user', password: 'x', code: '1' }, 'users'],
  [contract.blockUser, { id, reason }, 'users'],
  [contract.unblockUser, { id }, 'users'],
  [contract.listAudit, {}, 'audit'],
  [contract.listPanelCategories, {}, 'categories'],
  [contract.createCategory, NEW_CATEGORY, 'categories'],
  [contract.editCategory, { id: 'nothing' }, 'categories'],
  [contract.placeCategory, { id: 'nothing', before: null }, 'categories'],
  [contract.mergeCategory, { id: 'nothing', into: 'other' }, 'categories'],
  [contract.listSynonyms, {}, 'categories'],
  [contract.createSynonyms, { words: ['одне', 'друге'] }, 'categories'],
  [contract.editSynonyms, { id, words: ['одне', 'друге'] }, 'categories'],
  [contract.deleteSynonyms, { id }, 'categories'],
  [contract.listSearchMisses, {}, 'categories'],
  [contract.listTexts, {}, 'texts'],
  [contract.getText, { page: 'page/nothing', locale: 'uk' }, 'texts'],
  [contract.saveText, NO_TEXT, 'texts'],
  [contract.listPanelLeads, {}, 'view'],
  [contract.listMarketOffers, {}, 'view'],
  [contract.listMarketDeals, {}, 'view'],
  [contract.openOffer, { id, reason: 'Скарга замовника' }, 'listings'],
  [contract.openDeal, { id, reason: 'Скарга замовника' }, 'listings'],
  [contract.openMessage, { id, reason: 'Скарга замовника' }, 'listings'],
  [contract.openFileAsStaff, { id, reason: 'Скарга замовника' }, 'listings'],
  [contract.getNdaText, {}, 'texts'],
  [contract.editNdaText, { version: 99, uk: 'т'.repeat(200), en: 't'.repeat(200) }, 'texts'],
  [contract.getMorning, {}, 'view'],
  [contract.getDashboard, {}, 'view'],
  [contract.getPanelCounts, {}, 'view'],
  [contract.exportTable, { table: 'audit' }, 'audit'],
  [contract.listPanelListings, { kind: 'order' }, 'view'],
  [contract.decideMany, { act: 'approve', items: [{ kind: 'order', id, version: 1 }] }, 'listings'],
  [contract.listFeedback, {}, 'feedback'],
  [contract.handleFeedback, { id, handled: true }, 'feedback'],
  [contract.listPanelOffers, {}, 'sales'],
  [contract.createPlan, { ...NEW_PLAN, kind: 'producer', gives: ['bump'] }, 'sales'],
  [contract.createBoost, { ...NEW_PLAN, kinds: ['producer'], gives: 'bump' }, 'sales'],
  [contract.editPlan, { id: 'nothing' }, 'sales'],
  [contract.editBoost, { id: 'nothing' }, 'sales'],
  [contract.listPanelSubscriptions, {}, 'sales'],
  [contract.getPanelSubscription, { id }, 'sales'],
  [contract.getRevenue, {}, 'sales'],
  [contract.answerFeedback, { id, message: 'x' }, 'feedback'],
  [contract.listPanelTransactions, {}, 'payments'],
  [contract.getPanelTransaction, { id }, 'payments'],
  [contract.refundTransaction, { id, amountMinor: 1, reason, ...proof }, 'payments'],
  [contract.settleRefund, { id, refundId: id, outcome: 'returned', ...proof }, 'payments'],
  [contract.acceptPayment, { id, attemptId: id, note: reason, ...proof }, 'payments'],
  [contract.closePaymentCase, { id, key: 'x', note: reason }, 'payments'],
  [contract.payInvoice, { id, ...line, ...proof }, 'payments'],
  [contract.createReceipt, { ...line, ...proof }, 'payments'],
  [contract.listReceipts, {}, 'payments'],
  [contract.assignReceipt, { id, number: 1, ...proof }, 'payments'],
  [contract.returnReceipt, { id, bankReference: '1', ...proof }, 'payments'],
  [contract.putEventAside, { id: 1 }, 'payments'],
  [contract.readStatement, { file: 'YQ==' }, 'payments'],
  [contract.getPanelSeller, {}, 'payments'],
  [contract.editSeller, { details: SELLER, ...proof }, 'payments'],
  [contract.takeStatement, { file: 'YQ==', decisions: [{ key: 'x', number: 1 }], ...proof }, 'payments'],
]

test('this table lists every panel call', () => {
  const known = new Set(CALLS.map(([route]) => route))
  const all = Object.values<unknown>(contract).filter(isPanelRoute)
  expect(all.filter((route) => !known.has(route)).map(({ path }) => path)).toEqual([])
})

test.each(ROLES)("%s may make exactly the calls of the role's rights", async (role) => {
  const { token } = await newStaff(site, role)
  for (const [route, input, right] of CALLS) {
    const isForbidden = (await codeOf(route, input, token)) === 'forbidden'
    expect([route.path, isForbidden]).toEqual([route.path, !RIGHTS_OF_ROLE[role].includes(right)])
  }
})

test('visitors may make no panel call', async () => {
  for (const [route, input] of CALLS) expect(await codeOf(route, input)).toBe('unauthenticated')
})

/** Returns the error code of a call, or undefined when the call succeeds. */
async function codeOf(
  route: Route,
  input: Record<string, unknown>,
  token?: string,
): Promise<string | undefined> {
  try {
    await site.call(route, input, { token })
    return undefined
  } catch (error) {
    if (error instanceof contract.ApiError) return error.data.code
    throw error
  }
}

function isPanelRoute(value: unknown): value is Route {
  const path = typeof value === 'object' && value !== null && 'path' in value && value.path
  return typeof path === 'string' && path.startsWith('/v1/panel/')
}
