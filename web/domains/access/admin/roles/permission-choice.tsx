import { useText } from '#lib/text'
import { Checkbox } from '#ui/form/checkbox'
import { text } from '../../text/index.ts'
import { usePermissionWords } from '../../permissions/words.ts'
import { usePermissions, useRoomName } from './use-roles.ts'
import './permission-choice.css'

type PermissionChoiceProps = {
  readonly chosen: ReadonlySet<string>
  readonly error: string | undefined
  readonly onChoose: (chosen: ReadonlySet<string>) => void
}

/** The permissions of a role, by room; those one does not hold oneself cannot be put in. */
export function PermissionChoice({ chosen, error, onChoose }: PermissionChoiceProps) {
  const t = useText(text).form
  const rooms = usePermissions() ?? []
  const roomName = useRoomName()
  const wordsOf = usePermissionWords()

  function toggle(key: string) {
    const next = new Set(chosen)
    if (!next.delete(key)) next.add(key)
    onChoose(next)
  }

  return (
    <fieldset className="access-choice">
      <legend>
        {t.permissions} <small>{t.chosen(String(chosen.size))}</small>
      </legend>
      {error && <p className="ly-field-error">{error}</p>}
      <div className="access-choice-list">
        {rooms.map(({ room, permissions }) => (
          <div key={room} className="access-choice-group">
            <h3>{roomName(room)}</h3>
            {permissions.map(({ key, isMine }) => {
              const { name, means } = wordsOf(key)
              return (
                <Checkbox
                  key={key}
                  checked={chosen.has(key)}
                  disabled={!isMine && !chosen.has(key)}
                  onChange={() => toggle(key)}
                >
                  {name}
                  <small>{isMine ? means : t.notMine}</small>
                </Checkbox>
              )
            })}
          </div>
        ))}
      </div>
    </fieldset>
  )
}
