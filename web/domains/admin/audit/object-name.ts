import { useSettingName } from '#domains/site'

/** What an act was about, where the house has a word for it: `site.setting:login.single` is a setting with a name. */
export function useObjectName(): (object: string) => string | undefined {
  const settingName = useSettingName()
  return (object) => {
    const [kind, name = ''] = object.split(/:(.*)/s)
    return kind === 'site.setting' ? settingName(name) : undefined
  }
}
