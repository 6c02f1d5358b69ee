import type { Generated } from 'kysely'

type DayColumns = { day: string; views: Generated<number>; contacts: Generated<number> }

export type OrderDayTable = DayColumns & { order_id: string }
export type ProducerDayTable = DayColumns & { producer_id: string }
