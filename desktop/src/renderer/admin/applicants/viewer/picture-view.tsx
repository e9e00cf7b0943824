import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useObjectUrl } from '../../../app/pictures/use-object-url.ts'
import { Stage } from './stage.tsx'
import { useSize } from './use-size.ts'
import { drawnSize, turnedSize, type Size, type View } from './view.ts'
import { ViewerNote } from './viewer-note.tsx'

type Props = { file: Blob; label: string; view: View }

export const PictureView = ({ file, label, view }: Props) => {
  const { t } = useTranslation()
  const url = useObjectUrl(file)
  const { measure, size } = useSize()
  const [natural, setNatural] = useState<Size | 'damaged'>()
  if (natural === 'damaged') return <ViewerNote title={t('viewer.damaged')} text={t('viewer.rejectHint')} />
  const drawn = natural && size && drawnSize(natural, size, view, 'whole')
  return (
    <Stage label={label} measure={measure}>
      <div className="relative m-auto shrink-0 overflow-hidden" style={drawn && turnedSize(drawn, view.turned)}>
        {url && (
          <img
            src={url}
            alt={label}
            draggable={false}
            onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => setNatural({ width: naturalWidth, height: naturalHeight })}
            onError={() => setNatural('damaged')}
            className={`absolute start-1/2 top-1/2 max-w-none shadow-float ${drawn ? '' : 'invisible'}`}
            style={{ ...drawn, transform: `translate(-50%, -50%) rotate(${view.turned}deg)` }}
          />
        )}
      </div>
    </Stage>
  )
}
