import { useText } from '#lib/text'
import { Skeleton } from '#ui/feedback/skeleton'
import { Icon } from '#ui/picture/icon'
import { text } from '../../text/index.ts'
import { usePermissionWords } from '../../permissions/words.ts'
import { usePermissions, useRoomName } from './use-roles.ts'

/** Every permission of the house by its room, with those that a role holds ticked. */
export function PermissionList({ held }: { readonly held: ReadonlySet<string> }) {
  const t = useText(text).roles
  const rooms = usePermissions()
  const roomName = useRoomName()
  const wordsOf = usePermissionWords()
  if (!rooms) return <Skeleton height="240px" />
  return rooms.map(({ room, permissions }) => (
    <section key={room} className="access-permission-group">
      <h3>{roomName(room)}</h3>
      <ul>
        {permissions.map(({ key }) => {
          const { name, means } = wordsOf(key)
          const has = held.has(key)
          return (
            <li key={key} data-has={has}>
              <Icon name={has ? 'check' : 'minus'} size={16} />
              <span>
                <span className="ly-hidden">{has ? t.has : t.lacks} </span>
                {name}
              </span>
              <span>{means}</span>
            </li>
          )
        })}
      </ul>
    </section>
  ))
}
