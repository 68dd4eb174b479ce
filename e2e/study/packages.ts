import { zipOf } from '../harness/zip.ts'

type Page = { readonly id: string; readonly title: string; readonly html: string }

const spaces = {
  '1.2':
    'xmlns="http://www.imsproject.org/xsd/imscp_rootv1p1p2" xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2"',
  '2004':
    'xmlns="http://www.imsglobal.org/xsd/imscp_v1p1" xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_v1p3"',
}

function packed(version: '1.2' | '2004', title: string, pages: readonly Page[]): Buffer {
  const type = version === '1.2' ? 'scormtype' : 'scormType'
  const items = pages.map(
    ({ id, title }) => `<item identifier="${id}" identifierref="r-${id}"><title>${title}</title></item>`,
  )
  const resources = pages.map(
    ({ id }) => `<resource identifier="r-${id}" type="webcontent" adlcp:${type}="sco" href="${id}.html"/>`,
  )
  const manifest = `<manifest identifier="m" ${spaces[version]}>
<metadata><schema>ADL SCORM</schema><schemaversion>${version === '1.2' ? '1.2' : '2004 3rd Edition'}</schemaversion></metadata>
<organizations default="o"><organization identifier="o"><title>${title}</title>${items.join('')}</organization></organizations>
<resources>${resources.join('')}</resources></manifest>`
  const files = pages.map(({ id, html }) => [`${id}.html`, `<!doctype html><meta charset="utf-8">${html}`])
  return zipOf({ 'imsmanifest.xml': manifest, ...(Object.fromEntries(files) as Record<string, string>) })
}

const find = (name: string) =>
  `let at = window; while (!at.${name} && at !== at.parent) at = at.parent; const api = at.${name};`

/** Two of three questions right, with numbers as JavaScript prints them. */
export const thirds = packed('1.2', '三分之二', [
  {
    id: 'quiz',
    title: '测验',
    html: `<button>交卷</button><p></p><script>${find('API')}
api.LMSInitialize('')
document.querySelector('p').textContent = '状态 ' + api.LMSGetValue('cmi.core.lesson_status') + ' 记忆 ' + api.LMSGetValue('cmi.suspend_data')
document.querySelector('button').onclick = () => {
  api.LMSSetValue('cmi.suspend_data', 'q3')
  api.LMSSetValue('cmi.core.score.min', '0')
  api.LMSSetValue('cmi.core.score.max', '1000')
  api.LMSSetValue('cmi.core.score.raw', String(2000 / 3))
  api.LMSSetValue('cmi.core.session_time', 'a minute')
  api.LMSSetValue('cmi.core.lesson_status', 'passed')
  api.LMSCommit('')
}
</script>`,
  },
])

/** Reports everything on unload, as many packages do: set values are committed when the page goes. */
const lesson = (id: string, title: string, score: number): Page => ({
  id,
  title,
  html: `<h1>${title}</h1><button>学完</button><p></p><script>${find('API')}
api.LMSInitialize('')
document.querySelector('p').textContent = '上次 ' + api.LMSGetValue('cmi.core.lesson_location')
document.querySelector('button').onclick = () => {
  api.LMSSetValue('cmi.core.lesson_location', 'end-${id}')
  api.LMSSetValue('cmi.core.score.raw', '${score}')
  api.LMSSetValue('cmi.core.lesson_status', 'completed')
  document.querySelector('p').textContent = '好了'
}
window.addEventListener('pagehide', () => api.LMSFinish(''))
</script>`,
})

export const threeLessons = packed('1.2', '三课', [
  lesson('one', '第一课', 100),
  lesson('two', '第二课', 80),
  lesson('three', '第三课', 60),
])

/** Eighty questions, each with all its fields, and the score last. */
export const eightyQuestions = packed('2004', '八十题', [
  {
    id: 'exam',
    title: '考卷',
    html: `<button>交卷</button><p></p><script>${find('API_1484_11')}
api.Initialize('')
document.querySelector('p').textContent = '已答 ' + api.GetValue('cmi.interactions._count')
document.querySelector('button').onclick = () => {
  for (let n = 0; n < 80; n += 1) {
    const at = 'cmi.interactions.' + n + '.'
    api.SetValue(at + 'id', 'urn:q:' + n)
    api.SetValue(at + 'type', 'choice')
    api.SetValue(at + 'timestamp', '2026-05-01T08:00:00')
    api.SetValue(at + 'weighting', '1')
    api.SetValue(at + 'learner_response', 'a')
    api.SetValue(at + 'result', n % 4 ? 'correct' : 'incorrect')
    api.SetValue(at + 'latency', 'PT1.234S')
    api.SetValue(at + 'description', '第 ' + n + ' 题')
  }
  api.SetValue('cmi.progress_measure', String(1 / 3))
  api.SetValue('cmi.score.scaled', '0.75')
  api.SetValue('cmi.success_status', 'passed')
  api.SetValue('cmi.completion_status', 'completed')
  api.Commit('')
}
</script>`,
  },
])
