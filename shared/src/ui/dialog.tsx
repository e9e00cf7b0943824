import { Dialog as Base } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import { useEffect, useRef, useState, type FocusEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from './button.tsx'
import { IconButton } from './icon-button.tsx'
import { keepFocus } from './keep-focus.ts'
import { OwnElements } from './translation/own-elements.tsx'

type Props = {
  isOpen: boolean
  onClose: () => void
  title: string
  description?: string
  children?: ReactNode
  /** Buttons in the footer, the primary one last. */
  actions?: ReactNode
  size?: 'normal' | 'wide'
  /** A click outside does not close a form, and Escape asks for confirmation before typed text is discarded. */
  isForm?: boolean
}

const fieldOrMainButton = ':is(input, select, textarea, button[data-kind=primary]):enabled:not([hidden], [type=hidden], [tabindex="-1"])'

/** The first field or the main button, whichever comes first; of radio buttons, the chosen one. */
const firstControl = (popup: HTMLElement | null) => {
  const first = popup?.querySelector<HTMLElement>(fieldOrMainButton)
  if (!(first instanceof HTMLInputElement) || first.type !== 'radio') return first
  return popup?.querySelector<HTMLElement>(`[name="${CSS.escape(first.name)}"]:checked`) ?? first
}

/** Numbers of dialogs in the order of opening: dialogs in their first render, and open dialogs. */
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
 * Returns whether this is the newest open dialog. A dialog that another one replaces would return the focus to the page behind both. The
 * number counts from the first render, because the focus is returned before the effects of the next dialog run.
 */
const useIsNewest = () => {
  const [number] = useState(openNext)
  useEffect(() => {
    openDialogs.add(number)
    return () => void openDialogs.delete(number)
  }, [number])
  return () => [...opening, ...openDialogs].every((other) => other <= number)
}

const typedInto = 'textarea, input:not([type]), input:is([type=text], [type=email], [type=tel], [type=url], [type=number])'
type TextField = HTMLInputElement | HTMLTextAreaElement

/** Whether the text of a field differs from its text at the first focus. */
const useTypedText = () => {
  const before = useRef(new Map<TextField, string>())
  return {
    remember: ({ target, currentTarget }: FocusEvent) => {
      // React treats a dialog above this one as a child, but the document does not.
      if (!target.matches(typedInto) || !currentTarget.contains(target)) return
      const field = target as TextField // guaranteed by the selector
      if (!before.current.has(field)) before.current.set(field, field.value)
    },
    hasTyped: () => [...before.current].some(([field, value]) => field.isConnected && field.value !== value),
  }
}

/**
 * Modal dialog of the desk. Escape closes it, and so does a click outside unless it is a form. Without a field or a main button, the dialog
 * itself has the focus.
 */
export const Dialog = ({ isOpen, onClose, title, description, children, actions, size = 'normal', isForm = false }: Props) => {
  const { t } = useTranslation()
  const popup = useRef<HTMLDivElement>(null)
  const isNewest = useIsNewest()
  const { remember, hasTyped } = useTypedText()
  const [isAsking, setAsking] = useState(false)
  const close = () => (isForm && hasTyped() ? setAsking(true) : onClose())
  const discard = () => {
    setAsking(false)
    onClose()
  }
  return (
    <Base.Root open={isOpen} onOpenChange={(open) => !open && close()} disablePointerDismissal={isForm}>
      <Base.Portal>
        <Base.Backdrop
          forceRender
          className="fixed inset-0 z-50 bg-shade transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0"
        />
        <Base.Popup
          ref={popup}
          onFocus={remember}
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
          {isAsking && (
            <Dialog
              isOpen
              onClose={() => setAsking(false)}
              title={t('list.discardTitle')}
              actions={
                <>
                  <Button kind="danger" onClick={discard}>
                    {t('list.discard')}
                  </Button>
                  <Button onClick={() => setAsking(false)}>{t('list.keepEditing')}</Button>
                </>
              }
            />
          )}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}
