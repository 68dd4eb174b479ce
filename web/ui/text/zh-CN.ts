export const zhCN = {
  close: '关闭',
  undo: '撤销',
  loading: '正在打开',
  retry: '重试',
  failed: '没能加载出来',
  failedHint: '可能是网络中断，稍后再试一次',
  showPassword: '显示密码',
  hidePassword: '隐藏密码',
}
