import { Menu } from '@base-ui/react/menu'
import { EllipsisVertical, type LucideIcon } from 'lucide-react'
import { useState } from 'react'

export type RowAction = { label: string; icon: LucideIcon; onChoose: () => void; isDanger?: boolean }
type Props = { label: string; actions: RowAction[] }

/** The actions of a row, in a menu. */
export const RowMenu = ({ label, actions }: Props) => {
  // The menu is rendered within `main`, so that screen readers find it by landmarks.
  const [main, setMain] = useState<HTMLElement | null>()
  return (
    <Menu.Root>
      <Menu.Trigger
        ref={(trigger: HTMLElement | null) => setMain(trigger?.closest('main'))}
        aria-label={label}
        title={label}
        className="grid size-11 shrink-0 place-items-center rounded-card hover:bg-raised"
      >
        <EllipsisVertical aria-hidden className="size-5" />
      </Menu.Trigger>
      <Menu.Portal container={main}>
        <Menu.Positioner align="end" sideOffset={4} className="z-50">
          <Menu.Popup className="min-w-44 rounded-card border border-line bg-card p-1 shadow-float outline-none">
            {actions.map(({ label: text, icon: Icon, onChoose, isDanger }) => (
              <Menu.Item
                key={text}
                onClick={onChoose}
                className={`flex min-h-11 cursor-pointer items-center gap-3 rounded-card px-3 text-sm font-semibold outline-none data-highlighted:bg-raised ${isDanger ? 'text-red' : ''}`}
              >
                <Icon aria-hidden className="size-4" /> <span>{text}</span>
              </Menu.Item>
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}
