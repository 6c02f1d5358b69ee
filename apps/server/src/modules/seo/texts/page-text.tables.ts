import type { LocaleCode } from '@verstat/i18n'
import type { ColumnType } from 'kysely'

type Nullable<T> = ColumnType<T | null, T | null | undefined, T | null>

export type SeoTables = {
  page_texts: {
    page: string
    locale: LocaleCode
    version: number
    title: Nullable<string>
    description: Nullable<string>
    h1: Nullable<string>
    intro: Nullable<string>
    body: Nullable<string>
    created_at: Date
    created_by: Nullable<string>
  }
}
