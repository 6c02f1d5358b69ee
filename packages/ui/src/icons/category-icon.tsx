import {
  Amphora,
  Anvil,
  Armchair,
  BrickWall,
  CircuitBoard,
  Cog,
  Flame,
  FlaskConical,
  Footprints,
  HardHat,
  Layers,
  Printer3d,
  Puzzle,
  Scissors,
  Shapes,
  Shirt,
  Torus,
  ToyBrick,
  Wheat,
  Wrench,
} from './category-icons.tsx'
import type { Icon, IconProps } from './icon.tsx'
import { Package } from './icons.tsx'

export type CategoryIconProps = IconProps & {
  /** Icon name that is stored with the category. */
  readonly name: string
}

/** Shows the icon of a root category. An unknown name, which an operator may have stored, gets a default icon. */
export function CategoryIcon({ name, ...rest }: CategoryIconProps) {
  const Icon = ICONS[name] ?? Shapes
  return <Icon {...rest} />
}

const ICONS: Readonly<Record<string, Icon>> = {
  amphora: Amphora,
  anvil: Anvil,
  armchair: Armchair,
  'brick-wall': BrickWall,
  'circuit-board': CircuitBoard,
  cog: Cog,
  flame: Flame,
  'flask-conical': FlaskConical,
  footprints: Footprints,
  'hard-hat': HardHat,
  layers: Layers,
  package: Package,
  'printer-3d': Printer3d,
  puzzle: Puzzle,
  scissors: Scissors,
  shapes: Shapes,
  shirt: Shirt,
  torus: Torus,
  'toy-brick': ToyBrick,
  wheat: Wheat,
  wrench: Wrench,
}
