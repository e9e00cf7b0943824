import { Dialog } from '@base-ui/react/dialog'
import { IconButton } from '@sufra/shared/ui/icon-button'
import { OwnElements } from '@sufra/shared/ui/translation/own-elements'
import { Menu, X } from 'lucide-react'
import { useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from '../../common/pages/router.ts'

type Props = { title: string; openLabel: string; children: (closeButton: ReactNode) => ReactNode }

/** A button that opens a drawer from the inline start of the page. Closes on navigation, with Escape and by a tap outside. */
export const SideDrawer = ({ title, openLabel, children }: Props) => {
  const { t } = useTranslation()
  const { key } = useLocation()
  const [openAt, setOpenAt] = useState<string>()
  const popup = useRef<HTMLDivElement>(null)
  return (
    <Dialog.Root open={openAt === key} onOpenChange={(isOpen) => setOpenAt(isOpen ? key : undefined)}>
      <Dialog.Trigger render={<IconButton icon={Menu} label={openLabel} />} />
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-40 bg-shade transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Dialog.Popup
          ref={popup}
          initialFocus={() => popup.current?.querySelector<HTMLElement>('a') ?? true}
          className="fixed inset-y-0 start-0 z-50 flex w-72 max-w-[85vw] flex-col gap-1 overflow-y-auto bg-card p-3 shadow-float transition-transform duration-200 data-ending-style:-translate-x-full data-starting-style:-translate-x-full rtl:data-ending-style:translate-x-full rtl:data-starting-style:translate-x-full"
        >
          <Dialog.Title className="sr-only">{title}</Dialog.Title>
          <OwnElements>
            {children(<Dialog.Close render={<IconButton icon={X} label={t('common.close')} className="-me-2" />} />)}
          </OwnElements>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
