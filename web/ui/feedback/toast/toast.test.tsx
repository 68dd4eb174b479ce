import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Toast } from './toast.tsx'

const markupOf = (text: string, details: readonly string[] = []) =>
  renderToStaticMarkup(<Toast tone="error" message={text} details={details} onClose={() => undefined} />)

test('B-156 an error is an alert in the red tone that can be closed', () => {
  const markup = markupOf('服务暂时不可用')
  expect(markup).toContain('class="ly-toast ly-toast-error" role="alert"')
  expect(markup).toMatch(/<button[^>]*aria-label="关闭"/)
})

test('B-157 markup in a message is shown as emphasis and lines, and never becomes markup of the page', () => {
  const markup = markupOf('只剩 <b>2</b> 次<br><img src=x onerror=alert(1)>请小心', ['<i>标题</i>太长'])
  expect(markup).toContain('<p>只剩 <b>2</b> 次</p><p>请小心</p>')
  expect(markup).toContain('<p class="ly-toast-detail"><b>标题</b>太长</p>')
  expect(markup).not.toContain('<img')
  expect(markupOf('&lt;script&gt;')).toContain('&lt;script&gt;')
})
