import { FileWarning } from 'lucide-react'

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
