import { useState } from 'react'
import { useText } from '#lib/text'
import { Button } from '#ui/form/button'
import { DropDown } from '#ui/layout/drop-down'
import { Modal } from '#ui/layout/modal'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog'
import { Drawer } from '#ui/overlay/drawer'
import { Menu } from '#ui/overlay/menu'
import { Popover } from '#ui/overlay/popover'
import { Tooltip } from '#ui/overlay/tooltip'
import { Watermark } from '#ui/overlay/watermark/watermark'
import { Icon } from '#ui/picture/icon'
import { nth } from '../nth.ts'
import { Part } from '../part.tsx'
import { text as samples } from '../samples/text/index.ts'
import { text } from '../text/index.ts'

type Open = 'modal' | 'drawer' | 'confirm' | undefined

export function Overlays() {
  const t = useText(text)
  const s = useText(samples).overlays
  const [open, setOpen] = useState<Open>()
  const [isMarked, setIsMarked] = useState(false)
  return (
    <Part title={t.heads.overlays}>
      <div className="showcase-row">
        <Tooltip text={s.tooltipText}>{(names) => <Button {...names}>{s.tooltip}</Button>}</Tooltip>
        <Panel />
        <Actions />
        <DropDown
          label={s.menu}
          align="start"
          button={
            <>
              <Icon name="circle" />
              {s.dropDown}
              <Icon name="down" size={14} />
            </>
          }
        >
          <div className="showcase-drop">
            {s.menuItems.map((title) => (
              <button key={title} type="button">
                {title}
              </button>
            ))}
          </div>
        </DropDown>
        <Button onClick={() => setOpen('modal')}>{s.modal}</Button>
        <Button onClick={() => setOpen('drawer')}>{s.drawer}</Button>
        <Button look="danger" onClick={() => setOpen('confirm')}>
          {s.confirm}
        </Button>
        <Button look="soft" onClick={() => setIsMarked(!isMarked)}>
          {s.watermark}
        </Button>
      </div>
      {isMarked && <Watermark text={s.watermarkText} page="showcase" />}
      <Dialogs open={open} onClose={() => setOpen(undefined)} />
    </Part>
  )
}

function Panel() {
  const s = useText(samples).overlays
  return (
    <Popover
      label={s.popoverTitle}
      renderButton={(opener) => <Button {...opener}>{s.popover}</Button>}
      width={320}
    >
      <b>{s.popoverTitle}</b>
      <p style={{ margin: '6px 0 14px' }}>{s.popoverBody}</p>
      <Button size="small" data-closes>
        {s.gotIt}
      </Button>
    </Popover>
  )
}

function Actions() {
  const s = useText(samples).overlays
  const nothing = () => undefined
  return (
    <Menu
      label={s.menu}
      renderButton={(opener) => (
        <Button {...opener}>
          {s.menu}
          <Icon name="down" size={14} />
        </Button>
      )}
      items={[
        { id: 'edit', title: nth(s.menuItems, 0), icon: 'edit', end: 'E', onChoose: nothing },
        { id: 'copy', title: nth(s.menuItems, 1), icon: 'link', onChoose: nothing },
        {
          id: 'remove',
          title: nth(s.menuItems, 2),
          icon: 'trash',
          isDanger: true,
          isApart: true,
          onChoose: nothing,
        },
      ]}
    />
  )
}

function Dialogs({ open, onClose }: { readonly open: Open; readonly onClose: () => void }) {
  const s = useText(samples).overlays
  if (open === 'modal') {
    return (
      <Modal
        title={s.modalTitle}
        onClose={onClose}
        footer={
          <>
            <Button onClick={onClose}>{s.gotIt}</Button>
            <Button look="primary" onClick={onClose}>
              {s.modalYes}
            </Button>
          </>
        }
      >
        {s.modalBody}
      </Modal>
    )
  }
  if (open === 'drawer') {
    return (
      <Drawer title={s.drawerTitle} onClose={onClose} footer={<Button onClick={onClose}>{s.gotIt}</Button>}>
        {s.modalBody}
      </Drawer>
    )
  }
  return (
    open && (
      <ConfirmDialog
        title={s.confirmTitle}
        confirm={s.confirm}
        isDanger
        onConfirm={onClose}
        onClose={onClose}
      >
        {s.confirmBody}
      </ConfirmDialog>
    )
  )
}
