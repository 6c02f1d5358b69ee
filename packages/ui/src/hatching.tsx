import { cx } from './class-names.ts'

export type HatchingProps = {
  /** Icon of the category, which tells the material (`hatching.css`). */
  readonly icon: string
  readonly className?: string
}

/** The mark of a category: a section through its material, as drawings show it. It is decorative. */
export function Hatching({ icon, className }: HatchingProps) {
  return <span data-icon={icon} className={cx('hatching', className)} />
}
