import { type Audience, audiences, type ProfilePart } from '@lyceum/contract/profile'
import { useText } from '#lib/text'
import { RadioGroup } from '#ui/form/choices'
import { text } from '../text/index.ts'
import './secret.css'

type SecretRowsProps = {
  readonly parts: readonly ProfilePart[]
  readonly secret: Readonly<Record<ProfilePart, Audience>>
  readonly onChoose: (part: ProfilePart, audience: Audience) => void
}

/** B-424: the audience of each part of a profile. */
export function SecretRows({ parts, secret, onChoose }: SecretRowsProps) {
  const t = useText(text).secret
  return (
    <ul className="secret-rows">
      {parts.map((part) => (
        <li key={part}>
          <span>{t.parts[part]}</span>
          <RadioGroup
            label={t.parts[part]}
            options={audiences.map((value) => ({ value, title: t.audiences[value] }))}
            value={secret[part]}
            onChoose={(audience) => onChoose(part, audience)}
          />
        </li>
      ))}
    </ul>
  )
}
