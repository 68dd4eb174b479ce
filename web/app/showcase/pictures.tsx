import { EmptyPicture } from '#ui/picture/empty-picture'
import { Icon } from '#ui/picture/icon'
import { Mark } from '#ui/picture/mark'
import { Portrait } from '#ui/picture/portrait'
import { type IconName, iconPaths } from '../../ui/picture/icon-paths.ts'

const isIcon = (name: string): name is IconName => name in iconPaths

export function Pictures() {
  return (
    <>
      <div className="showcase-row">
        {Object.keys(iconPaths)
          .filter(isIcon)
          .map((name) => (
            <span key={name} title={name}>
              <Icon name={name} size={20} />
            </span>
          ))}
      </div>
      <div className="showcase-row">
        <Mark size={44} />
        <Portrait name="林知夏" picture="" size={56} />
        <Portrait name="Bai Wei" picture="" size={36} />
      </div>
      <div className="showcase-row">
        {(['start', 'lost', 'lock', 'net'] as const).map((kind) => (
          <EmptyPicture key={kind} kind={kind} />
        ))}
      </div>
    </>
  )
}
