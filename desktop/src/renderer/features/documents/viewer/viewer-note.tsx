import { FileWarning } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useKnownSession } from '../../../common/session/session.ts'

type Props = { title: string; text?: string }

/** Shown instead of a file that cannot be displayed. */
export const ViewerNote = ({ title, text }: Props) => (
  <div role="alert" className="m-auto flex max-w-sm flex-col items-center gap-3 p-6 text-center">
    <span className="grid size-14 place-items-center rounded-full bg-red-soft text-red">
      <FileWarning aria-hidden className="size-6" />
    </span>
    <p className="font-bold">{title}</p>
    {text && <p className="text-sm text-ink-soft">{text}</p>}
  </div>
)

/** Shown instead of a faulty file, with advice. */
export const FaultNote = ({ title }: Pick<Props, 'title'>) => {
  const { t } = useTranslation()
  const isAdministrator = useKnownSession()?.user?.role === 'admin'
  return <ViewerNote title={title} text={t(isAdministrator ? 'viewer.rejectHint' : 'viewer.replaceHint')} />
}
