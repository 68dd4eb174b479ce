/** A kind of file: the accepted extensions, the type it is served as, and the types its bytes may have. */
export type FileKind = {
  readonly extensions: readonly string[]
  readonly type: string
  /** Types detected from the bytes; empty: plain text has no signature. */
  readonly sniffed: readonly string[]
}

export type FileKindName = (typeof kindNames)[number]

const kindNames = [
  'jpg',
  'png',
  'pdf',
  'txt',
  'csv',
  'doc',
  'xls',
  'ppt',
  'docx',
  'xlsx',
  'pptx',
  'zip',
  'mp4',
  'mov',
  'avi',
  'flv',
  '3gp',
  'mp3',
  'wav',
  'm4a',
  'mkv',
  'webm',
] as const

const openXml = 'application/vnd.openxmlformats-officedocument'
/** Word, Excel and PowerPoint before 2007 share one container; their streams distinguish them. */
const compound = ['application/x-cfb']

/** Every kind that any purpose accepts. Anything else is rejected: SVG, HTML, XML, executables. */
export const fileKinds: Readonly<Record<FileKindName, FileKind>> = {
  jpg: { extensions: ['jpg', 'jpeg'], type: 'image/jpeg', sniffed: ['image/jpeg'] },
  png: { extensions: ['png'], type: 'image/png', sniffed: ['image/png'] },
  pdf: { extensions: ['pdf'], type: 'application/pdf', sniffed: ['application/pdf'] },
  txt: { extensions: ['txt'], type: 'text/plain', sniffed: [] },
  csv: { extensions: ['csv'], type: 'text/csv', sniffed: [] },
  doc: { extensions: ['doc'], type: 'application/msword', sniffed: compound },
  xls: { extensions: ['xls'], type: 'application/vnd.ms-excel', sniffed: compound },
  ppt: { extensions: ['ppt'], type: 'application/vnd.ms-powerpoint', sniffed: compound },
  docx: office('docx', 'wordprocessingml.document'),
  xlsx: office('xlsx', 'spreadsheetml.sheet'),
  pptx: office('pptx', 'presentationml.presentation'),
  zip: { extensions: ['zip'], type: 'application/zip', sniffed: ['application/zip'] },
  mp4: {
    extensions: ['mp4'],
    type: 'video/mp4',
    // Phones and Apple's tools write their own brand into the same container.
    sniffed: ['video/mp4', 'video/x-m4v', 'video/3gpp'],
  },
  mov: { extensions: ['mov'], type: 'video/quicktime', sniffed: ['video/quicktime'] },
  avi: { extensions: ['avi'], type: 'video/x-msvideo', sniffed: ['video/vnd.avi'] },
  flv: { extensions: ['flv'], type: 'video/x-flv', sniffed: ['video/x-flv'] },
  '3gp': { extensions: ['3gp'], type: 'video/3gpp', sniffed: ['video/3gpp', 'video/3gpp2'] },
  mp3: { extensions: ['mp3'], type: 'audio/mpeg', sniffed: ['audio/mpeg'] },
  wav: { extensions: ['wav'], type: 'audio/wav', sniffed: ['audio/wav'] },
  m4a: {
    extensions: ['m4a'],
    type: 'audio/mp4',
    // Phone recorders write the brand of a video.
    sniffed: ['audio/x-m4a', 'audio/mp4', 'video/mp4'],
  },
  mkv: { extensions: ['mkv'], type: 'video/x-matroska', sniffed: ['video/matroska', 'video/x-matroska'] },
  /** One container for audio and video: browser recordings and screen recorders write it. */
  webm: { extensions: ['webm'], type: 'video/webm', sniffed: ['video/webm', 'audio/webm'] },
}

function office(extension: string, subtype: string): FileKind {
  const type = `${openXml}.${subtype}`
  return { extensions: [extension], type, sniffed: [type] }
}
