import type { ExportedTable } from '@verstat/contract'
import * as contract from '@verstat/contract'
import { listFeedback } from '../../feedback/index.ts'
import { listPanelLeads } from '../list-panel-leads.ts'
import { listPanelListings } from '../panel-listings.ts'
import { listUsers } from '../panel-users.ts'
import { MONEY_TABLES } from './money-tables.ts'
import { SITE_TABLES } from './site-tables.ts'
import { moment, type TableSource, table, titleOf } from './table-source.ts'

/** Every table of the panel that staff can export. */
export const TABLES: Readonly<Record<ExportedTable, TableSource>> = {
  users: table({
    route: contract.listUsers,
    list: listUsers,
    itemsOf: ({ items }) => items,
    heads: [
      'panel.fact.id',
      'panel.users.person',
      'panel.users.email',
      'panel.users.role',
      'panel.fact.verified',
      'panel.block.isBlocked',
      'panel.users.since',
    ],
    cells: (user, { t }) => [
      user.id,
      `${user.firstname} ${user.lastname}`,
      user.email,
      t(`panel.role.${user.role}`),
      moment(user.emailVerifiedAt),
      moment(user.blockedAt),
      moment(user.createdAt),
    ],
  }),
  listings: table({
    route: contract.listPanelListings,
    list: listPanelListings,
    itemsOf: ({ items }) => items,
    heads: [
      'panel.fact.id',
      'panel.auditDetail.number',
      'panel.listings.listing',
      'panel.listings.status',
      'panel.listings.owner',
      'panel.listings.created',
    ],
    cells: (listing, words) => [
      listing.id,
      listing.number,
      titleOf(listing.title, words),
      words.t(`panel.status.${listing.status}`),
      listing.owner?.name,
      moment(listing.createdAt),
    ],
  }),
  leads: table({
    route: contract.listPanelLeads,
    list: listPanelLeads,
    itemsOf: ({ items }) => items,
    heads: [
      'panel.audit.at',
      'panel.listings.kind',
      'panel.listings.listing',
      'panel.listings.owner',
      'panel.people.asked',
    ],
    cells: (lead, words) => [
      moment(lead.at),
      words.t(`panel.pendingKind.${lead.listing.kind}`),
      titleOf(lead.listing.title, words),
      lead.owner?.name,
      lead.person?.name ?? words.t('panel.people.visitor'),
    ],
  }),
  feedback: table({
    route: contract.listFeedback,
    list: listFeedback,
    itemsOf: ({ items }) => items,
    heads: [
      'panel.auditDetail.number',
      'panel.people.topic',
      'panel.users.person',
      'panel.users.email',
      'panel.pay.description',
      'panel.audit.at',
      'panel.view.handled',
    ],
    cells: (message, { t }) => [
      message.number,
      t(`panel.topic.${message.topic}`),
      message.name,
      message.email,
      message.message,
      moment(message.createdAt),
      moment(message.handledAt),
    ],
  }),
  ...MONEY_TABLES,
  ...SITE_TABLES,
}
