import * as contract from '@verstat/contract'
import { listAudit } from '../list-audit.ts'
import { listPanelCategories } from '../panel-categories.ts'
import { listSearchMisses, listSynonyms } from '../panel-search.ts'
import { listTexts } from '../panel-texts.ts'
import { moment, table } from './table-source.ts'

export const SITE_TABLES = {
  audit: table({
    route: contract.listAudit,
    list: listAudit,
    itemsOf: ({ items }) => items,
    heads: [
      'panel.fact.id',
      'panel.audit.action',
      'panel.audit.at',
      'panel.audit.actor',
      'panel.audit.subject',
      'panel.audit.details',
    ],
    cells: (entry, { t }) => [
      entry.id,
      t(`panel.action.${entry.action.replace('.', '_')}`, entry.action),
      moment(entry.at),
      entry.actor?.name ?? entry.actor?.id,
      entry.subject?.name ?? entry.subject?.id,
      JSON.stringify(entry.details),
    ],
  }),
  synonyms: table({
    route: contract.listSynonyms,
    list: (ctx) => listSynonyms(ctx),
    itemsOf: (groups) => groups,
    heads: ['panel.synonyms.words', 'panel.synonyms.editedAt'],
    cells: (group) => [group.words.join(', '), moment(group.editedAt)],
  }),
  misses: table({
    route: contract.listSearchMisses,
    list: (ctx) => listSearchMisses(ctx),
    itemsOf: (misses) => misses,
    heads: ['panel.misses.query', 'panel.misses.count', 'panel.misses.lastDay'],
    cells: (miss) => [miss.query, miss.count, miss.lastDay],
  }),
  categories: table({
    route: contract.listPanelCategories,
    list: (ctx) => listPanelCategories(ctx),
    itemsOf: (categories) => categories,
    heads: [
      'panel.fact.id',
      'panel.categories.slug',
      'panel.categories.root',
      'panel.offers.name',
      'panel.settings.freeOrders',
      'panel.settings.freeProducers',
      'panel.synonyms.editedAt',
    ],
    cells: (category, { locale }) => [
      category.id,
      category.slug,
      category.parentId,
      category.name[locale],
      category.counts.orders,
      category.counts.producers,
      moment(category.editedAt),
    ],
  }),
  texts: table({
    route: contract.listTexts,
    list: (ctx) => listTexts(ctx),
    itemsOf: (texts) => texts,
    heads: [
      'panel.texts.page',
      'panel.texts.language',
      'panel.texts.seoTitle',
      'panel.auditDetail.version',
      'panel.texts.savedAt',
      'panel.audit.actor',
    ],
    cells: (text) => [text.page, text.locale, text.title, text.version, moment(text.createdAt), text.author],
  }),
} as const
