import { Drawer } from '@base-ui/react/drawer'
import { X } from 'lucide-react'
import { useEffect, useEffectEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from './icon-button.tsx'
import { sheets } from './sheets.ts'

type Props = {
  isOpen: boolean
  onClose: () => void
  title: string
  children: ReactNode
  /** The footer stays at the bottom while the rest scrolls. */
  footer?: ReactNode
}

/** Bottom sheet, the dialog of the diner app. A swipe, Escape, a tap outside and the back button close it. */
export const Sheet = ({ isOpen, onClose, title, children, footer }: Props) => {
  const { t } = useTranslation()
  const close = useEffectEvent(onClose)
  useEffect(() => (isOpen ? sheets.add(() => close()) : undefined), [isOpen])
  return (
    <Drawer.Root open={isOpen} onOpenChange={(open) => !open && onClose()} swipeDirection="down">
      <Drawer.Portal>
        <Drawer.Backdrop className="fixed inset-0 z-40 bg-shade transition-opacity duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Drawer.Viewport className="fixed inset-0 z-50 flex items-end justify-center">
          <Drawer.Popup className="flex max-h-[92dvh] w-full max-w-xl translate-y-(--drawer-swipe-movement-y) flex-col rounded-t-2xl bg-card shadow-float transition-transform duration-200 data-ending-style:translate-y-full data-starting-style:translate-y-full data-swiping:transition-none">
            <div aria-hidden className="mx-auto mt-2 h-1 w-10 shrink-0 rounded-full bg-line" />
            <header className="flex shrink-0 items-center gap-2 ps-5 pe-2 pt-1">
              <Drawer.Title className="line-clamp-3 grow text-lg font-bold">{title}</Drawer.Title>
              <Drawer.Close render={<IconButton icon={X} label={t('common.close')} />} />
            </header>
            <Drawer.Content className="grow overflow-y-auto overscroll-contain px-5 pt-1 pb-5">{children}</Drawer.Content>
            {footer && <footer className="shrink-0 border-t border-line p-4 pb-[max(1rem,env(safe-area-inset-bottom))]">{footer}</footer>}
          </Drawer.Popup>
        </Drawer.Viewport>
      </Drawer.Portal>
    </Drawer.Root>
  )
}
