import { Dialog } from '@base-ui/react/dialog'
import { IconButton } from '@sufra/shared/ui/icon-button'
import { X } from 'lucide-react'
import { useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

type Props = { title: string; onClose: () => void; children: ReactNode; actions?: ReactNode }

/**
 * Details of a row beside its list, at the inline end of the page. The drawer itself has the focus, not its close button. Escape and a
 * click outside close it.
 */
export const Drawer = ({ title, onClose, children, actions }: Props) => {
  const { t } = useTranslation()
  const popup = useRef<HTMLDivElement>(null)
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-40 bg-shade transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Dialog.Popup
          ref={popup}
          initialFocus={popup}
          className="fixed inset-y-0 end-0 z-40 flex w-[32rem] max-w-full flex-col border-s border-line bg-card shadow-float outline-none transition-transform duration-200 data-ending-style:translate-x-full data-starting-style:translate-x-full rtl:data-ending-style:-translate-x-full rtl:data-starting-style:-translate-x-full"
        >
          <header className="flex items-center gap-2 border-b border-line py-2 ps-5 pe-2">
            <Dialog.Title className="min-w-0 grow text-lg font-bold">{title}</Dialog.Title>
            <Dialog.Close render={<IconButton icon={X} label={t('common.close')} />} />
          </header>
          <div className="flex grow flex-col gap-5 overflow-y-auto p-5">{children}</div>
          {actions && <footer className="flex flex-wrap justify-end gap-2 border-t border-line p-4 empty:hidden">{actions}</footer>}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
