import {
  Anvil,
  Blocks,
  BrickWall,
  Cog,
  CookingPot,
  Cpu,
  Drill,
  Flame,
  FlaskConical,
  Footprints,
  Hammer,
  type LucideProps,
  Package,
  Printer,
  Scissors,
  Shirt,
  Sofa,
  Wine,
} from 'lucide-react'
import type { ComponentType } from 'react'

export type CategoryIconProps = LucideProps & {
  /** The icon's name as the category carries it. */
  readonly name: string
}

/** The sign of a category's root. An unknown name gets the plain one. */
export function CategoryIcon({ name, ...rest }: CategoryIconProps) {
  const Icon = ICONS[name] ?? Hammer
  return <Icon {...rest} />
}

const ICONS: Readonly<Record<string, ComponentType<LucideProps>>> = {
  anvil: Anvil,
  blocks: Blocks,
  'brick-wall': BrickWall,
  cog: Cog,
  cpu: Cpu,
  'cooking-pot': CookingPot,
  drill: Drill,
  flame: Flame,
  'flask-conical': FlaskConical,
  footprints: Footprints,
  package: Package,
  printer: Printer,
  scissors: Scissors,
  shirt: Shirt,
  sofa: Sofa,
  wine: Wine,
}
