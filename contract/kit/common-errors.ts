import { errors } from './errors.ts'

/** Errors that any endpoint may return. */
export const commonErrors = errors({
  INVALID_INPUT: {
    status: 400,
    'zh-CN': '提交的内容不符合要求',
    'zh-TW': '送出的內容不符合要求',
    'en-US': 'Something in this request is not valid.',
  },
  NOT_FOUND: {
    // 400 and not 404: the shell document reserves 404 for the transport.
    status: 400,
    'zh-CN': '内容不存在，或已被移走',
    'zh-TW': '內容不存在，或已被移除',
    'en-US': 'This was not found, or no longer exists.',
  },
  NO_SUCH_CALL: {
    status: 404,
    'zh-CN': '没有这个接口',
    'zh-TW': '沒有這個介面',
    'en-US': 'This address does not exist.',
  },
  VIEWING_READS_ONLY: {
    status: 403,
    'zh-CN': '你正在以他人身份查看，只能看，不能改',
    'zh-TW': '您正在以他人身分檢視，只能看，不能改',
    'en-US': 'You are viewing as someone else, so you cannot change anything.',
  },
  session_time_out: {
    status: 401,
    'zh-CN': '登录已过期，请重新登录',
    'zh-TW': '登入已逾時，請重新登入',
    'en-US': 'Your session has ended. Please sign in again.',
  },
  // Missing permissions: the guard chooses the code by the kind of call (see `Endpoint.deed`), domains raise the last two.
  // If the caller may not even know that a thing exists, the answer is NOT_FOUND instead (INV-R07).
  NO_RIGHT_READ_MSG: {
    status: 403,
    'zh-CN': '你没有权限查看这里的内容',
    'zh-TW': '您沒有檢視這項內容的權限',
    'en-US': 'You do not have permission to view this.',
  },
  NO_RIGHT_WRITE_MSG: {
    status: 403,
    'zh-CN': '你没有权限修改这里的内容',
    'zh-TW': '您沒有修改這項內容的權限',
    'en-US': 'You do not have permission to change this.',
  },
  NO_RIGHT_CREATE: {
    status: 403,
    'zh-CN': '你没有权限在这里新建，请联系系统管理员',
    'zh-TW': '您沒有新增的權限，請聯絡系統管理員',
    'en-US': 'You do not have permission to add anything here. Please ask your system administrator.',
  },
  NO_RIGHT_EXECUTE_MSG: {
    status: 403,
    'zh-CN': '你没有权限执行这项操作',
    'zh-TW': '您沒有執行這項操作的權限',
    'en-US': 'You do not have permission to do this.',
  },
  HANDLE_PERMISSION_DENIED: {
    status: 403,
    'zh-CN': '这项申请不由你处理',
    'zh-TW': '這項申請不由您處理',
    'en-US': 'You cannot decide on this request.',
  },
  INSUFFICIENT_ROLE: {
    status: 403,
    'zh-CN': '当前角色不能这样做，请先切换角色',
    'zh-TW': '目前的角色無法執行，請先切換角色',
    'en-US': 'Your current role does not allow this. Please switch to another role.',
  },
  ERROR_HAVE_NO_PERMISSION: {
    status: 403,
    'zh-CN': '你没有权限这样做',
    'zh-TW': '您沒有權限這麼做',
    'en-US': 'You are not allowed to do this.',
  },
  EXTERNAL_NO_ACCESS: {
    status: 403,
    'zh-CN': '这项内容不对外部学员开放',
    'zh-TW': '這項內容不開放給外部學員',
    'en-US': 'This is not available to external learners.',
  },
  RESOURCE_IN_USE: {
    status: 409,
    'zh-CN': '还有别处在使用，暂时不能删除',
    'zh-TW': '仍有其他地方在使用，暫時無法刪除',
    'en-US': 'This is still in use and cannot be deleted yet.',
  },
  REPEAT_OPERATION_MSG: {
    status: 409,
    'zh-CN': '刚刚已经做过一次了，不用重复',
    'zh-TW': '剛剛已經做過一次了，不必重複',
    'en-US': 'You have just done this. You do not need to repeat it.',
  },
  CROSS_SITE_REQUEST: {
    status: 403,
    'zh-CN': '请求来源不可信，已拒绝',
    'zh-TW': '請求來源不受信任，已拒絕',
    'en-US': 'This request came from another site and was refused.',
  },
  IN_PROGRESS: {
    status: 409,
    'zh-CN': '上一次操作还在处理，请稍候',
    'zh-TW': '上一次操作仍在處理，請稍候',
    'en-US': 'The same request is still being processed.',
  },
  IDEMPOTENCY_KEY_REUSED: {
    status: 422,
    'zh-CN': '这个请求编号已用于别的内容',
    'zh-TW': '這個請求編號已用於其他內容',
    'en-US': 'This idempotency key was used for a different request.',
  },
  TOO_MANY_REQUESTS: {
    status: 429,
    'zh-CN': '操作太频繁，请 {seconds} 秒后再试',
    'zh-TW': '操作太頻繁，請 {seconds} 秒後再試',
    'en-US': 'Too many requests. Please try again in {seconds} seconds.',
  },
  SERVER_BUSY: {
    status: 503,
    'zh-CN': '系统繁忙，请稍后再试',
    'zh-TW': '系統忙碌中，請稍後再試',
    'en-US': 'The server is busy. Please try again in a moment.',
  },
  NO_SPACE_LEFT: {
    status: 507,
    'zh-CN': '服务器暂时放不下这个文件，请稍后再试',
    'zh-TW': '伺服器目前空間不足，放不下這個檔案，請稍後再試',
    'en-US': 'The server is out of space for this file. Please try again later.',
  },
  SERVER_ERROR: {
    status: 500,
    'zh-CN': '系统出了点问题，编号 {id}',
    'zh-TW': '系統發生問題，編號 {id}',
    'en-US': 'Something went wrong on our side. Reference {id}.',
  },
})
