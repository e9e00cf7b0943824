import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useObjectUrl } from '../../../common/pictures/use-object-url.ts'
import { PanArea } from './pan-area.tsx'
import { useElementSize } from './use-element-size.ts'
import { drawnSize, rotatedSize, type Size, type View } from './view.ts'
import { FaultNote } from './viewer-note.tsx'

type Props = { file: Blob; label: string; view: View }

export const PictureView = ({ file, label, view }: Props) => {
  const { t } = useTranslation()
  const url = useObjectUrl(file)
  const { measure, size } = useElementSize()
  const [intrinsic, setIntrinsic] = useState<Size | 'damaged'>()
  if (intrinsic === 'damaged') return <FaultNote title={t('viewer.damaged')} />
  const drawn = intrinsic && size && drawnSize(intrinsic, size, view, 'whole')
  return (
    <PanArea label={label} measure={measure}>
      <div className="relative m-auto shrink-0 overflow-hidden" style={drawn && rotatedSize(drawn, view.rotation)}>
        {url && (
          <img
            src={url}
            alt={label}
            draggable={false}
            onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => setIntrinsic({ width: naturalWidth, height: naturalHeight })}
            onError={() => setIntrinsic('damaged')}
            className={`absolute start-1/2 top-1/2 max-w-none shadow-float ${drawn ? '' : 'invisible'}`}
            style={{ ...drawn, transform: `translate(-50%, -50%) rotate(${view.rotation}deg)` }}
          />
        )}
      </div>
    </PanArea>
  )
}
