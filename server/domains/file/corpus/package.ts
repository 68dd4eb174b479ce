import type { Packed } from '../seed/zip.ts'

type PackageOptions = {
  readonly version?: string
  readonly title?: string
  readonly href?: string
  readonly parameters?: string
  readonly base?: string
}

/** The manifest of a package with one item, as an authoring tool writes it. */
export function manifest({
  version = '1.2',
  title = '消防安全',
  href = 'index.html',
  parameters = '',
  base = '',
}: PackageOptions = {}) {
  const space = version === '1.2' ? 'adlcp_rootv1p2' : 'adlcp_v1p3'
  return `<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier="m" version="1" xmlns="http://www.imsglobal.org/xsd/imscp_v1p1" xmlns:adlcp="http://www.adlnet.org/xsd/${space}">
  <metadata><schema>ADL SCORM</schema><schemaversion>${version}</schemaversion></metadata>
  <organizations default="o">
    <organization identifier="x"><title>另一个</title></organization>
    <organization identifier="o"><title>${title}</title>
      <item identifier="chapter"><title>章</title><item identifier="i" identifierref="r" parameters="${parameters}"><title>一</title></item></item>
    </organization>
  </organizations>
  <resources xml:base="${base}"><resource identifier="q" href="other.html"/><resource identifier="r" type="webcontent" adlcp:scormtype="sco" href="${href}"><file href="${href}"/></resource></resources>
</manifest>`
}

/** The files of a package that a browser would run. */
export const packageFiles = (options: PackageOptions = {}): readonly Packed[] => [
  { name: 'imsmanifest.xml', data: manifest(options) },
  { name: 'index.html', data: '<!doctype html><title>课</title><script src="js/app.js"></script>' },
  { name: 'js/app.js', data: 'window.parent.API.LMSInitialize("")' },
  { name: '图片/封面.png', data: 'png' },
]
