import { type ShellIconName, shellIconPaths } from './shell-icon-paths.ts'

type ShellIconProps = { readonly name: ShellIconName; readonly size?: 14 | 16 | 18 | 20 }

/** One stroke of ink beside a word; a screen reader passes it by. */
export function ShellIcon({ name, size = 20 }: ShellIconProps) {
  const icon = shellIconPaths[name]
  return (
    <svg
      className="ly-icon"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={size <= 14 ? 2.1 : 1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {'circles' in icon && icon.circles.map(([x, y, r]) => <circle key={`${x} ${r}`} cx={x} cy={y} r={r} />)}
      {icon.d && <path d={icon.d} />}
    </svg>
  )
}
