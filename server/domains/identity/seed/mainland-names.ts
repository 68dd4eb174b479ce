import { type NameList, names, pair, signs } from './name-list.ts'

/** Common names of mainland China. */
export const mainlandNames: NameList = {
  surnames: signs(`
    王wang*14 李li*14 张zhang*13 刘liu*10 陈chen*10 杨yang*7 黄huang*6 赵zhao*5 吴wu*5 周zhou*5 徐xu*4 孙sun*4 马ma*3
    朱zhu*3 胡hu*3 郭guo*3 何he*3 林lin*3 高gao*3 罗luo*3 郑zheng*3 梁liang*3 谢xie*2 宋song*2 唐tang*2 许xu*2 韩han*2
    邓deng*2 冯feng*2 曹cao*2 彭peng*2 曾zeng*2 肖xiao*2 田tian*2 董dong*2 潘pan*2 袁yuan*2 蔡cai*2 蒋jiang*2 余yu*2
    于yu*2 杜du*2 叶ye*2 程cheng*2 魏wei*2 苏su*2 吕lv*2 丁ding*2 任ren*2 卢lu*2 姚yao*2 沈shen*2 钟zhong*2 姜jiang*2
    崔cui*2 谭tan*2 陆lu*2 范fan*2 汪wang*2 廖liao*2 石shi 金jin 韦wei 贾jia 夏xia 付fu 方fang 邹zou 熊xiong 白bai
    孟meng 秦qin 邱qiu 侯hou 江jiang 尹yin 薛xue 闫yan 段duan 雷lei 龙long 黎li 史shi 陶tao 贺he 郝hao 顾gu 龚gong
    邵shao 万wan 覃qin 武wu 钱qian 戴dai 严yan 莫mo 孔kong 向xiang 常chang 温wen 施shi 洪hong 季ji 柯ke 祝zhu 岳yue
    安an 凌ling 殷yin 牛niu 葛ge 尤you 章zhang 梅mei 穆mu 裴pei 骆luo 喻yu 欧阳ouyang 司徒situ 上官shangguan`),
  classic: {
    F: pair(
      `晓xiao 丽li 秀xiu 玉yu 春chun 海hai 雪xue 文wen 淑shu 美mei 静jing 慧hui 桂gui 小xiao 惠hui 艳yan 翠cui 月yue
       金jin 彩cai 素su 巧qiao`,
      `芳fang 燕yan 娟juan 梅mei 兰lan 萍ping 霞xia 玲ling 英ying 敏min 琴qin 红hong 珍zhen 云yun 洁jie 莲lian 香xiang
       容rong 花hua 芬fen 菊ju 荣rong`,
    ),
    M: pair(
      `建jian 志zhi 文wen 明ming 海hai 永yong 振zhen 俊jun 立li 正zheng 少shao 学xue 光guang 世shi 庆qing 宏hong 春chun
       新xin 玉yu 金jin 长chang 贵gui`,
      `平ping 林lin 涛tao 斌bin 杰jie 勇yong 辉hui 鹏peng 峰feng 强qiang 伟wei 忠zhong 良liang 东dong 生sheng 松song
       民min 祥xiang 元yuan 福fu 喜xi 才cai`,
    ),
  },
  modern: {
    F: pair(
      `知zhi 若ruo 清qing 初chu 思si 语yu 书shu 雨yu 雅ya 佳jia 欣xin 梦meng 诗shi 婉wan 心xin 芷zhi 嘉jia 子zi 一yi 可ke
       亦yi 锦jin 安an 念nian 沐mu 映ying 采cai 令ling 予yu 星xing 云yun 南nan 晚wan`,
      `夏xia 晴qing 宁ning 然ran 彤tong 瑶yao 怡yi 琳lin 萱xuan 涵han 妍yan 婷ting 岚lan 菲fei 薇wei 颖ying 倩qian 莹ying
       雯wen 诺nuo 禾he 溪xi 遥yao 筠yun 珊shan 茵yin 韵yun 棠tang 澜lan 蓝lan 荞qiao 笙sheng`,
    ),
    M: pair(
      `子zi 宇yu 浩hao 泽ze 云yun 远yuan 景jing 承cheng 怀huai 知zhi 一yi 亦yi 嘉jia 书shu 君jun 思si 奕yi 星xing 逸yi
       晨chen 启qi 若ruo 予yu 乘cheng 清qing 牧mu 行xing 砚yan 南nan 时shi 望wang 临lin 天tian 俊jun 皓hao`,
      `舟zhou 川chuan 山shan 宇yu 轩xuan 然ran 辰chen 阳yang 旭xu 远yuan 铭ming 恒heng 博bo 睿rui 航hang 松song 柏bai
       诚cheng 哲zhe 安an 之zhi 朗lang 岳yue 衡heng 澈che 桥qiao 野ye 帆fan 洲zhou 墨mo 淮huai 屿yu 豪hao 杰jie 霖lin`,
    ),
  },
  single: {
    F: signs('棠tang 筠yun 黛dai 岚lan 芮rui 瑜yu 璇xuan 蔚wei 荞qiao 湘xiang'),
    M: signs('临lin 朔shuo 砚yan 恪ke 嵘rong 骁xiao 澈che 崧song 屹yi 韬tao'),
  },
  singleShare: 0.07,
  avoided: names(`
    王一博 张一山 李嘉诚 刘亦菲 李若彤 陈思诚 许知远 李雪琴 王文涛 王立民 王海峰 陈建斌 林俊杰 郑永生 李学勇 王金平 李玉兰 周瑜 林黛 王正伟 王志东 张婉婷 陈美玲 黄学东 李世鹏 王庆祥 李清宇
    杜海涛 张海霞 马云 郭文民 王文杰 张学良 李立民 王世杰 郭海平 王晓云 李美琴 林俊豪 张子萱 李文杰 周建平 王永平 王志平 王朔 卢志强 李世民 王俊杰 张俊杰 陈思宇 学生`),
}
