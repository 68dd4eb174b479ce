import { useState } from 'react'
import { Button } from '#ui/form/button'
import { Checkbox } from '#ui/form/checkbox'
import { Field } from '#ui/form/field'
import { Input } from '#ui/form/input'
import { PasswordInput } from '#ui/form/password-input'
import { Modal } from '#ui/layout/modal'
import { Tabs } from '#ui/layout/tabs'

const looks = ['primary', 'plain', 'danger', 'quiet'] as const
const tabs = [
  { name: 'all', title: 'All' },
  { name: 'mine', title: 'Mine' },
] as const

export function Controls() {
  const [tab, setTab] = useState<(typeof tabs)[number]['name']>('all')
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <div className="showcase-row">
        {looks.map((look) => (
          <Button key={look} look={look} onClick={() => setIsOpen(true)}>
            {look}
          </Button>
        ))}
        <Button disabled>disabled</Button>
        <Button look="primary" isBusy>
          busy
        </Button>
        <Button size="small">small</Button>
        <Button size="large">large</Button>
      </div>
      <Field label="Label" hint="A hint stands below.">
        {(names) => <Input {...names} placeholder="Placeholder" />}
      </Field>
      <Field label="With a fault" error="Say what is wrong, then what to do.">
        {(names) => <Input {...names} defaultValue="m.example.com" />}
      </Field>
      <Field label="Password">
        {(names) => <PasswordInput {...names} height="large" defaultValue="secret" />}
      </Field>
      <Checkbox defaultChecked>A tick and its sentence</Checkbox>
      <Tabs label="Tabs" tabs={tabs} current={tab} onChoose={setTab}>
        <p>{tab}</p>
      </Tabs>
      {isOpen && (
        <Modal
          title="A dialog"
          onClose={() => setIsOpen(false)}
          footer={<Button onClick={() => setIsOpen(false)}>Done</Button>}
        >
          <p>580 wide, with a centred footer.</p>
        </Modal>
      )}
    </>
  )
}
