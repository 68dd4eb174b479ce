import { expect } from 'vitest'
import { callAs } from '../../study/make-course.ts'
import type { Kind } from './attack-kind.ts'
import { sendFile } from './send-file.ts'

/** A one-pixel black PNG. */
const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=',
  'base64',
)
const cell = (value: string) => `"${value.replaceAll('"', '""')}"`

/** Uploaded files: an avatar, and a list of people. */
export const fileKinds: readonly Kind[] = [
  {
    name: 'avatar',
    fields: [],
    handIn: async ({ outsider, outsiderId, text, name }) => {
      const hidden = Buffer.from(text(2000).text)
      const svgImage = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" onload="top.ran(1)"/>`)
      for (const [fileName, bytes] of Object.entries({
        'a.svg': svgImage,
        'a.png': svgImage,
        'a.html': hidden,
      })) {
        const taken = await sendFile(outsider, { purpose: 'avatar', name: fileName, bytes })
        expect([fileName, taken]).toEqual([fileName, undefined])
      }
      const bytes = Buffer.concat([dot, hidden])
      const photoId = await sendFile(outsider, { purpose: 'avatar', name: `${name.mark}.png`, bytes })
      if (photoId) await callAs(outsider, '/app/api/trainee/my/user', { data: { photoId } })
      return [
        { path: `/visitor/info?usrEntId=${outsiderId}`, mark: name.mark },
        { path: `/manage/people/${outsiderId}`, mark: name.mark },
      ]
    },
  },
  {
    name: 'import row',
    fields: [],
    handIn: async ({ admin, text }) => {
      const [heading, name, email] = [text(100), text(60), text(120)]
      const rows = [
        ['工号', '姓名', '邮箱', heading.text],
        ['X1', name.text, email.text, heading.text],
      ]
      const bytes = Buffer.from(`\ufeff${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`)
      const fileId = await sendFile(admin, { purpose: 'import', name: '名单.csv', bytes })
      const calls = '/app/api/admin/people/import'
      const { id } = await callAs<{ id: string }>(admin, calls, { data: { fileId, series: '外部名单' } })
      const path = `/manage/people/import/${id}`
      let isChecked = false
      const check = async () => {
        if (isChecked) return
        isChecked = true
        const mapping = { staffNo: '工号', name: '姓名', email: '邮箱' }
        const data = { mapping, matchBy: 'staffNo', missing: 'keep', createMissing: false }
        await callAs(admin, `${calls}/${id}/mapping`, { method: 'PUT', data })
      }
      return [
        { path, mark: heading.mark },
        { path, mark: name.mark },
        { path, mark: name.mark, open: check },
      ]
    },
  },
]
