import type { ComponentProps, ReactNode } from 'react'
import '../../../ui/form/field.css'

const drawings = {
  shield: <path d="M12 3.5 19 6v5.5c0 4.2-2.8 7.3-7 9-4.2-1.7-7-4.8-7-9V6ZM8.8 11.8l2.4 2.4 4.2-4.5" />,
  mail: <path d="M4 6h16v12.500H4ZM4.5 6.800l7.5 6 7.5-6" />,
  phone: (
    <path d="M8 3.500h8a1 1 0 0 1 1 1v15a1 1 0 0 1-1 1H8a1 1 0 0 1-1-1v-15a1 1 0 0 1 1-1ZM11 17.500h2" />
  ),
} as const

type IconInputProps = Omit<ComponentProps<'input'>, 'className'> & {
  readonly picture: keyof typeof drawings
  readonly end?: ReactNode
}

/** A line to type in at the gate, with a sign of what belongs there. */
export function IconInput({ picture, end, ...rest }: IconInputProps) {
  return (
    <div className="ly-input ly-input-large">
      <svg
        className="ly-icon"
        width="18"
        height="18"
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth={1.75}
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        {drawings[picture]}
      </svg>
      <input {...rest} />
      {end}
    </div>
  )
}
