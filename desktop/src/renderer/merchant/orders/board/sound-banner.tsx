import { Button } from '@sufra/shared/ui/button'
import { VolumeX } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { alarm } from '../../../common/bridge/bridge.ts'
import { useSound } from '../../../common/sound/use-sound.ts'

/** Shown while the browser blocks sound, below the orders so that they keep their places when it comes and goes. */
export const SoundBanner = () => {
  const { t } = useTranslation()
  if (useSound() !== 'blocked') return null
  return (
    <p className="sticky bottom-0 z-10 mt-auto flex items-center gap-3 bg-saffron-soft px-4 py-2 font-semibold text-saffron">
      <VolumeX aria-hidden className="size-5" /> <span className="grow">{t('board.soundOff')}</span>
      <Button kind="secondary" onClick={alarm.turnOn}>
        {t('board.turnOn')}
      </Button>
    </p>
  )
}
