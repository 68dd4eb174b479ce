/**
 * The most common passwords of the well-known lists in English and Chinese, in lower case and without decoration
 * (`P@ssw0rd!2024` is found as `password`).
 */
export const commonPasswords: ReadonlySet<string> = new Set(
  `
  password passwort passw0rd passwd pass pwd secret letmein welcome admin administrator root guest user test tester
  testing demo default changeme change temp temporary master login logon signin access account system server manager
  office company business staff employee student teacher training learning school college university class course
  exam study hello hellothere iloveyou loveyou lovely love lover sweet sweetheart honey baby babygirl babyboy angel
  princess prince queen king kingdom dragon phoenix tiger lion eagle monkey donkey panda rabbit butterfly flower
  rose sunshine sunny summer spring autumn winter january february march april may june july august september october
  november december monday tuesday wednesday thursday friday saturday sunday morning evening night today tomorrow
  football soccer basketball baseball hockey tennis golf swimming running superman batman spiderman ironman pokemon
  naruto starwars matrix hunter killer ninja samurai warrior soldier shadow ghost hacker wizard magic merlin freedom
  liberty trustno whatever nothing something anything forever together friend friends family mother father sister
  brother daddy mommy jesus christ heaven paradise blessed lucky luckyday money dollar rich gold golden silver diamond
  crystal coffee cookie chocolate cheese banana orange apple cherry pepper ginger pumpkin computer internet network
  windows microsoft google facebook twitter youtube amazon samsung huawei xiaomi oppo tencent wechat weixin alibaba
  taobao baidu alipay dingding dingtalk zhihu douyin iphone android mobile phone telephone keyboard monitor printer
  michael michelle jordan daniel david robert thomas william james charlie george andrew joshua matthew anthony
  jennifer jessica ashley amanda nicole hannah thomas peter harley ranger mustang ferrari porsche mercedes corvette
  qwerty qwertyuiop qwert qwer qwerasdf asdf asdfgh asdfghjkl asdfasdf zxcv zxcvbn zxcvbnm qazwsx qazwsxedc wsxedc
  qaz wsx qweasd qweasdzxc qwe asd zxc abc abcd abcde abcdef abcdefg abcdefgh aabbcc abcabc xyz xyzxyz aaa aaaa aaaaaa
  aaaaaaaa bbbbbb xxxxxx zzzzzz q1w2e3r4 q1w2e3 1q2w3e4r 1q2w3e 1qaz2wsx 1qazxsw2 zaq12wsx zaq1xsw2 a1b2c3 a1b2c3d4
  abc123 abcd1234 aa123456 a123456 a123456789 qq123456 woaini woaini1314 woaini520 5201314 520520 1314520 woaiwojia
  wodemima mima mimamima zhongguo beijing shanghai guangzhou shenzhen taiwan taipei taibei gaoxiong hongkong nihao
  nihaoma woshishui laopo laogong baobei qinaide mama baba xuexi xuexiao laoshi tongxue gongsi gongsi123 yuangong
  guanliyuan peixun kaoshi zhixing zhixue wangyi wanglei zhangwei liwei liuwei lina wangfang chenjie zhangsan lisi
  wangwu zhaoliu xiaoming xiaohong jiayou nuli gaoxing kuaile xingfu pingan jiankang facai gongxi chunjie longnian
  0 1 00 11 000 111 0000 1111 1212 1234 1313 2000 4321 5555 6666 6969 7777 8888 9999 00000 11111 12345 54321 55555
  000000 111111 112233 121212 123123 123321 123456 131313 159357 222222 232323 246810 252525 321321 333333 444444
  520131 555555 654321 666666 696969 777777 789456 888888 987654 999999 0123456 1111111 1234567 7654321 7777777 00000000
  11111111 11223344 12121212 12341234 12344321 12345678 13145200 66666666 77777777 87654321 88888888 99999999
  0123456789 111222333 123123123 123456789 1234567890 9876543210 987654321 147258369 1472583690 147852369 741852963
  `
    .trim()
    .split(/\s+/),
)
