import { Button } from '@sufra/shared/ui/button'
import { Dialog } from '@sufra/shared/ui/dialog'
import { CircleCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from '../../common/pages/router.ts'

/** Confirms that a cuisine was added, and links to the menu. */
export const SuccessDialog = ({ name, onClose }: { name: string; onClose: () => void }) => {
  const { t } = useTranslation()
  const navigate = useNavigate()
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('cuisines.success.title')}
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            {t('cuisines.success.close')}
          </Button>
          <Button onClick={() => void navigate('/merchant/menu')}>{t('cuisines.success.toMenu')}</Button>
        </>
      }
    >
      <p className="flex items-center gap-3 wrap-anywhere">
        <CircleCheck aria-hidden className="size-8 shrink-0 text-green" /> <span>{t('cuisines.success.text', { name })}</span>
      </p>
    </Dialog>
  )
}
