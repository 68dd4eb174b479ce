/** Video and audio files of a few bytes: valid headers and no content. */

const box = (type: string, data: Buffer) => {
  const head = Buffer.alloc(8)
  head.writeUInt32BE(data.length + 8, 0)
  head.write(type, 4, 'latin1')
  return Buffer.concat([head, data])
}

const brand = (name: string) =>
  box('ftyp', Buffer.concat([Buffer.from(name), Buffer.alloc(4), Buffer.from(name)]))

export const mp4 = (extra = Buffer.alloc(64)) =>
  Buffer.concat([brand('isom'), box('free', extra), box('mdat', Buffer.alloc(64))])
export const mov = () => Buffer.concat([brand('qt  '), box('mdat', Buffer.alloc(64))])
export const phone = () => Buffer.concat([brand('3gp4'), box('mdat', Buffer.alloc(64))])
export const heic = () => Buffer.concat([brand('heic'), box('mdat', Buffer.alloc(64))])

const riff = (form: string, data: Buffer) => {
  const head = Buffer.alloc(12)
  head.write('RIFF', 0, 'latin1')
  head.writeUInt32LE(data.length + 4, 4)
  head.write(form, 8, 'latin1')
  return Buffer.concat([head, data])
}

export const avi = () => riff('AVI ', Buffer.concat([Buffer.from('LIST'), Buffer.alloc(64)]))
export const wav = () =>
  riff('WAVE', Buffer.concat([Buffer.from('fmt '), Buffer.from('10000000', 'hex'), Buffer.alloc(64)]))
export const m4a = () => Buffer.concat([brand('M4A '), box('mdat', Buffer.alloc(64))])
export const mkv = () =>
  Buffer.concat([Buffer.from('1a45dfa38b428288', 'hex'), Buffer.from('matroska'), Buffer.alloc(64)])
/** What a browser records: an EBML header that says `webm`, then nothing. */
export const webm = () =>
  Buffer.concat([Buffer.from('1a45dfa387428284', 'hex'), Buffer.from('webm'), Buffer.alloc(64)])
export const flv = () =>
  Buffer.concat([Buffer.from('FLV\u0001\u0005\0\0\0\u0009', 'latin1'), Buffer.alloc(64)])

const frame = Buffer.concat([Buffer.from('fffb9064', 'hex'), Buffer.alloc(413)])
export const mp3 = () => Buffer.concat([frame, frame, frame])
/** An audio file whose tag contains a script. */
export const taggedMp3 = () => {
  const text = Buffer.from('<script>alert(1)</script>')
  const head = Buffer.from('49443303000000000000', 'hex')
  head.writeUInt8(text.length, 9)
  return Buffer.concat([head, text, mp3()])
}

export const flash = () => Buffer.concat([Buffer.from('FWS\u0006', 'latin1'), Buffer.alloc(64)])
export const gif = () => Buffer.from('GIF89a/*\u0001\0\u0001\0*/=1;alert(document.domain);', 'latin1')
export const playlist = () =>
  Buffer.from('#EXTM3U\n#EXTINF:1,\nhttp://169.254.169.254/latest/meta-data\nfile:///etc/passwd\n')
