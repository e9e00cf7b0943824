import { Button } from '@sufra/shared/ui/button'
import { Sheet } from '@sufra/shared/ui/sheet'
import { useTranslation } from 'react-i18next'
import { clearCart } from '../session/session.ts'

type Props = { isOpen: boolean; onClose: () => void; onCleared: () => void }

/** Spec §8: shown before the first item of another restaurant is added. */
export const ClearCartPrompt = ({ isOpen, onClose, onCleared }: Props) => {
  const { t } = useTranslation()
  const clear = () => {
    clearCart()
    onCleared()
  }
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={t('cartPage.clearTitle')}
      footer={
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-3">
          <Button kind="secondary" size="large" onClick={onClose}>
            {t('cartPage.keep')}
          </Button>
          <Button size="large" onClick={clear}>
            {t('cartPage.clear')}
          </Button>
        </div>
      }
    >
      <p className="text-ink-soft">{t('cartPage.clearQuestion')}</p>
    </Sheet>
  )
}
