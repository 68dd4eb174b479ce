import { useText } from '#lib/text'
import { Icon } from '#ui/picture/icon'
import { type IconName, iconPaths } from '../../../ui/picture/icon-paths.ts'
import { Part } from '../part.tsx'
import { text } from '../text/index.ts'

const isIcon = (name: string): name is IconName => name in iconPaths

export function Icons() {
  const t = useText(text)
  return (
    <Part title={t.heads.icons}>
      <div className="showcase-row" style={{ gap: 18 }}>
        {Object.keys(iconPaths)
          .filter(isIcon)
          .map((name) => (
            <span key={name} title={name}>
              <Icon name={name} size={20} />
            </span>
          ))}
      </div>
    </Part>
  )
}
