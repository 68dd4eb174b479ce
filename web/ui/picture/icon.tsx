import { type IconName, iconPaths } from './icon-paths.ts'

export type { IconName } from './icon-paths.ts'

type IconProps = { readonly name: IconName; readonly size?: 12 | 14 | 16 | 18 | 20 | 28 }

/** A decorative icon beside a text, hidden from screen readers. */
export function Icon({ name, size = 18 }: IconProps) {
  return (
    <svg
      className="ly-icon"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={strokeAt(size)}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={iconPaths[name]} />
    </svg>
  )
}

/** The optical weight is constant: thicker when small, thinner when large. */
function strokeAt(size: number): number {
  if (size <= 14) return 2.1
  return size >= 28 ? 1.5 : 1.75
}
