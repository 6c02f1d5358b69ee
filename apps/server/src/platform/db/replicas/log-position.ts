import type { QueryResultRow } from 'pg'

/** A place in the log of writes of a database cluster, in bytes from its beginning. */
export type LogPosition = {
  readonly bytes: number
  /** Each promotion of a replica begins a new timeline. Places on different timelines cannot be compared. */
  readonly timeline: number
  /** Names the cluster and the database in it. A replica has the same name as its primary. */
  readonly database: string
}

/** What a replica said about itself. A server that is no standby has been promoted, or never was a replica. */
export type ReplicaState = LogPosition & { readonly isStandby: boolean }

const DATABASE = `(select system_identifier from pg_control_system()) || '/' ||
  (select oid from pg_database where datname = current_database())`

/** SQL for the timeline of a primary. */
export const PRIMARY_TIMELINE = "('x' || left(pg_walfile_name(pg_current_wal_insert_lsn()), 8))::bit(32)::int"

/** Fails on a server that only replays what another server writes. */
export const ASK_PRIMARY = `
select (pg_current_wal_insert_lsn() - '0/0')::text as bytes,
       ${PRIMARY_TIMELINE} as timeline,
       pg_size_bytes(current_setting('wal_segment_size'))::int as segment_bytes,
       ${DATABASE} as database`

/**
 * The receiver of the log knows the timeline. While it does not run, or when the account may not see it, the last
 * restart point tells the timeline, minutes late after a promotion.
 */
export const ASK_REPLICA = `
select (coalesce(pg_last_wal_replay_lsn(), '0/0') - '0/0')::text as bytes,
       coalesce((select received_tli from pg_stat_wal_receiver),
                (select timeline_id from pg_control_checkpoint())) as timeline,
       pg_is_in_recovery() as is_standby,
       ${DATABASE} as database`

type PositionRow = QueryResultRow & {
  readonly bytes: string
  readonly timeline: number
  readonly database: string
}
export type PrimaryRow = PositionRow & { readonly segment_bytes: number }
export type ReplicaRow = PositionRow & { readonly is_standby: boolean }

export function readPrimary({ bytes, segment_bytes, ...rest }: PrimaryRow): LogPosition {
  return { ...rest, bytes: endOfLog(Number(bytes), segment_bytes) }
}

export function readReplica({ bytes, is_standby, ...rest }: ReplicaRow): ReplicaState {
  return { ...rest, bytes: Number(bytes), isStandby: is_standby }
}

const PAGE_BYTES = 8192
const PAGE_HEADER_BYTES = 24
const SEGMENT_HEADER_BYTES = 40

/**
 * Returns the end of the last record before the place where the primary inserts the next one. At the start of a page
 * the next record is inserted behind a header, to which no replica replays before that record exists. So a replica of
 * a quiet site would seem to be behind after each end of a segment.
 */
export function endOfLog(insertAt: number, segmentBytes: number): number {
  if (insertAt % segmentBytes === SEGMENT_HEADER_BYTES) return insertAt - SEGMENT_HEADER_BYTES
  return insertAt % PAGE_BYTES === PAGE_HEADER_BYTES ? insertAt - PAGE_HEADER_BYTES : insertAt
}
