import * as contract from '@verstat/contract'
import { type Binding, bind, bindForm } from '../../platform/http/bind.ts'
import { enforceLimit, networkOf } from '../accounts/index.ts'
import type { WriteContext } from './directory-context.ts'
import { openListing } from './listing/claims/open-listing.ts'
import { orderMarks, producerMarks } from './listing/listing-marks.ts'
import { localized } from './listing/localized-columns.ts'
import { changeStatus, deleteListing, renewOrder, restoreDeleted } from './listing/moves/change-status.ts'
import { getOwnQuota } from './listing/moves/get-own-quota.ts'
import { listHistory } from './listing/moves/list-history.ts'
import { getOwn } from './listing/moves/read-own.ts'
import { checkRenewal, renewByCode } from './listing/reminders/renew-by-code.ts'
import { createListing, newListingProblems } from './listing/writing/create-listing.ts'
import { duplicateOrder } from './listing/writing/duplicate-order.ts'
import { editListing, editProblems } from './listing/writing/edit-listing.ts'
import {
  deleteFormDraft,
  listFormDrafts,
  openFormDraft,
  saveFormDraft,
} from './listing/writing/save-form-drafts.ts'
import { WRITING_LIMITS } from './listing/writing/writing.limits.ts'
import { decideMany } from './moderation/decide-many.ts'
import { decideRevision, withdrawRevision } from './moderation/revisions/decide-revision.ts'
import { listPending } from './moderation/revisions/list-pending.ts'
import { undoDecision } from './moderation/revisions/undo-decision.ts'
import { getVerification } from './moderation/verification/get-verification.ts'
import { endVerification, verifyProducer } from './moderation/verification/verify-producer.ts'
import { ORDER_FIELDSET } from './orders/fieldset/order-fieldset.ts'
import { showOrder } from './orders/get-order.ts'
import { PRODUCER_FIELDSET } from './producers/fieldset/producer-fieldset.ts'
import { showProducer } from './producers/get-producer.ts'

const order = (id: string) => ({ kind: 'order', id }) as const
const producer = (id: string) => ({ kind: 'producer', id }) as const
const limitAttempts = (ctx: WriteContext) => enforceLimit(ctx, WRITING_LIMITS.placeTries, networkOf(ctx))
const limitEdits = (ctx: WriteContext) =>
  enforceLimit(ctx, WRITING_LIMITS.edits, ctx.actor ? ctx.actor.userId : networkOf(ctx))

const orderRoutes: readonly Binding<WriteContext>[] = [
  bindForm(contract.createOrder, {
    limit: limitAttempts,
    check: (ctx: WriteContext, { submit, plan, website, ...fields }) =>
      newListingProblems(ctx, ORDER_FIELDSET, fields),
    async handle(ctx, { submit, plan, website, ...fields }) {
      const { email } = fields.contact
      const request = { fields, submit, plan, email, isRobot: Boolean(website) }
      return createListing(ctx, ORDER_FIELDSET, request, (listing, orderToken) => ({
        order: listing,
        ...(orderToken === undefined ? {} : { orderToken }),
      }))
    },
  }),
  bind(contract.getOrder, showOrder, orderMarks),
  bind(contract.getOwnOrder, (ctx: WriteContext, { slug }) => getOwn(ctx, 'order', slug)),
  bindForm(contract.editOrder, {
    limit: limitEdits,
    check: (ctx: WriteContext, { id = '', version, submit, ...changes }) =>
      editProblems(ctx, ORDER_FIELDSET, { id, changes }),
    handle: (ctx, { id, version, submit, ...changes }) =>
      editListing(ctx, ORDER_FIELDSET, { id, version, submit, changes }),
  }),
  bind(contract.withdrawOrderRevision, (ctx: WriteContext, { id }) => withdrawRevision(ctx, order(id))),
  bind(contract.setOrderStatus, (ctx: WriteContext, input) => changeStatus(ctx, order(input.id), input)),
  bind(contract.checkRenewal, checkRenewal),
  bind(contract.renewByCode, renewByCode),
  bind(contract.renewOrder, (ctx: WriteContext, input) => renewOrder(ctx, input.id, input)),
  bind(contract.duplicateOrder, (ctx: WriteContext, { id }) => duplicateOrder(ctx, id)),
  bind(contract.deleteOrder, (ctx: WriteContext, { id }) => deleteListing(ctx, order(id))),
  bind(contract.restoreOrder, (ctx: WriteContext, { id }) => restoreDeleted(ctx, order(id))),
]

