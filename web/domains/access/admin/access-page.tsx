import { useState } from 'react'
import { usePageTitle } from '#lib/page-title'
import { useUser } from '#lib/session'
import { useText } from '#lib/text'
import { Button, ButtonLink } from '#ui/form/button'
import { Tabs } from '#ui/layout/tabs'
import { Icon } from '#ui/picture/icon'
import { text } from '../text/index.ts'
import { GrantDialog } from './role-assignments/grant-dialog.tsx'
import { RoleAssignmentsTab } from './role-assignments/role-assignments-tab.tsx'
import { RoleForm } from './roles/role-form.tsx'
import { RolesTab } from './roles/roles-tab.tsx'
import './access-page.css'

type Tab = 'roles' | 'holdings'

/** Roles, and which people have them. */
export function AccessPage() {
  const t = useText(text)
  const mayGrant = useUser()?.access.includes('access.grant') ?? false
  const [tab, setTab] = useState<Tab>('roles')
  const [isOpen, setIsOpen] = useState(false)
  const [role, setRole] = useState('TADM')
  usePageTitle(t.title)
  const close = () => setIsOpen(false)

  return (
    <>
      <header className="access-lead">
        <div>
          <h1>{t.title}</h1>
          <p>{t.lead}</p>
        </div>
        <div className="access-lead-end">
          <ButtonLink to="/access/why">
            <Icon name="help" size={16} />
            {t.whyLink}
          </ButtonLink>
          {mayGrant && (
            <Button look="primary" onClick={() => setIsOpen(true)}>
              <Icon name="plus" size={16} />
              {tab === 'roles' ? t.roles.add : t.assignments.grant}
            </Button>
          )}
        </div>
      </header>
      <Tabs
        label={t.tabs.label}
        current={tab}
        onChoose={setTab}
        tabs={[
          { name: 'roles', title: t.tabs.roles },
          { name: 'holdings', title: t.tabs.assignments },
        ]}
      >
        {tab === 'roles' ? (
          <RolesTab chosen={role} mayGrant={mayGrant} onChoose={setRole} />
        ) : (
          <RoleAssignmentsTab />
        )}
      </Tabs>
      {isOpen && tab === 'roles' && <RoleForm draft={undefined} onSaved={setRole} onClose={close} />}
      {isOpen && tab === 'holdings' && <GrantDialog onClose={close} />}
    </>
  )
}
