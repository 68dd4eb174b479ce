type Line = { readonly id: string; readonly title: string; readonly kind: string; readonly entry: string }

type Written = {
  readonly xml: string
  readonly scorm: '1.2' | '2004'
  readonly title: string
  readonly entry: string
  readonly items?: readonly Line[]
}

const spaces12 =
  'xmlns="http://www.imsproject.org/xsd/imscp_rootv1p1p2" xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2"'
const spaces2004 =
  'xmlns="http://www.imsglobal.org/xsd/imscp_v1p1" xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_v1p3" xmlns:imsss="http://www.imsglobal.org/xsd/imsss"'

/** Manifests structured like those of common authoring tools, with our own content. */
export const manifests: Readonly<Record<string, Written>> = {
  'Storyline 1.2: one page, a mastery score, many files': {
    xml: `<?xml version="1.0" encoding="utf-8"?>
<manifest identifier="_6Zb" version="1.0" ${spaces12}>
  <metadata><schema>ADL SCORM</schema><schemaversion>1.2</schemaversion></metadata>
  <organizations default="_org"><organization identifier="_org"><title>信息安全</title>
    <item identifier="i1" identifierref="r1"><title>信息安全</title><adlcp:masteryscore>80</adlcp:masteryscore></item>
  </organization></organizations>
  <resources><resource identifier="r1" type="webcontent" adlcp:scormtype="sco" href="index_lms.html"><file href="index_lms.html"/><file href="story_content/user.js"/></resource></resources>
</manifest>`,
    scorm: '1.2',
    title: '信息安全',
    entry: 'index_lms.html',
  },
  'Rise 2004: sequencing that we do not follow': {
    xml: `\ufeff<?xml version="1.0" encoding="UTF-8" standalone="no" ?>
<manifest identifier="rise" version="1.3" ${spaces2004}>
  <metadata><schema>ADL SCORM</schema><schemaversion>2004 3rd Edition</schemaversion></metadata>
  <organizations default="o"><organization identifier="o" adlseq:objectivesGlobalToSystem="false"><title><![CDATA[合规 & 廉洁]]></title>
    <item identifier="i1" identifierref="r1" isvisible="true"><title>合规</title><imsss:sequencing><imsss:deliveryControls completionSetByContent="true"/></imsss:sequencing></item>
  </organization></organizations>
  <resources><resource identifier="r1" type="webcontent" adlcp:scormType="sco" href="scormdriver/indexAPI.html"/></resources>
</manifest>`,
    scorm: '2004',
    title: '合规 & 廉洁',
    entry: 'scormdriver/indexAPI.html',
  },
  'Captivate multi-SCO 1.2: three lessons in a row': {
    xml: `<manifest identifier="cp" version="1.0" ${spaces12}>
  <metadata><schema>ADL SCORM</schema><schemaversion>1.2</schemaversion></metadata>
  <organizations default="B0"><organization identifier="B0"><title>三课</title>
    <item identifier="L1" identifierref="R1" isvisible="true"><title>第一课</title></item>
    <item identifier="L2" identifierref="R2" isvisible="true"><title>第二课</title></item>
    <item identifier="L3" identifierref="R3" isvisible="true"><title>第三课</title></item>
  </organization></organizations>
  <resources>
    <resource identifier="R1" type="webcontent" adlcp:scormtype="sco" href="lesson1/index.html"/>
    <resource identifier="R2" type="webcontent" adlcp:scormtype="sco" href="lesson2/index.html"/>
    <resource identifier="R3" type="webcontent" adlcp:scormtype="sco" href="lesson3/index.html"/>
  </resources>
</manifest>`,
    scorm: '1.2',
    title: '三课',
    entry: 'lesson1/index.html',
    items: [
      { id: 'L1', title: '第一课', kind: 'sco', entry: 'lesson1/index.html' },
      { id: 'L2', title: '第二课', kind: 'sco', entry: 'lesson2/index.html' },
      { id: 'L3', title: '第三课', kind: 'sco', entry: 'lesson3/index.html' },
    ],
  },
  'Lectora 2004: chapters, an asset, a hidden page, one page with two parameters': {
    xml: `<manifest identifier="lec" ${spaces2004}>
  <metadata><schema>ADL SCORM</schema><schemaversion>CAM 1.3</schemaversion></metadata>
  <organizations default="o"><organization identifier="o"><title>安全生产</title>
    <item identifier="c1"><title>第一章</title>
      <item identifier="p1" identifierref="r1" parameters="page=1"><title>概述</title></item>
      <item identifier="p2" identifierref="r1" parameters="?page=2"><title>细则</title></item>
    </item>
    <item identifier="h" identifierref="r3" isvisible="false"><title>不显示</title></item>
    <item identifier="a" identifierref="r2"><title>附录</title></item>
    <item identifier="gone" identifierref="r4"><title>缺页</title></item>
    <item identifier="empty"><title>空的</title></item>
  </organization></organizations>
  <resources xml:base="content/">
    <resource identifier="r1" type="webcontent" adlcp:scormType="sco" href="main.html"/>
    <resource identifier="r2" type="webcontent" adlcp:scormType="asset" href="appendix.pdf"/>
    <resource identifier="r3" type="webcontent" adlcp:scormType="sco" href="hidden.html"/>
    <resource identifier="r4" type="webcontent" adlcp:scormType="sco" href="missing.html"/>
  </resources>
</manifest>`,
    scorm: '2004',
    title: '安全生产',
    entry: 'content/main.html?page=1',
    items: [
      { id: 'c1', title: '第一章', kind: 'folder', entry: '' },
      { id: 'p1', title: '概述', kind: 'sco', entry: 'content/main.html?page=1' },
      { id: 'p2', title: '细则', kind: 'sco', entry: 'content/main.html?page=2' },
      { id: 'a', title: '附录', kind: 'asset', entry: 'content/appendix.pdf' },
    ],
  },
  'iSpring 1.2: no schema version, the same identifier twice': {
    xml: `<manifest identifier="isp" ${spaces12}>
  <organizations><organization identifier="o"><title></title>
    <item identifier="x" identifierref="r1"><title>演示</title></item>
    <item identifier="x" identifierref="r2"><title>测验</title></item>
  </organization></organizations>
  <resources><resource identifier="r1" type="webcontent" href="./res/index.html"/><resource identifier="r2" type="webcontent" href="quiz.html"/></resources>
</manifest>`,
    scorm: '1.2',
    title: '演示',
    entry: 'res/index.html',
    items: [
      { id: 'x', title: '演示', kind: 'sco', entry: 'res/index.html' },
      { id: 'item-2', title: '测验', kind: 'sco', entry: 'quiz.html' },
    ],
  },
}
