import { useEffect, useState } from 'react'
import { useText } from '#lib/text'
import { settingGroups } from './setting-list.ts'
import { text } from './text/index.ts'

/** The sections of the page; the current one is marked. */
export function SettingsNav() {
  const t = useText(text)
  const here = useSectionInView()
  return (
    <nav className="settings-nav" aria-label={t.sections}>
      {settingGroups.map(({ name }) => (
        <a key={name} href={`#settings-${name}`} aria-current={name === here ? 'true' : undefined}>
          {t.groups[name]}
        </a>
      ))}
    </nav>
  )
}

/** The topmost section in view. */
function useSectionInView() {
  const [here, setHere] = useState(settingGroups[0]?.name)
  useEffect(() => {
    const seen = new Set<Element>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) seen.add(target)
          else seen.delete(target)
        }
        const first = settingGroups.find(({ name }) => {
          const section = document.getElementById(`settings-${name}`)
          return section !== null && seen.has(section)
        })
        if (first) setHere(first.name)
      },
      { rootMargin: '-160px 0px -50% 0px' },
    )
    for (const { name } of settingGroups) {
      const section = document.getElementById(`settings-${name}`)
      if (section) observer.observe(section)
    }
    return () => observer.disconnect()
  }, [])
  return here
}
