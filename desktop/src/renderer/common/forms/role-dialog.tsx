import { Button } from '@sufra/shared/ui/button'
import { Dialog } from '@sufra/shared/ui/dialog'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

type Props = {
  title: string
  description?: string
  save: string
  /** Whether another role is chosen. */
  isChanged: boolean
  isBusy: boolean
  onSave: () => void
  onClose: () => void
  /** The choice of a role. */
  children: ReactNode
}

/** Changes the role of a person. */
export const RoleDialog = ({ title, description, save, isChanged, isBusy, onSave, onClose, children }: Props) => {
  const { t } = useTranslation()
  return (
    <Dialog
      isOpen
      isForm
      onClose={onClose}
      title={title}
      description={description}
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button disabled={!isChanged} isBusy={isBusy} onClick={onSave}>
            {save}
          </Button>
        </>
      }
    >
      <div className={`flex flex-col gap-4 ${description === undefined ? '' : 'pt-4'}`}>{children}</div>
    </Dialog>
  )
}
