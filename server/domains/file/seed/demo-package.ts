import { zip } from './zip.ts'
import type { PackageRecipe } from './recipe.ts'

type Lesson = Omit<PackageRecipe, 'make'>

const turning = {
  'zh-CN': { back: '上一页', next: '下一页' },
  'zh-TW': { back: '上一頁', next: '下一頁' },
}

/** A course package as an authoring tool makes it: a few pages, a question, a bookmark, a score. */
export function demoPackage(lesson: Lesson): Buffer {
  const { pages } = lesson
  return zip([
    { name: 'imsmanifest.xml', data: manifestOf(lesson) },
    { name: 'index.html', data: page(lesson) },
    { name: 'lesson.js', data: `const pages = ${JSON.stringify(pages)}\n${speaker[lesson.scorm]}${program}` },
    { name: 'lesson.css', data: style },
  ])
}

const namespaces = {
  '1.2':
    'xmlns="http://www.imsproject.org/xsd/imscp_rootv1p1p2" xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2"',
  '2004':
    'xmlns="http://www.imsglobal.org/xsd/imscp_v1p1" xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_v1p3"',
}

const manifestOf = ({ scorm, title }: Lesson) => `<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier="lyceum.demo" version="1.0" ${namespaces[scorm]}>
  <metadata><schema>ADL SCORM</schema><schemaversion>${scorm === '1.2' ? '1.2' : '2004 4th Edition'}</schemaversion></metadata>
  <organizations default="lesson">
    <organization identifier="lesson">
      <title>${title}</title>
      <item identifier="one" identifierref="start"><title>${title}</title></item>
    </organization>
  </organizations>
  <resources>
    <resource identifier="start" type="webcontent" adlcp:${scorm === '1.2' ? 'scormtype' : 'scormType'}="sco" href="index.html">
      <file href="index.html"/><file href="lesson.js"/><file href="lesson.css"/>
    </resource>
  </resources>
</manifest>
`

const page = ({ title, locale }: Lesson) => `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<link rel="stylesheet" href="lesson.css">
<script src="lesson.js" defer></script>
</head>
<body>
<header><b>${title}</b><span id="place"></span></header>
<main><h1 id="title"></h1><p id="text"></p></main>
<footer><button id="back" type="button">${turning[locale].back}</button><i><u id="bar"></u></i><button id="next" type="button">${turning[locale].next}</button></footer>
</body>
</html>
`

/** Adapter for both SCORM versions: the same five functions for the lesson. */
const speaker = {
  '1.2': `
const api = find('API')
const lms = {
  begin: () => api.LMSInitialize(''),
  place: () => Number(api.LMSGetValue('cmi.core.lesson_location') || 0),
  visit: (at) => { api.LMSSetValue('cmi.core.lesson_location', String(at)); api.LMSSetValue('cmi.suspend_data', JSON.stringify({ at })) },
  status: (isDone) => { api.LMSSetValue('cmi.core.lesson_status', isDone ? 'completed' : 'incomplete'); if (isDone) api.LMSSetValue('cmi.core.score.raw', '100') },
  keep: () => api.LMSCommit(''),
  end: () => { api.LMSSetValue('cmi.core.exit', 'suspend'); api.LMSFinish('') },
}
`,
  '2004': `
const api = find('API_1484_11')
const lms = {
  begin: () => api.Initialize(''),
  place: () => Number(api.GetValue('cmi.location') || 0),
  visit: (at) => { api.SetValue('cmi.location', String(at)); api.SetValue('cmi.progress_measure', String((at + 1) / pages.length)); api.SetValue('cmi.suspend_data', JSON.stringify({ at })) },
  status: (isDone) => { api.SetValue('cmi.completion_status', isDone ? 'completed' : 'incomplete'); if (isDone) { api.SetValue('cmi.success_status', 'passed'); api.SetValue('cmi.score.scaled', '1') } },
  keep: () => api.Commit(''),
  end: () => { api.SetValue('cmi.exit', 'suspend'); api.Terminate('') },
}
`,
}

const program = `
function find(name) {
  for (let at = window; ; at = at.parent) {
    if (at[name]) return at[name]
    if (at === at.parent) throw new Error(name + ' was not found')
  }
}
const $ = (id) => document.getElementById(id)
let at = 0
let isDone = false
function show(next) {
  at = Math.min(Math.max(next, 0), pages.length - 1)
  isDone = isDone || at === pages.length - 1
  $('title').textContent = pages[at].title
  $('text').textContent = pages[at].text
  $('place').textContent = (at + 1) + ' / ' + pages.length
  $('bar').style.width = ((at + 1) / pages.length) * 100 + '%'
  $('back').disabled = at === 0
  $('next').disabled = at === pages.length - 1
  lms.visit(at)
  lms.status(isDone)
  lms.keep()
}
lms.begin()
show(lms.place())
$('back').onclick = () => show(at - 1)
$('next').onclick = () => show(at + 1)
window.addEventListener('pagehide', () => lms.end())
`

const style = `
* { box-sizing: border-box; margin: 0 }
body { display: flex; flex-direction: column; min-height: 100vh; font: 17px/1.8 system-ui, "Noto Sans CJK SC", sans-serif; color: #17302f; background: #f4f7f6 }
header, footer { display: flex; align-items: center; justify-content: space-between; gap: 24px; padding: 16px 32px; background: #fff }
header { border-bottom: 1px solid #d9e2e0 }
footer { border-top: 1px solid #d9e2e0 }
main { flex: 1; display: grid; align-content: center; gap: 16px; max-width: 720px; margin: 0 auto; padding: 48px 32px }
h1 { font-size: 30px; line-height: 1.4 }
footer i { flex: 1; height: 6px; border-radius: 3px; background: #e3ebe9; overflow: hidden }
footer u { display: block; height: 100%; background: #0b6873 }
button { padding: 8px 20px; border: 0; border-radius: 8px; font: inherit; color: #fff; background: #0b6873 }
button:disabled { opacity: .35 }
`
