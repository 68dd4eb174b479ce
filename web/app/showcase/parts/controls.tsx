import { useState } from 'react'
import { useText } from '#lib/text'
import { Button } from '#ui/form/button'
import { Checkbox } from '#ui/form/checkbox'
import { RadioGroup, Switch } from '#ui/form/choices'
import { Field } from '#ui/form/field'
import { Input } from '#ui/form/input'
import { PasswordInput } from '#ui/form/password-input'
import { SearchBox } from '#ui/form/search-box'
import { Select } from '#ui/form/select'
import { TextArea } from '#ui/form/text-area'
import { Part } from '../part.tsx'
import { text } from '../text/index.ts'

export function Controls() {
  const t = useText(text)
  return (
    <Part title={t.heads.controls}>
      <Buttons />
      <Fields />
      <Choices />
    </Part>
  )
}

function Buttons() {
  const t = useText(text).buttons
  return (
    <div className="showcase-row">
      <Button look="primary" size="roomy">
        {t.big}
      </Button>
      <Button look="primary">{t.primary}</Button>
      <Button>{t.plain}</Button>
      <Button look="soft">{t.soft}</Button>
      <Button look="quiet">{t.quiet}</Button>
      <Button look="reward">{t.reward}</Button>
      <Button look="danger">{t.danger}</Button>
      <Button disabled>{t.disabled}</Button>
      <Button size="small">{t.small}</Button>
      <Button look="primary" isBusy>
        {t.busy}
      </Button>
    </div>
  )
}

function Fields() {
  const t = useText(text).inputs
  const [intro, setIntro] = useState(t.introValue)
  return (
    <div className="showcase-3 showcase-gap">
      <div>
        <Field label={t.name} hint={t.nameHint} isRequired>
          {(names) => <Input {...names} placeholder={t.placeholder} />}
        </Field>
        <Field label={t.phone} error={t.phoneError}>
          {(names) => <Input {...names} defaultValue="138 0000 214" />}
        </Field>
      </div>
      <div>
        <Field label={t.unit}>
          {(names) => (
            <Select {...names} options={t.units.map((title, i) => ({ value: String(i), title }))} />
          )}
        </Field>
        <Field label={t.password}>
          {(names) => <PasswordInput {...names} defaultValue="secret" autoComplete="off" />}
        </Field>
      </div>
      <Field label={t.intro}>
        {(names) => (
          <TextArea {...names} value={intro} limit={200} onChange={({ target }) => setIntro(target.value)} />
        )}
      </Field>
    </div>
  )
}

function Choices() {
  const t = useText(text).inputs
  const [seen, setSeen] = useState<'everyone' | 'followed' | 'me'>('everyone')
  const [isOn, setIsOn] = useState(true)
  return (
    <div className="showcase-row" style={{ gap: 28 }}>
      <Checkbox defaultChecked>{t.on}</Checkbox>
      <Checkbox>{t.off}</Checkbox>
      <RadioGroup
        label={t.visible}
        value={seen}
        onChoose={setSeen}
        options={[
          { value: 'everyone', title: t.everyone },
          { value: 'followed', title: t.followed },
          { value: 'me', title: t.me },
        ]}
      />
      <Switch isOn={isOn} onSwitch={setIsOn}>
        {t.mobile}
      </Switch>
      <Switch isOn={false} isDisabled onSwitch={() => undefined}>
        {t.locked}
      </Switch>
      <SearchBox placeholder={t.search} onSearch={() => undefined} />
    </div>
  )
}
