import { IconButton } from '@sufra/shared/ui/icon-button'
import { Minus, Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'

type Props = { count: number; min: number; max: number; label: string; onDecrease: () => void; onIncrease: () => void }

/** A number with buttons to decrease and increase it. */
export const Stepper = ({ count, min, max, label, onDecrease, onIncrease }: Props) => {
  const { t } = useTranslation()
  return (
    <div role="group" aria-label={label} className="flex items-center rounded-card border border-line bg-card">
      <IconButton icon={Minus} label={t('cart.less', { name: label })} disabled={count <= min} onClick={onDecrease} />
      <output aria-live="polite" className="figures min-w-6 text-center font-bold">
        {count}
      </output>
      <IconButton icon={Plus} label={t('cart.more', { name: label })} disabled={count >= max} onClick={onIncrease} />
    </div>
  )
}
