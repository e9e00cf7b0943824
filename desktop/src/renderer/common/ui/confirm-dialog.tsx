import { Button } from '@sufra/shared/ui/button'
import { Dialog } from '@sufra/shared/ui/dialog'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

type Props = {
  title: string
  subtitle: string
  action: string
  isDanger?: boolean
  isBusy?: boolean
  onConfirm: () => void
  onClose: () => void
  /** Details below the question. */
  children?: ReactNode
}

/** Asks for confirmation of an action. */
export const ConfirmDialog = ({ title, subtitle, action, isDanger = false, isBusy = false, onConfirm, onClose, children }: Props) => {
  const { t } = useTranslation()
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      description={subtitle}
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button kind={isDanger ? 'danger' : 'primary'} isBusy={isBusy} onClick={onConfirm}>
            {action}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
