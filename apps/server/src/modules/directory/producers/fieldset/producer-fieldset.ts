import { PRODUCER_FIELDS, type ProducerChanges } from '@verstat/contract'
import { sql } from 'kysely'
import type { Dictionaries } from '../../dictionaries/dictionary-snapshot.ts'
import type { Tx } from '../../directory-context.ts'
import { leafKeys, writeFields } from '../../listing/writing/field-columns.ts'
import { type Fieldset, newColumns, uploadUse } from '../../listing/writing/fieldset.ts'
import { NO_VERIFICATION } from '../../moderation/verification/no-verification.ts'
import { PRODUCER_COLUMNS, type ProducerFields } from '../producer-columns.ts'
import { PRODUCER_CHECKS } from './check-producer.ts'
import { completeness, normalizeProducer, readProducerFields } from './convert-producer.ts'

export const PRODUCER_FIELDSET: Fieldset<ProducerFields, ProducerChanges, 'producer'> = {
  kind: 'producer',
  rules: PRODUCER_FIELDS,
  fromInput: (changes) =>
    Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)),
  read: readProducerFields,
  normalize: normalizeProducer,
  checks: PRODUCER_CHECKS,
  uses: ({ logo, cover, gallery = [], certificates = [] }) => [
    ...(logo ? [uploadUse('image', logo, 'logo')] : []),
    ...(cover ? [uploadUse('image', cover, 'cover')] : []),
    ...gallery.map((picture, place) => uploadUse('image', picture, `gallery.${place}`)),
    ...certificates.flatMap(({ file }, place) =>
      file ? [uploadUse('file', { ...file, isPublic: false }, `certificates.${place}.file`)] : [],
    ),
  ],
  title: ({ name }) => name,
  async insert(tx, row, fields, dictionaries) {
    await tx
      .insertInto('producers')
      .values({
        ...columnsOf(fields, dictionaries),
        ...newColumns(row),
        fresh_at: row.at,
      })
      .execute()
    await writeCategories(tx, row.id, fields, dictionaries)
    await writeFiles(tx, row.id, fields)
  },
  async write(tx, id, fields, { dictionaries, now, filesChanged }) {
    // A verification confirmed the old company code or tax number, so a new code or number ends the verification.
    await tx
      .updateTable('producers')
      .set(NO_VERIFICATION)
      .where('id', '=', id)
      .where(sql<boolean>`(edrpou, rnokpp) is distinct from (${fields.edrpou}::text, ${fields.rnokpp}::text)`)
      .execute()
    await tx
      .updateTable('producers')
      .set({ ...columnsOf(fields, dictionaries), fresh_at: now })
      .where('id', '=', id)
      .execute()
    await tx.deleteFrom('producer_categories').where('producer_id', '=', id).execute()
    await writeCategories(tx, id, fields, dictionaries)
    if (!filesChanged) return
    await tx.deleteFrom('producer_images').where('producer_id', '=', id).execute()
    await tx.deleteFrom('producer_files').where('producer_id', '=', id).execute()
    await writeFiles(tx, id, fields)
  },
}

function columnsOf(fields: ProducerFields, dictionaries: Dictionaries) {
  return { ...writeFields(PRODUCER_COLUMNS, fields, dictionaries), completeness: completeness(fields) }
}

async function writeCategories(
  tx: Tx,
  id: string,
  { categoryIds }: ProducerFields,
  dictionaries: Dictionaries,
): Promise<void> {
  const rows = categoryIds.map((code, position) => ({
    producer_id: id,
    position,
    ...leafKeys(code, dictionaries),
  }))
  await tx.insertInto('producer_categories').values(rows).execute()
}

async function writeFiles(tx: Tx, id: string, fields: ProducerFields): Promise<void> {
  const pictures = [
    ...(fields.logo ? [{ ...fields.logo, role: 'logo' as const, position: 0 }] : []),
    ...(fields.cover ? [{ ...fields.cover, role: 'cover' as const, position: 0 }] : []),
    ...fields.gallery.map((picture, position) => ({ ...picture, role: 'gallery' as const, position })),
  ]
  if (pictures.length > 0) {
    await tx
      .insertInto('producer_images')
      .values(
        pictures.map(({ uploadId, alt, role, position }) => ({
          producer_id: id,
          upload_id: uploadId,
          role,
          position,
          alt: alt || null,
        })),
      )
      .execute()
  }
  const copies = fields.certificates.flatMap(({ file }) => file ?? [])
  if (copies.length === 0) return
  await tx
    .insertInto('producer_files')
    .values(copies.map(({ uploadId }) => ({ producer_id: id, upload_id: uploadId })))
    .execute()
}
