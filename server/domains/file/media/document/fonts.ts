/** Fonts that office files use and Linux lacks, and their substitutes, best first. */
const standIns: Readonly<Record<string, readonly string[]>> = {
  'Noto Serif CJK SC': ['SimSun', '宋体', 'NSimSun', 'KaiTi', '楷体', 'FangSong', '仿宋'],
  'Noto Sans CJK SC': ['SimHei', '黑体', 'Microsoft YaHei', '微软雅黑', 'DengXian', '等线'],
  'Noto Serif CJK TC': ['PMingLiU', 'MingLiU', '新細明體', '細明體', 'DFKai-SB', '標楷體'],
  'Noto Sans CJK TC': ['Microsoft JhengHei', '微軟正黑體'],
}

const instead = (requested: string, given: string) => `<match target="pattern">
<test name="family"><string>${requested}</string></test>
<edit name="family" mode="assign" binding="same"><string>${given}</string><string>WenQuanYi Micro Hei</string></edit>
</match>`

/** Without it Latin letters use a wider font, and a document of six pages becomes one of seven. */
export const fontsConfig = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
<include ignore_missing="yes">/etc/fonts/fonts.conf</include>
<cachedir>/tmp/fonts</cachedir>
${Object.entries(standIns)
  .flatMap(([given, requested]) => requested.map((family) => instead(family, given)))
  .join('\n')}
<match target="pattern"><edit name="family" mode="append" binding="weak"><string>Noto Sans CJK SC</string><string>WenQuanYi Micro Hei</string></edit></match>
</fontconfig>
`
