import { type NameList, names, pair, signs } from './name-list.ts'

/** Common names of Taiwan; user names use pinyin, as everywhere in this repository. */
export const taiwanNames: NameList = {
  surnames: signs(`
    陳chen*12 林lin*9 黃huang*7 張zhang*6 李li*6 王wang*5 吳wu*5 劉liu*4 蔡cai*4 楊yang*4 許xu*3 鄭zheng*3 謝xie*3
    郭guo*2 洪hong*2 曾zeng*2 邱qiu*2 廖liao*2 賴lai*2 周zhou*2 徐xu*2 蘇su*2 葉ye*2 莊zhuang*2 呂lv*2 江jiang*2 何he*2
    蕭xiao 羅luo 高gao 潘pan 簡jian 朱zhu 鍾zhong 游you 彭peng 詹zhan 胡hu 施shi 沈shen 余yu 盧lu 梁liang 趙zhao 顏yan
    柯ke 翁weng 魏wei 孫sun 戴dai 范fan 方fang 宋song 鄧deng 杜du 傅fu 侯hou 曹cao 薛xue 丁ding 卓zhuo 阮ruan 歐陽ouyang`),
  classic: {
    F: pair(
      '淑shu 惠hui 美mei 麗li 秀xiu 素su 玉yu 雅ya 佩pei 靜jing 慧hui 婉wan',
      '芬fen 玲ling 娟juan 華hua 貞zhen 君jun 惠hui 珍zhen 如ru 雯wen 卿qing 鈴ling',
    ),
    M: pair(
      '志zhi 建jian 國guo 明ming 俊jun 文wen 宗zong 正zheng 信xin 世shi 榮rong 清qing',
      '宏hong 豪hao 賢xian 銘ming 雄xiong 輝hui 達da 昌chang 隆long 堂tang 源yuan 川chuan',
    ),
  },
  modern: {
    F: pair(
      `怡yi 雅ya 佳jia 詩shi 思si 宜yi 郁yu 孟meng 筱xiao 心xin 品pin 映ying 若ruo 庭ting 婉wan 曉xiao 筠yun 沛pei 語yu
       芷zhi 亭ting 予yu`,
      `君jun 婷ting 珊shan 雯wen 萱xuan 穎ying 蓉rong 臻zhen 安an 庭ting 柔rou 蓁zhen 芸yun 茹ru 潔jie 涵han 伶ling 綺qi
       璇xuan 恩en 彤tong 甯ning`,
    ),
    M: pair(
      `冠guan 承cheng 柏bo 彥yan 育yu 哲zhe 泓hong 紹shao 維wei 昱yu 子zi 品pin 智zhi 宥you 家jia 俊jun 翊yi 威wei 書shu
       奕yi 允yun 晉jin`,
      `宇yu 廷ting 翰han 霖lin 倫lun 翔xiang 瑋wei 安an 誠cheng 凱kai 緯wei 佑you 仁ren 勳xun 諺yan 毅yi 恩en 辰chen
       睿rui 鈞jun 澤ze 齊qi`,
    ),
  },
  single: { F: signs('璇xuan 筠yun 甯ning'), M: signs('毅yi 鈞jun') },
  singleShare: 0.015,
  avoided: names(
    '陳柏霖 陳冠宇 陳建宏 張志豪 黃國昌 王建豪 陳俊宏 林志賢 張雅君 郭俊宏 陳文雄 林文雄 陳信宏',
  ),
}
