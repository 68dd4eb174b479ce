import { useText } from '#lib/text'
import { Cover } from '#ui/picture/cover/cover'
import { Crest } from '#ui/picture/cover/crest'
import { DocumentCover, DocumentThumb } from '#ui/picture/cover/document-cover'
import { FileGlyph } from '#ui/picture/file/file-glyph'
import { ProductPicture } from '#ui/picture/cover/product-picture'
import { Mark } from '#ui/picture/mark'
import { categories } from '../../../ui/picture/ink/categories.ts'
import { nth } from '../nth.ts'
import { Part } from '../part.tsx'
import { text as samples } from '../samples/text/index.ts'
import { text } from '../text/index.ts'

const circles = ['manufacture', 'culture', 'data', 'leadership', 'safety', 'product', 'marketing', 'people']
const circleSeeds = ['a3', 'a9', 'a1', 'a6', 'a4', 'a2', 'a8', 'a5']
const items = ['mug', 'notebook', 'backpack', 'umbrella', 'plant', 'lamp']
const files = [
  'word',
  'excel',
  'ppt',
  'pdf',
  'txt',
  'video',
  'audio',
  'article',
  'mindmap',
  'image',
  'folder',
  'zip',
] as const

export function Pictures() {
  const t = useText(text)
  const s = useText(samples).pictures
  return (
    <Part title={t.heads.covers} sub={t.subs.covers}>
      <div className="showcase-6">
        {Object.keys(categories).flatMap((category) =>
          ['n1', 'n2', 'n3'].map((seed) => (
            <Cover key={category + seed} category={category} seed={seed} title={category} />
          )),
        )}
      </div>
      <div className="showcase-gap">
        <Cover category="manufacture" seed="bn1" motif="terrace" palette="qingDeep" ratio="banner" />
      </div>
      <div className="showcase-row showcase-gap" style={{ justifyContent: 'space-between' }}>
        {s.circles.map((name, i) => (
          <div key={name} className="showcase-crest">
            <Crest category={nth(circles, i)} seed={nth(circleSeeds, i)} size={72} />
            {name}
          </div>
        ))}
      </div>
      <div className="showcase-6 showcase-gap">
        {s.products.map((name, i) => (
          <div key={name}>
            <ProductPicture item={nth(items, i)} seed={`s${nth(items, i)}`} />
            <p className="showcase-caption">{name}</p>
          </div>
        ))}
      </div>
      <div className="showcase-row showcase-gap" style={{ gap: 28 }}>
        <DocumentCover
          kind="article"
          category="manufacture"
          seed="kn0"
          title={nth(s.documents, 0)}
          unit={nth(s.documents, 1)}
        />
        <DocumentCover
          kind="pdf"
          category="safety"
          seed="kn1"
          title={nth(s.documents, 2)}
          unit={nth(s.documents, 3)}
        />
        {(['ppt', 'word', 'pdf'] as const).map((kind, i) => (
          <span key={kind} style={{ width: 96 }}>
            <DocumentThumb
              kind={kind}
              category={nth(['marketing', 'leadership', 'technology'], i)}
              seed={`kn${i + 1}`}
            />
          </span>
        ))}
        <div className="showcase-row" style={{ width: 220 }}>
          {files.map((kind) => (
            <FileGlyph key={kind} kind={kind} size={24} />
          ))}
        </div>
        <Mark size={56} />
      </div>
    </Part>
  )
}
