import { IconButton } from '@sufra/shared/ui/icon-button'
import { Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'

type Props = {
  icon: ReactNode
  title: ReactNode
  detail?: string
  isChosen: boolean
  onChoose: () => void
  removal?: { label: string; isBusy?: boolean; onRemove: () => void }
}

/** A way to pay: a radio button as a row, with a button to remove a saved one. */
export const ChoiceRow = ({ icon, title, detail, isChosen, onChoose, removal }: Props) => (
  <div className="flex items-center pe-1 has-checked:bg-brand-soft">
    <label className="flex min-h-12 min-w-0 grow cursor-pointer flex-wrap items-center gap-x-3 gap-y-1 py-1 ps-4 pe-3 -outline-offset-2 has-focus-visible:outline-2 has-focus-visible:outline-brand">
      <input type="radio" name="paymentChoice" className="peer sr-only" checked={isChosen} onChange={onChoose} />
      <span
        aria-hidden
        className="size-5 shrink-0 rounded-full border-2 border-ink-soft bg-card transition-[border-width] duration-150 peer-checked:border-6 peer-checked:border-brand"
      />
      <span className="grid h-8 w-11 shrink-0 place-items-center rounded-lg border border-line bg-white">{icon}</span>
      <span className="flex min-w-0 grow basis-24 flex-wrap items-baseline gap-x-3">
        <span className="font-semibold">{title}</span>
        {detail && <span className="text-sm text-ink-soft">{detail}</span>}
      </span>
    </label>
    {removal && (
      <IconButton icon={Trash2} label={removal.label} className="text-ink-soft" disabled={removal.isBusy} onClick={removal.onRemove} />
    )}
  </div>
)
