import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Modal } from './modal.tsx'

const dialog = (more: { readonly width?: number } = {}) =>
  renderToStaticMarkup(
    <Modal title="退出登录" footer={<button type="button">退出</button>} onClose={() => undefined} {...more}>
      未保存的内容会丢失。
    </Modal>,
  )

test('B-066: a dialog is 580 wide unless it sets another width', () => {
  expect(dialog()).toContain('style="width:580px"')
  expect(dialog({ width: 760 })).toContain('style="width:760px"')
})

test('B-067: header, body and a centred footer, in this order', () => {
  const parts = ['ly-modal-head', 'ly-modal-body', 'ly-modal-foot'].map((part) => dialog().indexOf(part))
  expect(parts.every((at) => at > 0)).toBe(true)
  expect(parts).toEqual(parts.toSorted((a, b) => a - b))
  const css = readFileSync(join(import.meta.dirname, 'modal.css'), 'utf8')
  expect(/\.ly-modal-foot \{[^}]*\}/.exec(css)?.[0]).toContain('justify-content: center')
})
