import {
  type addNote as addRoute,
  type getCompany as companyRoute,
  type getLinked as linkedRoute,
  RIGHTS_OF_ROLE,
  type RouteParsed,
  type StaffNote,
} from '@verstat/contract'
import { sql } from 'kysely'
import type { z } from 'zod/mini'
import { AppError } from '../../../platform/http/app-error.ts'
import * as accounts from '../../accounts/index.ts'
import type { PanelContext } from '../panel-context.ts'
import { viewUserRow } from '../panel-users.ts'
import { findLinked } from './find-linked.ts'

/** Maximum number of people that are read for one company code, and also the maximum number of producers. */
const COMPANY_MAX = 100
const PAYER_NAMES_MAX = 20

export async function getLinked(
  ctx: PanelContext,
  { id }: RouteParsed<typeof linkedRoute>,
): Promise<z.input<(typeof linkedRoute)['output']>> {
  const { role } = accounts.requireRight(ctx, 'view')
  const known = await ctx.db.selectFrom('users').select('id').where('id', '=', id).executeTakeFirst()
  if (!known) throw new AppError('not_found')
  const [linked, notes] = await Promise.all([
    findLinked(ctx, { users: [id], producers: [] }, role),
    accounts.listNotes(ctx.db, id),
  ])
  const names = await accounts.findUserNames(
    ctx.db,
    notes.map(({ authorId }) => authorId),
  )
  return { ...linked, notes: notes.map((note) => viewNote(note, names)) }
}

export async function addNote(
  ctx: PanelContext,
  input: RouteParsed<typeof addRoute>,
): Promise<z.input<typeof StaffNote>> {
  accounts.requireRight(ctx, 'view')
  const note = await accounts.addNote(ctx, input)
  return viewNote(note, await accounts.findUserNames(ctx.db, [note.authorId]))
}

export async function getCompany(
  ctx: PanelContext,
  { code }: RouteParsed<typeof companyRoute>,
): Promise<z.input<(typeof companyRoute)['output']>> {
  const { role } = accounts.requireRight(ctx, 'view')
  const [users, producers, payers] = await Promise.all([
    ctx.db
      .selectFrom('users')
      .selectAll()
      .where('edrpou', '=', code)
      .orderBy('id', 'desc')
      .limit(COMPANY_MAX)
      .execute(),
    sql<{ id: string; name: string }>`
      select id, name from producers where edrpou = ${code} order by id desc limit ${COMPANY_MAX}`.execute(
      ctx.db,
    ),
    RIGHTS_OF_ROLE[role].includes('payments') ? findPayerNames(ctx, code) : [],
  ])
  if (users.length + producers.rows.length + payers.length === 0) throw new AppError('not_found')
  const linked = await findLinked(
    ctx,
    { users: users.map(({ id }) => id), producers: producers.rows.map(({ id }) => id), payerCode: code },
    role,
  )
  const names = [
    ...users.map(({ company_name }) => company_name),
    ...producers.rows.map(({ name }) => name),
    ...payers,
  ]
  return {
    ...linked,
    code,
    names: [...new Set(names.filter((name) => name !== null))],
    users: users.map(viewUserRow),
  }
}

/** Returns the names under which a payer with this code pays, the latest first. */
async function findPayerNames({ db }: PanelContext, code: string): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    (select name from purchase_payers where code = ${code} order by stated_at desc limit ${PAYER_NAMES_MAX})
    union all
    (select payer from bank_receipts where payer_code = ${code} order by id desc limit ${PAYER_NAMES_MAX})`.execute(
    db,
  )
  return rows.map(({ name }) => name)
}

function viewNote(
  { id, body, authorId, createdAt }: accounts.StaffNoteRow,
  names: ReadonlyMap<string, string>,
): z.input<typeof StaffNote> {
  return {
    id,
    text: body,
    author: authorId === null ? null : { id: authorId, name: names.get(authorId) ?? '' },
    createdAt: createdAt.toISOString(),
  }
}
