import { Form, Input, InputNumber, Modal } from 'antd'
import { useText } from '#lib/text'
import { text } from './text/index.ts'
import type { Link, LinkDraft } from './link.ts'
import { isWebAddress } from './setting-check.ts'

type LinkFormProps = {
  /** The link to change, or where a new one goes. */
  readonly link: Link | Pick<Link, 'position'>
  readonly isBusy: boolean
  readonly onSave: (draft: LinkDraft) => void
  readonly onClose: () => void
}

/** Adds a link, or changes one. */
export function LinkForm({ link, isBusy, onSave, onClose }: LinkFormProps) {
  const all = useText(text)
  const t = all.links
  const [form] = Form.useForm<LinkDraft>()
  const isAddress = (_rule: unknown, value: string | undefined) =>
    isWebAddress(value?.trim() ?? '') ? Promise.resolve() : Promise.reject(new Error(all.settings.badAddress))

  return (
    <Modal
      open
      width={580}
      centered
      title={'id' in link ? t.editTitle : t.addTitle}
      okText={t.save}
      cancelText={t.cancel}
      confirmLoading={isBusy}
      onOk={() => form.submit()}
      onCancel={onClose}
      afterOpenChange={(isOpen) => isOpen && form.focusField('title')}
    >
      <Form<LinkDraft>
        form={form}
        layout="vertical"
        requiredMark={false}
        initialValues={link}
        onFinish={({ title, accessUrl, position }) =>
          onSave({ title: title.trim(), accessUrl: accessUrl.trim(), position })
        }
      >
        <Form.Item
          name="title"
          label={t.columns.title}
          rules={[
            { required: true, whitespace: true, message: t.titleMissing },
            { max: 40, message: t.titleLong },
          ]}
        >
          <Input autoComplete="off" />
        </Form.Item>
        <Form.Item name="accessUrl" label={t.columns.address} rules={[{ validator: isAddress }]}>
          <Input inputMode="url" autoComplete="off" placeholder="https://" />
        </Form.Item>
        <Form.Item name="position" label={t.columns.order} extra={t.orderHint}>
          <InputNumber min={0} max={999} precision={0} />
        </Form.Item>
      </Form>
    </Modal>
  )
}
