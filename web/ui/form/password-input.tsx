import { type ComponentProps, useState } from 'react'
import { useText } from '#lib/text'
import { Icon } from '#ui/picture/icon'
import { text } from '../text/index.ts'
import { Input } from './input.tsx'

type PasswordInputProps = Omit<ComponentProps<typeof Input>, 'type' | 'end' | 'icon'>

/** A password field that can be shown. */
export function PasswordInput(props: PasswordInputProps) {
  const t = useText(text)
  const [isShown, setIsShown] = useState(false)
  return (
    <Input
      {...props}
      icon="lock"
      type={isShown ? 'text' : 'password'}
      spellCheck={false}
      autoCapitalize="off"
      end={
        <button
          type="button"
          className="ly-input-button"
          aria-label={isShown ? t.hidePassword : t.showPassword}
          aria-pressed={isShown}
          onClick={() => setIsShown(!isShown)}
        >
          <Icon name={isShown ? 'eye' : 'eyeOff'} />
        </button>
      }
    />
  )
}
