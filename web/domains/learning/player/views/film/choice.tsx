import { Menu } from '#ui/overlay/menu'

type ChoiceProps<T> = {
  readonly label: string
  readonly shown: string
  readonly options: readonly { readonly value: T; readonly title: string }[]
  readonly onChoose: (value: T) => void
}

/** A select in the player's control bar. */
export function Choice<T extends string | number>({ label, shown, options, onChoose }: ChoiceProps<T>) {
  return (
    <Menu
      label={label}
      align="end"
      items={options.map(({ value, title }) => ({
        id: String(value),
        title,
        onChoose: () => onChoose(value),
      }))}
      renderButton={(opener) => (
        <button type="button" className="study-text-button" aria-label={`${label}：${shown}`} {...opener}>
          {shown}
        </button>
      )}
    />
  )
}
