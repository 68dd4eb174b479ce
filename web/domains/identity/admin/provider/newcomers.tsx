import { useText } from '#lib/text'
import { RadioGroup, Switch } from '#ui/form/choices'
import { text } from './text/index.ts'

type Meeting = { readonly linkBy: 'email' | 'staffNo'; readonly autoCreate: boolean }

/** How a first-time user is matched, and what happens without a match. */
export function Newcomers({
  linkBy,
  autoCreate,
  onType,
}: Meeting & { readonly onType: (change: Partial<Meeting>) => void }) {
  const t = useText(text)
  return (
    <div className="provider-newcomers">
      <span>{t.linkByLabel}</span>
      <RadioGroup
        label={t.linkByLabel}
        value={linkBy}
        options={(['staffNo', 'email'] as const).map((value) => ({ value, title: t.linkBy[value] }))}
        onChoose={(chosen) => onType({ linkBy: chosen })}
      />
      <Switch isOn={autoCreate} onSwitch={(isOn) => onType({ autoCreate: isOn })}>
        {t.autoCreate}
      </Switch>
    </div>
  )
}
