import { OwnElements } from '@sufra/shared/ui/translation/own-elements'
import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'

type Props = { title: string; addLabel: string; onAdd: (() => void) | undefined; isDisabled: boolean; children: ReactNode }

/** The ways to pay of one kind, and the button that adds one. */
export const MethodGroup = ({ title, addLabel, onAdd, isDisabled, children }: Props) => (
  <fieldset disabled={isDisabled} className="mx-4 mb-5 min-w-0">
    <legend className="pb-2 font-bold">{title}</legend>
    <div className="divide-y divide-line overflow-hidden rounded-card border border-line bg-card">
      <OwnElements>{children}</OwnElements>
      {onAdd && (
        <button
          type="button"
          onClick={onAdd}
          className="flex min-h-14 w-full items-center gap-3 px-4 text-start font-semibold text-brand -outline-offset-2 transition-colors duration-150 hover:bg-raised disabled:opacity-55"
        >
          <Plus aria-hidden className="size-5 shrink-0" />
          <span>{addLabel}</span>
        </button>
      )}
    </div>
  </fieldset>
)