const producerRoutes: readonly Binding<WriteContext>[] = [
  bindForm(contract.createProducer, {
    limit: limitAttempts,
    check: (ctx: WriteContext, { submit, plan, homepage, ...fields }) =>
      newListingProblems(ctx, PRODUCER_FIELDSET, fields),
    async handle(ctx, { submit, plan, homepage, ...fields }) {
      const request = { fields, submit, plan, email: fields.email, isRobot: Boolean(homepage) }
      return createListing(ctx, PRODUCER_FIELDSET, request, (listing, producerToken) => ({
        producer: listing,
        ...(producerToken === undefined ? {} : { producerToken }),
      }))
    },
  }),
  bind(contract.getProducer, showProducer, producerMarks),
  bind(contract.getOwnProducer, (ctx: WriteContext, { slug }) => getOwn(ctx, 'producer', slug)),
  bindForm(contract.editProducer, {
    limit: limitEdits,
    check: (ctx: WriteContext, { id = '', version, submit, ...changes }) =>
      editProblems(ctx, PRODUCER_FIELDSET, { id, changes }),
    handle: (ctx, { id, version, submit, ...changes }) =>
      editListing(ctx, PRODUCER_FIELDSET, { id, version, submit, changes }),
  }),
  bind(contract.withdrawProducerRevision, (ctx: WriteContext, { id }) => withdrawRevision(ctx, producer(id))),
  bind(contract.setProducerStatus, (ctx: WriteContext, input) =>
    changeStatus(ctx, producer(input.id), input),
  ),
  bind(contract.deleteProducer, (ctx: WriteContext, { id }) => deleteListing(ctx, producer(id))),
  bind(contract.restoreProducer, (ctx: WriteContext, { id }) => restoreDeleted(ctx, producer(id))),
]

const decisionRoutes: readonly Binding<WriteContext>[] = [
  bind(contract.getVerification, getVerification),
  bind(contract.verifyProducer, verifyProducer),
  bind(contract.endVerification, endVerification),
  bind(contract.listPending, async (ctx: WriteContext, { page, limit, kind, what }) => {
    const found = await listPending(ctx.db, { kind, what, limit, offset: (page - 1) * limit })
    return {
      items: found.items.map(({ title, since, ...item }) => ({
        ...item,
        title: localized(title.uk, title.en),
        since: since.toISOString(),
      })),
      page,
      limit,
      total: found.total,
      totalExact: true,
      pages: Math.ceil(found.total / limit),
    }
  }),
  bind(contract.decideRevision, async (ctx: WriteContext, { kind, id, ...decision }) => {
    const { version } = await decideRevision(ctx, { kind, id }, decision)
    return { version }
  }),
  bind(contract.decideMany, decideMany),
  bind(contract.undoDecision, async (ctx: WriteContext, { kind, id, version }) => ({
    version: (await undoDecision(ctx, { kind, id }, version)).version,
  })),
  bind(contract.listHistory, async (ctx: WriteContext, { kind, id }) => {
    const items = await listHistory(ctx.db, kind, id)
    return { items: items.map((item) => ({ ...item, at: item.at.toISOString() })) }
  }),
]

const visitorRoutes: readonly Binding<WriteContext>[] = [
  bind(contract.saveFormDraft, saveFormDraft),
  bind(contract.getOwnQuota, getOwnQuota),
  bind(contract.listFormDrafts, listFormDrafts),
  bind(contract.openFormDraft, openFormDraft),
  bind(contract.deleteFormDraft, deleteFormDraft),
  bind(contract.openListing, openListing),
]

export const writeRoutes: readonly Binding<WriteContext>[] = [
  ...orderRoutes,
  ...producerRoutes,
  ...decisionRoutes,
  ...visitorRoutes,
]
