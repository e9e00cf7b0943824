import { Dialog as Base } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from './icon-button.tsx'
import { keepFocus } from './keep-focus.ts'
import { OwnElements } from './own-elements.tsx'

type Props = {
  isOpen: boolean
  onClose: () => void
  title: string
  description?: string
  children?: ReactNode
  /** Buttons in the footer, the primary one last. */
  actions?: ReactNode
  size?: 'normal' | 'wide'
  /** A click outside does not close a form, so that no input is lost. */
  isForm?: boolean
}

const fieldOrMainButton = ':is(input, select, textarea, button[data-kind=primary]):enabled:not([hidden], [type=hidden], [tabindex="-1"])'

/** The first field or the main button, whichever is first; of radio buttons the chosen one. */
const firstControl = (popup: HTMLElement | null) => {
  const first = popup?.querySelector<HTMLElement>(fieldOrMainButton)
  if (!(first instanceof HTMLInputElement) || first.type !== 'radio') return first
  return popup?.querySelector<HTMLElement>(`[name="${CSS.escape(first.name)}"]:checked`) ?? first
}

/** Numbers of dialogs in the order in which they are opened: those that are rendered for the first time, and those that are open. */
const opening = new Set<number>()
const openDialogs = new Set<number>()
let lastOpened = 0

const openNext = () => {
  lastOpened += 1
  const number = lastOpened
  opening.add(number)
  setTimeout(() => opening.delete(number))
  return number
}

/**
 * Returns whether no dialog was opened after this one: a dialog that another one replaces would give the focus to the page behind both. It counts from its
 * first render, because the focus is given back before the effects of the next dialog run.
 */
const useIsNewest = () => {
  const [number] = useState(openNext)
  useEffect(() => {
    openDialogs.add(number)
    return () => void openDialogs.delete(number)
  }, [number])
  return () => [...opening, ...openDialogs].every((other) => other <= number)
}

/** Modal dialog of the desk. Closed by Escape, and by a click outside unless it is a form. Without a field and a main button it has the focus itself. */
export const Dialog = ({ isOpen, onClose, title, description, children, actions, size = 'normal', isForm = false }: Props) => {
  const { t } = useTranslation()
  const popup = useRef<HTMLDivElement>(null)
  const isNewest = useIsNewest()
  return (
    <Base.Root open={isOpen} onOpenChange={(open) => !open && onClose()} disablePointerDismissal={isForm}>
      <Base.Portal>
        <Base.Backdrop
          forceRender
          className="fixed inset-0 z-50 bg-shade transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0"
        />
        <Base.Popup
          ref={popup}
          initialFocus={() => firstControl(popup.current) ?? popup.current}
          finalFocus={isNewest}
          className={`fixed start-1/2 top-1/2 z-50 flex max-h-[90vh] w-[calc(100vw-2rem)] -translate-y-1/2 flex-col rounded-card border border-line bg-card shadow-float outline-none transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0 ltr:-translate-x-1/2 rtl:translate-x-1/2 ${size === 'wide' ? 'max-w-2xl' : 'max-w-md'}`}
        >
          <header className="flex items-center gap-2 border-b border-line ps-5 pe-2 pt-2 pb-2">
            <Base.Title className="min-w-0 grow text-lg font-bold">{title}</Base.Title>
            <Base.Close onMouseDown={keepFocus} render={<IconButton icon={X} label={t('common.close')} />} />
          </header>
          <div className="overflow-y-auto p-5">
            {description && <Base.Description className="text-sm text-ink-soft">{description}</Base.Description>}
            <OwnElements>{children}</OwnElements>
          </div>
          {actions && (
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the buttons in it are interactive
            <footer onMouseDown={keepFocus} className="flex flex-wrap justify-end gap-2 border-t border-line p-4 empty:hidden">
              {actions}
            </footer>
          )}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}
