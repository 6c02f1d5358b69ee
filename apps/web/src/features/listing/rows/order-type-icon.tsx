import type { OrderType } from '@verstat/contract'
import type { Icon } from '@verstat/ui/icon'
import { Boxes, Cuboid, DraftingCompass, Drill, Replace, Truck } from '@verstat/ui/icons'

export type OrderTypeIconProps = {
  readonly type: OrderType
  readonly size: number
  readonly className?: string
}

/** The icon is decorative, because the name of the type is always beside it. */
export function OrderTypeIcon({ type, ...rest }: OrderTypeIconProps) {
  const Icon = ICON[type]
  return <Icon {...rest} />
}

const ICON: Record<OrderType, Icon> = {
  production: Boxes,
  tolling: Replace,
  prototype: Cuboid,
  supply: Truck,
  services: Drill,
  engineering: DraftingCompass,
}
